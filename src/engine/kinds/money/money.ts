// Integer minor units (centavos), docs/domain.md 1.0.
import { locales, type Language } from '#engine/model/text.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { readAmount, wholeAmount, writeAmount } from '../amount.ts';
import { textOf } from '../plain-value.ts';
import type { Kind } from '../kind.ts';

const decimals = 2;

export const money: Kind = {
  ...wholeAmount,
  column: 'bigint',
  insideType: 'bigint',
  sums: true,
  decimals,
  readFilter: (text) => readAmount(text, Number.isSafeInteger),
  fileColumn: 'money',
  writeInFile: (value, writing) => writeAmount(value, writing, decimals),
  writeOnPaper: (value, { language, holder }) =>
    moneyText(Number(value), language, textOf(valueAt(holder, 'currency')) || 'BRL'),
};

/** Minor units as people write them: 123450 → R$ 1.234,50. */
export function moneyText(centavos: number, language: Language, currency: string): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(centavos / 10 ** decimals);
}
