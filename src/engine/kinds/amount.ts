// What kinds of numbers share: how a filter's text is read, how they are compared and printed.
import { numberFormat } from '#engine/model/intl.ts';
import { orderedOperators } from './operator-sets.ts';
import type { FilterValue, Kind, Writing } from './kind.ts';
import { inForm, textOf } from './plain-value.ts';

/** The facts of a kind that is counted or measured in whole numbers, as PostgreSQL's `integer`. */
export const wholeAmount = {
  type: 'integer',
  column: 'integer',
  insideType: 'integer',
  operators: orderedOperators,
  sort: 'value',
  amount: true,
  readFilter: (text) => readAmount(text, isInt4),
  filterSchema: { type: 'integer' },
  erased: 0,
} as const satisfies Kind;

/** PostgreSQL's `integer`. */
function isInt4(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
}

export function readAmount(text: string, fits: (value: number) => boolean): FilterValue | undefined {
  const plain = inForm(text, (one) => one.trim() !== '');
  return plain !== undefined && fits(Number(plain)) ? Number(plain) : undefined;
}

/** Among other parts of a cell: with the language's decimal mark, without thousands. */
export function writeAmount(value: unknown, { language }: Pick<Writing, 'language'>, decimals?: number): string {
  if (typeof value !== 'number') return textOf(value);
  return numberFormat(language, {
    useGrouping: false,
    ...(decimals !== undefined && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  }).format(decimals === undefined ? value : value / 10 ** decimals);
}
