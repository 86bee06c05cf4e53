import type { FieldView, WidgetProps } from '../view.ts';
import { showText } from '../view.ts';
import { readPhone, writePhone } from './phone-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';

const spelling: Spelling = { write: (value) => writePhone(showText(value)), read: readPhone };

function PhoneWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={spelling} inputMode="tel" />;
}

export const phone: FieldView = {
  show: (value) => writePhone(showText(value)),
  Widget: PhoneWidget,
  filter: 'text',
  width: 144,
  solid: true,
};
