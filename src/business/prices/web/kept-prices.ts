// What an ended session has kept of the price grid, read back. It comes from the browser's storage, perhaps from an
// older version of the web app: what isn't all as it should be is none.
import { isRecord } from '#engine/web/api/is-record.ts';
import { keyOf } from './grid-model.ts';
import {
  amounts,
  seasons,
  type Amount,
  type CellAt,
  type Draft,
  type Drafts,
  type HalfTyped,
  type PriceData,
  type View,
} from './grid-types.ts';
import { columnsOf, type PriceGrid } from './price-grid.ts';

/** Drafts, and which version of its price each was begun on; a new price has none. */
export interface Begun {
  readonly drafts: Drafts;
  readonly versions: Readonly<Record<string, number>>;
}

/** Centavos that prices may be rounded to. */
export const roundings: readonly number[] = [1, 10, 50, 100, 500];

/** In the dialog that copies a column; the default price is the column ''. */
export interface CopyChoice {
  readonly from: string;
  readonly to: string;
  readonly percent: string;
  readonly rounding: number;
}

/** With the layer that the copy is made in. */
export interface CopyWork extends CopyChoice {
  readonly view: View;
}

const none: Begun = { drafts: {}, versions: {} };

export function readBegun(stored: unknown): Begun {
  if (!isRecord(stored)) return none;
  const { drafts, versions } = stored;
  return isEach(drafts, isDraft) &&
    isEach(versions, isNumber) &&
    Object.entries(drafts).every(([key, { at }]) => keyOf(at) === key)
    ? { drafts, versions }
    : none;
}

export function readHalfTyped(stored: unknown): HalfTyped | undefined {
  if (!isRecord(stored)) return undefined;
  const { at, amount, text } = stored;
  return isCellAt(at) && isAmount(amount) && typeof text === 'string' ? { at, amount, text } : undefined;
}

/** The dialog's name among the forms that an ended session keeps. */
export function copyColumnForm(productId: string): string {
  return `copyColumn:${productId}`;
}

export function readCopyWork(stored: unknown): CopyWork | undefined {
  if (!isRecord(stored)) return undefined;
  const { from, to, percent, rounding, view } = stored;
  const isWhole =
    typeof from === 'string' &&
    typeof to === 'string' &&
    typeof percent === 'string' &&
    typeof rounding === 'number' &&
    roundings.includes(rounding) &&
    isView(view);
  return isWhole ? { from, to, percent, rounding, view } : undefined;
}

/** Whether the layer and the columns that the copy was chosen for are still there: it must not write into others. */
export function isStillThere(work: CopyWork, data: PriceData, channelIds: readonly string[]): boolean {
  const { salesChannelId } = work.view;
  return (salesChannelId === undefined || channelIds.includes(salesChannelId)) && hasColumns(work, data);
}

/** Whether the grid shows that layer, with those columns. */
export function fitsGrid(work: CopyWork, { view, data }: Pick<PriceGrid, 'data' | 'view'>): boolean {
  return work.view.season === view.season && work.view.salesChannelId === view.salesChannelId && hasColumns(work, data);
}

function hasColumns({ from, to }: CopyWork, data: PriceData): boolean {
  const columns = columnsOf({ data }).map((column) => column ?? '');
  return columns.includes(from) && columns.includes(to);
}

function isEach<Value>(value: unknown, is: (one: unknown) => one is Value): value is Readonly<Record<string, Value>> {
  return isRecord(value) && Object.values(value).every((one) => is(one));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    isCellAt(value['at']) &&
    isRecord(value['amounts']) &&
    Object.entries(value['amounts']).every(([amount, typed]) => isAmount(amount) && isAmountText(typed))
  );
}

function isCellAt(value: unknown): value is CellAt {
  return (
    isView(value) &&
    'productGridId' in value &&
    typeof value.productGridId === 'string' &&
    (!('validityId' in value) || isOptionalText(value.validityId))
  );
}

function isView(value: unknown): value is View {
  return (
    isRecord(value) && seasons.some((season) => season === value['season']) && isOptionalText(value['salesChannelId'])
  );
}

function isAmount(value: unknown): value is Amount {
  return amounts.some((amount) => amount === value);
}

function isAmountText(value: unknown): boolean {
  return typeof value === 'number' || isOptionalText(value);
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
