// Blacks personal data out of free text: the person's own values, and whatever looks like an e-mail address, a phone
// number or a CPF.
import { isValues } from '#engine/server/records/present-record.ts';
import { blackened } from './personal-fields.ts';
import type { PersonalValue } from './personal-values.ts';
import { writtenPattern } from './value-patterns.ts';

export type Shred = (value: unknown) => unknown;

const email = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[\p{L}]{2,}/giu;
const cpf = /(?<![\w.+-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w-])/g;
const cnpj = /(?<![\w.-])\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?![\w-])/g;
/** With a country, an area, or eight and nine digits written in two parts. */
const phone =
  /(?<![\w.,-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,3}\)|\d{2,3})[ .-]?\d{4,5}[ .-]?\d{4}(?![\w-]|,\d)|(?<![\w.,-])\d{4,5}-\d{4}(?![\w-])|\+\d{8,15}(?!\d)/g;

const patterns = [email, cnpj, cpf, phone] as const;

/** Text and everything inside objects and lists, except their keys. */
export function buildShredder(
  values: readonly PersonalValue[],
  { withPatterns }: { readonly withPatterns: boolean },
): Shred {
  const own = writtenPattern(values);
  const shredText = (text: string) => {
    const withoutOwn = own === undefined ? text : text.replace(own, blackened);
    return withPatterns ? patterns.reduce((left, pattern) => left.replace(pattern, blackened), withoutOwn) : withoutOwn;
  };
  return (value) => shredDeep(value, shredText);
}

function shredDeep(value: unknown, shredText: (text: string) => string): unknown {
  if (typeof value === 'string') return shredText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => shredDeep(item, shredText));
  return isValues(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shredDeep(item, shredText)]))
    : value;
}
