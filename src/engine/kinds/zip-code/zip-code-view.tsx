import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { applyMask, removeMask } from '../mask-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';

const spelling: Spelling = {
  write: (value) => applyMask(showText(value), 'zipCode'),
  read: (text) => removeMask(text, 'zipCode'),
};

function ZipCodeWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={spelling} inputMode="numeric" />;
}

export const zipCode: FieldView = {
  show: (value) => applyMask(showText(value), 'zipCode'),
  Widget: ZipCodeWidget,
  filter: 'text',
  width: 104,
  solid: true,
};
