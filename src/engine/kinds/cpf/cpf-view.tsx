import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { applyMask, removeMask } from '../mask-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';

const spelling: Spelling = {
  write: (value) => applyMask(showText(value), 'cpf'),
  read: (text) => removeMask(text, 'cpf'),
};

function CpfWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={spelling} inputMode="numeric" />;
}

export const cpf: FieldView = {
  show: (value) => applyMask(showText(value), 'cpf'),
  Widget: CpfWidget,
  filter: 'text',
  width: 128,
  solid: true,
};
