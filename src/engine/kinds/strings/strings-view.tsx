import { lateWidget } from '../late-widget.tsx';
import type { FieldView } from '../view.ts';

export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export const strings: FieldView = {
  show: (value) => stringsOf(value).join(', '),
  Widget: lateWidget(async () => (await import('./strings-input.tsx')).StringsInput),
  filter: 'none',
};
