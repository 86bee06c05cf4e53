// Integer centavos (docs/domain.md 1.0), shown as R$ in the reader's language, typed with its decimal mark.
import { locales } from '#engine/web/i18n/language-store.ts';
import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { readScaled, writeScaled } from '../number-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';

const digits = 2;

export const moneySpelling: Spelling = {
  write: (value, language) =>
    typeof value === 'number'
      ? new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'BRL' }).format(value / 100)
      : showText(value),
  edit: (value, language) => (typeof value === 'number' ? writeScaled(value, digits, language) : showText(value)),
  read: (text, language) => readScaled(text, digits, language) ?? text,
};

function MoneyWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={moneySpelling} inputMode="decimal" alignRight />;
}

export const money: FieldView = {
  show: (value, _field, { language }) => moneySpelling.write(value, language),
  Widget: MoneyWidget,
  filter: 'range',
  width: 112,
  solid: true,
};
