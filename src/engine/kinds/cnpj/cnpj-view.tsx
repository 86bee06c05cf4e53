import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { applyMask, removeMask } from '../mask-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';

const spelling: Spelling = {
  write: (value) => applyMask(showText(value), 'cnpj'),
  read: (text) => removeMask(text, 'cnpj'),
};

function CnpjWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={spelling} />;
}

export const cnpj: FieldView = {
  show: (value) => applyMask(showText(value), 'cnpj'),
  Widget: CnpjWidget,
  filter: 'text',
  width: 172,
  solid: true,
};
