// Values that stay and say something else: R$ 19,99 is stored as 1999, so as a number it would be a hundred times as
// much. Conversions keep what people read; that it changes what is computed and told by the API is for them to permit.
import { defaultCurrency } from '#engine/kinds/currency-of.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Column, Meaning } from '#engine/model/table.ts';

/** A column as far as its values are concerned. */
export type Valued = Pick<Column, 'type' | 'inside'> & Meaning;

const words = { option: 'the label of an option', country: 'the name of a country', yesOrNo: 'yes or no' } as const;

const numberTypes = /^(smallint|integer|bigint|numeric|double precision|real)\b/;

export function isNumber(type: string): boolean {
  return numberTypes.test(type) && !type.endsWith('[]');
}

/** How many decimals a stored whole number has for its reader. */
export function decimalsOf({ kind }: Meaning): number {
  return kind === undefined ? 0 : (fieldKinds[kind].decimals ?? 0);
}

/** From the number that is stored to the one that the other kind stores for what people read. */
export function shift(from: Meaning, to: Meaning): number {
  return isKnown(from, to) ? decimalsOf(to) - decimalsOf(from) : 0;
}

/** What the values would say instead, after the count of them; undefined where they say the same. */
export function changeOfMeaning(from: Valued, to: Valued): string | undefined {
  if (!isKnown(from, to)) return undefined;
  if (from.kind === to.kind) return changeOfCurrency(from, to);
  const became = `are ${from.kind} and become ${to.kind}`;
  const isOfUnit = [from, to].some((one) => decimalsOf(one) > 0);
  if (isOfUnit && (isNumber(from.type) || isNumber(to.type)))
    return `${became}: what people read stays, what is stored, computed and told by the API does not`;
  const [read, readThen] = [from, to].map(({ kind }) => kind && fieldKinds[kind].readAs);
  if (read !== undefined && read !== readThen) return `${became}: people read what is stored, no more ${words[read]}`;
  if (from.refers !== undefined && to.refers === undefined) return `${became}: no link leads to the record any more`;
  if (from.type === 'date' && to.type === 'timestamptz')
    return `${became}: the day becomes its midnight in UTC, which people west of it read as the day before`;
  if (from.type === 'timestamptz' && to.type === 'date')
    return `${became}: of the moment stays its day in UTC, which is another day than the one people read elsewhere`;
  if (from.type === 'timestamptz' && to.type === 'text')
    return `${became}: no day, time zone or period is known of them any more`;
  return undefined;
}

/** Where the records say it nothing is known of what they said before. */
function changeOfCurrency(from: Meaning, to: Meaning): string | undefined {
  const [before, after] = [from, to].map(({ currency = defaultCurrency }) => currency);
  const isSaid = before?.startsWith('=') !== true && after?.startsWith('=') !== true;
  return decimalsOf(from) > 0 && isSaid && before !== after
    ? `are amounts in ${before} and become amounts in ${after}: the numbers stay, what they are worth does not`
    : undefined;
}

/** Ids that are to name records of another entity. */
export function isRetargeted(from: Meaning, to: Meaning): boolean {
  return from.refers !== undefined && to.refers !== undefined && from.refers !== to.refers;
}

function isKnown(from: Meaning, to: Meaning): boolean {
  return from.kind !== undefined && to.kind !== undefined;
}
