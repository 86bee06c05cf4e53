import { lateWidget } from '../late-widget.tsx';
import type { FieldView } from '../view.ts';

export const boolean: FieldView = {
  show: (value, _field, { t }) => (value === undefined ? '' : t(value === true ? 'records.yes' : 'records.no')),
  Widget: lateWidget(async () => (await import('./boolean-input.tsx')).BooleanInput),
  filter: 'boolean',
  width: 72,
  solid: true,
};
