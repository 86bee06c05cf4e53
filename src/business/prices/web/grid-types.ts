// What the price grid works with.

export const amounts = ['fullPrice', 'salesPrice', 'transferValue', 'serviceFeePercentage'] as const;
export type Amount = (typeof amounts)[number];
/** A number; the text that somebody typed instead; nothing. */
export type AmountText = number | string | undefined;

export const seasons = ['any', 'high', 'low'] as const;

/** The terms of a price: its place in the grid. */
export interface CellAt {
  readonly productGridId: string;
  /** Absent: the default price. */
  readonly validityId?: string;
  readonly season: (typeof seasons)[number];
  /** Absent: every channel of the product. */
  readonly salesChannelId?: string;
}

export interface Price extends CellAt, Partial<Readonly<Record<Amount, number>>> {
  readonly id: string;
  readonly version?: number | undefined;
  readonly currency?: string;
}

export interface PriceType {
  readonly id: string;
  readonly name: string;
  readonly unitType: string;
  readonly halfPrice: boolean;
  readonly status: string;
}

interface Validity {
  readonly id: string;
  readonly name: string;
  readonly validFrom: string;
  readonly validTo: string;
}

export interface PriceData {
  readonly types: readonly PriceType[];
  readonly validities: readonly Validity[];
  readonly prices: readonly Price[];
}

/** A price that is typed over, new, or to go. */
export interface Draft {
  readonly at: CellAt;
  readonly amounts: Partial<Readonly<Record<Amount, AmountText>>>;
  readonly remove?: boolean;
}

/** What stands in the input of a cell that has not been left yet. */
export interface HalfTyped {
  readonly at: CellAt;
  readonly amount: Amount;
  readonly text: string;
}

/** By the key of their cell. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Which layer of the prices is seen. */
export type View = Pick<CellAt, 'season' | 'salesChannelId'>;
