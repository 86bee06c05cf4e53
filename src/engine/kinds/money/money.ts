// Integer minor units (centavos), docs/domain.md 1.0.
import { numberFormat } from '#engine/model/intl.ts';
import { locales, type Language } from '#engine/model/text.ts';
import { readAmount, wholeAmount, writeAmount } from '../amount.ts';
import { currencyOf } from '../currency-of.ts';
import type { Kind } from '../kind.ts';

const decimals = 2;

export const money: Kind = {
  ...wholeAmount,
  column: 'bigint',
  insideType: 'bigint',
  sums: true,
  inCurrency: true,
  decimals,
  readFilter: (text) => readAmount(text, Number.isSafeInteger),
  fileColumn: 'money',
  writeInFile: (value, writing) => writeAmount(value, writing, decimals),
  writeOnPaper: (value, { field, language, holder }) => moneyText(Number(value), language, currencyOf(field, holder)),
};

/** Hundredths as people write them: 123450 → R$ 1.234,50; of a currency that is not told only the number. */
export function moneyText(centavos: number, language: Language, currency: string | undefined): string {
  return moneyFormat(locales[language], currency).format(centavos / 10 ** decimals);
}

/** Amounts have two decimals, whatever is usual in the currency: they are kept with two. */
export function moneyFormat(locale: string, currency: string | undefined): Intl.NumberFormat {
  return numberFormat(locale, {
    ...(currency !== undefined && { style: 'currency', currency }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
