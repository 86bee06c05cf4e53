// An instant, stored in UTC, shown and typed in the reader's time zone (docs/domain.md 1.0).
import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { showText, type FieldView, type WidgetProps } from '../view.ts';

const InstantPicker = lazy(() => import('./instant-picker.tsx').then((module) => ({ default: module.InstantPicker })));

function DateTimeWidget(widget: WidgetProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <InstantPicker widget={widget} />
    </Suspense>
  );
}

export const dateTime: FieldView = {
  show: (value, _field, { format }) =>
    Number.isNaN(Date.parse(showText(value))) ? showText(value) : format.dateTime(showText(value)),
  Widget: DateTimeWidget,
  filter: 'range',
  width: 148,
  solid: true,
};
