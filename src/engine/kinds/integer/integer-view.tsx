import { numberFormat } from '#engine/model/intl.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { readScaled, writeNumber } from '../number-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';

export const integerSpelling: Spelling = {
  write: (value, language) =>
    typeof value === 'number' ? numberFormat(locales[language]).format(value) : showText(value),
  edit: (value, language) => (typeof value === 'number' ? writeNumber(value, language) : showText(value)),
  read: (text, language) => readScaled(text, 0, language) ?? text,
};

function IntegerWidget(widget: WidgetProps) {
  const t = useText();
  const unit = widget.field.unit && t(`records.unit.${widget.field.unit}`);
  return <SpelledInput widget={widget} spelling={integerSpelling} inputMode="numeric" alignRight unit={unit} />;
}

export const integer: FieldView = {
  show: (value, field, { language, t }) => {
    const number = integerSpelling.write(value, language);
    return field.unit === undefined || number === '' ? number : `${number} ${t(`records.unit.${field.unit}`)}`;
  },
  Widget: IntegerWidget,
  filter: 'range',
  width: 88,
  solid: true,
};
