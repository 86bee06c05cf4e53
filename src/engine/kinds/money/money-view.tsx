// Hundredths as integers (docs/domain.md 1.0), shown in their currency in the reader's language, typed with its decimal
// mark.
import type { Field } from '#engine/model/entity.ts';
import { currencyOf } from '../currency-of.ts';
import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { readScaled, writeScaled } from '../number-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import { locales } from '#engine/web/i18n/language-store.ts';
import type { Spelling } from '../spelling.ts';
import { moneyFormat } from './money.ts';

const digits = 2;
const spellings = new Map<string | undefined, Spelling>();

/** Undefined: the currency is not known there. */
export function moneySpelling(currency: string | undefined): Spelling {
  const spelling = spellings.get(currency) ?? {
    write: (value, language) =>
      typeof value === 'number'
        ? moneyFormat(locales[language], currency).format(value / 10 ** digits)
        : showText(value),
    edit: (value, language) => (typeof value === 'number' ? writeScaled(value, digits, language) : showText(value)),
    read: (text, language) => readScaled(text, digits, language) ?? text,
  };
  spellings.set(currency, spelling);
  return spelling;
}

/** Of a field as it is in its record. */
function spellingOf(field: Field): Spelling {
  return moneySpelling(currencyOf(field, undefined));
}

function MoneyWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={spellingOf(widget.field)} inputMode="decimal" alignRight />;
}

export const money: FieldView = {
  show: (value, field, { language }) => spellingOf(field).write(value, language),
  Widget: MoneyWidget,
  filter: 'range',
  width: 112,
  solid: true,
};
