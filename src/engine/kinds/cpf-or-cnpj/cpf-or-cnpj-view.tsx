import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { applyMask, documentMask, removeMask } from '../mask-text.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';

function write(value: unknown): string {
  const bare = showText(value);
  return applyMask(bare, documentMask(bare));
}

const spelling: Spelling = { write, read: (text) => removeMask(text).slice(0, 14) };

function CpfOrCnpjWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={spelling} />;
}

export const cpfOrCnpj: FieldView = { show: write, Widget: CpfOrCnpjWidget, filter: 'text', width: 172, solid: true };
