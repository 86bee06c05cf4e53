// An instant, stored in UTC, shown and typed in the reader's time zone (docs/domain.md 1.0).
import { lateWidget } from '../late-widget.tsx';
import { showText, type FieldView } from '../view.ts';

export const dateTime: FieldView = {
  show: (value, _field, { format }) =>
    Number.isNaN(Date.parse(showText(value))) ? showText(value) : format.dateTime(showText(value)),
  Widget: lateWidget(async () => (await import('./date-time-input.tsx')).DateTimeInput),
  filter: 'range',
  width: 148,
  solid: true,
};
