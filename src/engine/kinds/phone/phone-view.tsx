import { Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { late } from '#engine/web/kit/late.tsx';
import { showText, type CellProps, type FieldView, type WidgetProps } from '../view.ts';
import { writeHomePhone } from './home-phone.ts';

const PhoneInput = late(async () => (await import('./phone-input.tsx')).PhoneInput);
const OtherPhone = late(async () => (await import('./phone-input.tsx')).OtherPhone);

function PhoneCell({ value }: CellProps) {
  const text = showText(value);
  const home = text.includes('*') ? text : writeHomePhone(text);
  return (
    home ?? (
      <Suspense fallback={text}>
        <OtherPhone value={text} />
      </Suspense>
    )
  );
}

function PhoneWidget(widget: WidgetProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <PhoneInput widget={widget} />
    </Suspense>
  );
}

export const phone: FieldView = {
  // Where no component can wait, numbers from abroad stand as they are stored.
  show: (value) => writeHomePhone(showText(value)) ?? showText(value),
  Cell: PhoneCell,
  Widget: PhoneWidget,
  filter: 'text',
  width: 144,
  solid: true,
};
