import { labelKeys } from '#engine/model/label-keys.ts';
import { lateWidget } from '../late-widget.tsx';
import type { FieldView } from '../view.ts';

export function optionsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export const choices: FieldView = {
  show: (value, field, { shape, t }) =>
    optionsOf(value)
      .map((option) => t(labelKeys.option(shape, field.path, option)))
      .join(', '),
  Widget: lateWidget(async () => (await import('./choices-input.tsx')).ChoicesInput),
  filter: 'options',
};
