// Many prices of a product written at once, as the grid of types × validities saves them: all or none, each through the
// ordinary writing of records.
import { entities } from '#generated/entities.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Actor } from '#engine/server/actor.ts';
import { ApiError, invalid } from '#engine/server/http/api-error.ts';
import type { RouteParts } from '#engine/server/module.ts';
import type { Values } from '#engine/server/records/present-record.ts';

/** The body of the call. */
export interface PriceGrid {
  readonly changes: readonly CellChange[];
}

interface GridRequest extends PriceGrid {
  readonly actor: Actor;
  readonly productId: string;
}

/** One cell: a new price (no `id`), a changed one, or one that goes (`remove`). */
interface CellChange extends Values {
  readonly id?: string;
  readonly version?: number;
  readonly remove?: boolean;
}

interface Refused {
  readonly index: number;
  readonly error: ApiError;
}

/** The prices as they are after it, in the order of the changes; those that went are left out. */
export async function savePriceGrid(
  { database, records }: RouteParts,
  { actor, productId, changes }: GridRequest,
): Promise<{ readonly prices: readonly Values[] }> {
  await records.read('product', { id: productId }, actor);
  const prices = await database.transaction(async () => {
    const written: Values[] = [];
    const refused: Refused[] = [];
    // What goes does so last: the price that takes its place is there by then.
    const ordered = [...changes.entries()].sort(
      ([, a], [, b]) => Number(a.remove === true) - Number(b.remove === true),
    );
    for (const [index, change] of ordered) {
      try {
        const price = await writeCell(records, { actor, productId, change });
        if (price !== undefined) written.push(price);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refused.push({ index, error });
        // What the database itself refused has ended the transaction: nothing more can be asked of it.
        if (error.invalid?.problems.some(({ rule }) => rule === 'unique')) break;
      }
    }
    if (refused.length > 0) throw refusalOf(refused);
    return written;
  });
  return { prices };
}

interface Cell {
  readonly actor: Actor;
  readonly productId: string;
  readonly change: CellChange;
}

async function writeCell(
  records: RouteParts['records'],
  { actor, productId, change }: Cell,
): Promise<Values | undefined> {
  const { id, version, remove, ...values } = change;
  if (id === undefined) return records.create('productPrice', { body: values, actor, parentId: productId });
  const at = { id, parentId: productId };
  if (remove !== true) return records.update('productPrice', at, { body: values, actor, version });
  await records.remove('productPrice', at, { actor, version });
  return undefined;
}

/** One answer for all cells: somebody else was faster, what is wrong in which, or the first refusal of another kind. */
function refusalOf(refused: readonly Refused[]): ApiError {
  const stale = refused.filter(({ error }) => error.code === 'STALE' || error.code === 'NOT_FOUND');
  if (stale.length > 0)
    return new ApiError(
      'STALE',
      {},
      { cells: stale.map(({ index, error }) => ({ index, current: error.extra.current ?? null })) },
    );
  const wrong = refused.filter(({ error }) => error.code === 'VALIDATION');
  if (wrong.length > 0)
    return invalid(
      entities.productPrice,
      wrong.flatMap(({ index, error }) => (error.invalid?.problems ?? []).map((problem) => inCell(index, problem))),
    );
  const [first] = refused;
  if (first === undefined) throw new Error('nothing was refused');
  return new ApiError(first.error.refusal, first.error.params, {
    ...first.error.extra,
    cells: refused.map(({ index }) => ({ index })),
  });
}

function inCell(index: number, problem: Problem): Problem {
  return { ...problem, path: ['changes', index, ...problem.path] };
}
