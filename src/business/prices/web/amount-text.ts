// An amount of the grid as it is read and typed: money, or the percentage of the fee.
import type { Language } from '#engine/model/text.ts';
import { defaultCurrency } from '#engine/kinds/currency-of.ts';
import { moneySpelling } from '#engine/kinds/money/money-view.tsx';
import { percentageSpelling } from '#engine/kinds/percentage/percentage-view.tsx';
import type { Amount, AmountText } from './grid-types.ts';

function spellingOf(amount: Amount, currency = defaultCurrency) {
  return amount === 'serviceFeePercentage' ? percentageSpelling : moneySpelling(currency);
}

interface Shown {
  readonly amount: Amount;
  readonly value: AmountText;
  readonly language: Language;
  readonly currency: string;
}

export function showAmount({ amount, value, language, currency }: Shown): string {
  return value === undefined ? '' : spellingOf(amount, currency).write(value, language);
}

/** As one types it, in whatever currency. */
export function editAmount(amount: Amount, value: AmountText, language: Language): string {
  const { edit, write } = spellingOf(amount);
  return value === undefined ? '' : (edit ?? write)(value, language);
}

/** A number; the text itself where it is none; nothing for no text. */
export function readAmount(amount: Amount, text: string, language: Language): AmountText {
  const value = text.trim() === '' ? undefined : spellingOf(amount).read(text, language);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}
