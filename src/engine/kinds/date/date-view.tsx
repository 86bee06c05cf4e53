// A calendar day YYYY-MM-DD, without a time zone: never through UTC (docs/domain.md 1.0).
import { lateWidget } from '../late-widget.tsx';
import { showText, type FieldView } from '../view.ts';

export const date: FieldView = {
  show: (value, _field, { format }) =>
    /^\d{4}-\d\d-\d\d$/.test(showText(value)) ? format.date(showText(value)) : showText(value),
  Widget: lateWidget(async () => (await import('./date-input.tsx')).DateInput),
  filter: 'range',
  width: 104,
  solid: true,
};
