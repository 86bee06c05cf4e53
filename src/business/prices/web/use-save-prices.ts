// Saving the grid: all cells in one call; what is refused comes back to its cell.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#engine/web/api/client.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { savePrices } from './price-calls.ts';
import type { CellErrors } from './cell-findings.ts';
import { keyOf, type SentChange } from './grid-model.ts';
import { amounts } from './grid-types.ts';

/** What the server said of the cells that were sent, by cell. */
export interface Refusals {
  readonly errors: Readonly<Record<string, CellErrors>>;
  /** Cells that somebody else has changed meanwhile. */
  readonly stale: readonly string[];
}

const noRefusals: Refusals = { errors: {}, stale: [] };

export function useSavePrices(productId: string, onSaved: () => void) {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<Refusals>(noRefusals);
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (changes: readonly SentChange[]) => savePrices(productId, changes),
  });
  const forget = () => {
    setRefusals(noRefusals);
    setFailure(undefined);
  };
  const save = async (changes: readonly SentChange[]): Promise<void> => {
    forget();
    try {
      await mutateAsync(changes);
      onSaved();
    } catch (error) {
      setRefusals(refusalsOf(error, changes));
      setFailure(error);
    }
    // Also after a refusal: what others have written is shown beneath what is typed.
    await client.invalidateQueries({ queryKey: [recordsKey] });
  };
  /** What was said of a cell is over when it is typed in again. */
  const touch = (key: string) => {
    const { [key]: _, ...errors } = refusals.errors;
    setRefusals({ errors, stale: refusals.stale.filter((one) => one !== key) });
  };
  return { save, saving: isPending, refusals, failure, forget, touch };
}

function refusalsOf(error: unknown, changes: readonly SentChange[]): Refusals {
  const body = error instanceof ApiFailure ? error.body : undefined;
  if (!isRecord(body)) return noRefusals;
  const keyAt = (index: unknown) =>
    typeof index === 'number' && changes[index] !== undefined ? [keyOf(changes[index].at)] : [];
  const cells = Array.isArray(body['cells']) ? body['cells'].filter(isRecord) : [];
  const named = isRecord(body['errors']) && Array.isArray(body['errors']['changes']) ? body['errors']['changes'] : [];
  return {
    errors: Object.fromEntries(
      named.flatMap((errors: unknown, index) =>
        keyAt(index).flatMap((key): [string, CellErrors][] =>
          isRecord(errors) && Object.keys(errors).length > 0 ? [[key, cellErrors(errors)]] : [],
        ),
      ),
    ),
    stale: body['code'] === 'STALE' ? cells.flatMap(({ index }) => keyAt(index)) : [],
  };
}

/** What belongs to no amount is said at the sales price. */
function cellErrors(errors: Readonly<Record<string, unknown>>): CellErrors {
  const texts = Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(
    texts.map(([name, text]) => [amounts.find((amount) => amount === name) ?? 'salesPrice', text]),
  );
}
