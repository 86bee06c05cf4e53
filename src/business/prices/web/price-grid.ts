// What both looks of the grid, table and cards, are given.
import type { Entity } from '#engine/model/entity.ts';
import type { CellErrors, CellWarning } from './cell-findings.ts';
import type { Amount, AmountText, CellAt, Drafts, HalfTyped, Price, PriceData, View } from './grid-types.ts';

export interface PriceGrid {
  readonly entity: Entity;
  readonly data: PriceData;
  readonly drafts: Drafts;
  readonly view: View;
  /** Amounts that the reader may see, in their order. */
  readonly shown: readonly Amount[];
  readonly readOnly: boolean;
  readonly errors: Readonly<Record<string, CellErrors>>;
  readonly warnings: Readonly<Record<string, CellWarning>>;
  /** Cells that somebody else has changed meanwhile. */
  readonly stale: readonly string[];
  /** Stored prices by cell. */
  readonly stored: ReadonlyMap<string, Price>;
  /** Prices as they would be, for what holds where a cell has none. */
  readonly drafted: readonly Price[];
  readonly type: (at: CellAt, amount: Amount, value: AmountText) => void;
  /** Told of each key typed in a cell, and with nothing when the cell is left. */
  readonly hold: (typed: HalfTyped | undefined) => void;
  readonly remove: (at: CellAt) => void;
  /** Forgets what was typed in a cell. */
  readonly discard: (at: CellAt) => void;
}

/** The default price first, then the validities. */
export function columnsOf({ data }: Pick<PriceGrid, 'data'>): readonly (string | undefined)[] {
  return [undefined, ...data.validities.map(({ id }) => id)];
}

export function cellAt(view: View, productGridId: string, validityId: string | undefined): CellAt {
  return {
    productGridId,
    season: view.season,
    ...(validityId !== undefined && { validityId }),
    ...(view.salesChannelId !== undefined && { salesChannelId: view.salesChannelId }),
  };
}
