import { showText, type FieldView, type WidgetProps } from './field-view.ts';
import { applyMask, removeMask } from './mask-text.ts';
import { SpelledInput } from './spelled-input.tsx';
import type { Spelling } from './spelling.ts';

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
  solid: true,
};
