// Basis points: 1000 is 10.00 % (docs/domain.md 1.0).
import { numberFormat } from '#engine/model/intl.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { readScaled, writeScaled } from '../number-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';

const digits = 2;

export const percentageSpelling: Spelling = {
  write: (value, language) =>
    typeof value === 'number'
      ? numberFormat(locales[language], {
          style: 'percent',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(value / 10_000)
      : showText(value),
  edit: (value, language) => (typeof value === 'number' ? writeScaled(value, digits, language) : showText(value)),
  read: (text, language) => readScaled(text, digits, language) ?? text,
};

function PercentageWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={percentageSpelling} inputMode="decimal" alignRight />;
}

export const percentage: FieldView = {
  show: (value, _field, { language }) => percentageSpelling.write(value, language),
  Widget: PercentageWidget,
  filter: 'range',
  width: 88,
  solid: true,
};
