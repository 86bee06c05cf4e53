// The grid's data and what may be done with it, for a product and a view.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { mayPass } from '#engine/model/access.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { checkDrafts, shownAmounts, warnOf, type CellErrors } from './cell-findings.ts';
import { draftedPrices, indexPrices, keyOf, removePrice, typeAmount, without } from './grid-model.ts';
import type { CellAt, Drafts, PriceData, View } from './grid-types.ts';
import { readPriceData } from './price-calls.ts';
import { cellAt, columnsOf, type PriceGrid } from './price-grid.ts';
import type { PriceDrafts } from './use-price-drafts.ts';
import type { Refusals } from './use-save-prices.ts';

const nothing: PriceData = { types: [], validities: [], prices: [] };

export function usePriceData(productId: string) {
  return useQuery({
    queryKey: [recordsKey, 'productPrice', 'grid', productId],
    queryFn: ({ signal }) => readPriceData(productId, signal),
  });
}

interface GridParts {
  readonly data: PriceData | undefined;
  readonly typed: PriceDrafts;
  readonly view: View;
  readonly refusals: Refusals;
  /** Told of the cell that is typed in. */
  readonly touch: (key: string) => void;
}

export function usePriceGrid({ data = nothing, typed, view, refusals, touch }: GridParts): PriceGrid {
  const { drafts, setDrafts, hold, overtaken } = typed;
  const t = useText();
  const { roles, may } = useSession();
  const entity = entityOf('productPrice');
  const shown = useMemo(() => shownAmounts(entity, (access) => mayPass(access, roles)), [entity, roles]);
  const stored = useMemo(() => indexPrices(data.prices), [data]);
  const drafted = useMemo(() => draftedPrices(data, drafts), [data, drafts]);
  const own = useMemo(
    () => checkDrafts(entity, data, { drafts, shown, t: (key, params) => t(key, params) }),
    [entity, data, drafts, shown, t],
  );
  const cells = useMemo(
    () => columnsOf({ data }).flatMap((column) => data.types.map(({ id }) => cellAt(view, id, column))),
    [data, view],
  );
  const warnings = useMemo(() => warnOf(data, drafts, cells), [data, drafts, cells]);
  const change = (at: CellAt, next: Drafts) => {
    touch(keyOf(at));
    setDrafts(next);
  };
  return {
    entity,
    data,
    drafts,
    view,
    shown,
    stored,
    drafted,
    warnings,
    readOnly: !may('productPrice', 'update') || !may('productPrice', 'create'),
    errors: mergeErrors(own, refusals.errors, drafts),
    stale: [...new Set([...refusals.stale, ...overtaken])].filter((key) => drafts[key] !== undefined),
    hold,
    type: (at, amount, value) => change(at, typeAmount(data, drafts, { at, amount, value })),
    remove: (at) => change(at, removePrice(data, drafts, at)),
    discard: (at) => change(at, without(drafts, at)),
  };
}

/** What the server said goes as soon as the cell is left alone or is wrong by itself. */
function mergeErrors(
  own: PriceGrid['errors'],
  theirs: PriceGrid['errors'],
  drafts: Drafts,
): Readonly<Record<string, CellErrors>> {
  const open = Object.entries(theirs).filter(([key]) => drafts[key] !== undefined);
  return { ...Object.fromEntries(open), ...own };
}

/** Channels that the product is sold in, or has prices for. */
export function channelIdsOf(product: RecordValues, data: PriceData | undefined): string[] {
  const sold = Array.isArray(product['salesChannelIds']) ? product['salesChannelIds'].map(String) : [];
  return [...new Set([...sold, ...(data?.prices ?? []).flatMap(({ salesChannelId }) => salesChannelId ?? [])])];
}
