import { numberFormat } from '#engine/model/intl.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { readNumber, writeNumber } from '../number-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';

export const numberSpelling: Spelling = {
  write: (value, language) =>
    typeof value === 'number'
      ? numberFormat(locales[language], { maximumFractionDigits: 6 }).format(value)
      : showText(value),
  edit: (value, language) => (typeof value === 'number' ? writeNumber(value, language) : showText(value)),
  read: (text, language) => readNumber(text, language) ?? text,
};

function NumberWidget(widget: WidgetProps) {
  const t = useText();
  const unit = widget.field.unit && t(`records.unit.${widget.field.unit}`);
  return <SpelledInput widget={widget} spelling={numberSpelling} inputMode="decimal" alignRight unit={unit} />;
}

export const number: FieldView = {
  show: (value, _field, { language }) => numberSpelling.write(value, language),
  Widget: NumberWidget,
  filter: 'range',
  width: 88,
  solid: true,
};
