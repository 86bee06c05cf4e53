import type { FieldView, WidgetProps } from './field-view.ts';
import { showText } from './field-view.ts';
import { readPhone, writePhone } from './phone-text.ts';
import { SpelledInput } from './spelled-input.tsx';
import type { Spelling } from './spelling.ts';

const spelling: Spelling = { write: (value) => writePhone(showText(value)), read: readPhone };

function PhoneWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={spelling} inputMode="tel" />;
}

export const phone: FieldView = {
  show: (value) => writePhone(showText(value)),
  Widget: PhoneWidget,
  filter: 'text',
  solid: true,
};
