// A calendar day YYYY-MM-DD, without a time zone: never through UTC (docs/domain.md 1.0).
import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { showText, type FieldView, type WidgetProps } from '../view.ts';

const DayPicker = lazy(() => import('./day-picker.tsx').then((module) => ({ default: module.DayPicker })));

function DateWidget(widget: WidgetProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <DayPicker widget={widget} />
    </Suspense>
  );
}

export const date: FieldView = {
  show: (value, _field, { format }) =>
    /^\d{4}-\d\d-\d\d$/.test(showText(value)) ? format.date(showText(value)) : showText(value),
  Widget: DateWidget,
  filter: 'range',
  width: 104,
  solid: true,
};
