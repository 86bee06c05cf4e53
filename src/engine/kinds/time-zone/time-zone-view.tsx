import { lateWidget } from '../late-widget.tsx';
import { showText, type FieldView } from '../view.ts';

export const timeZone: FieldView = {
  show: (value) => showText(value).replaceAll('_', ' '),
  Widget: lateWidget(async () => (await import('./time-zone-input.tsx')).TimeZoneInput),
  filter: 'value',
};
