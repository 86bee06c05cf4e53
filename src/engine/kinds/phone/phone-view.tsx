import { Suspense } from 'react';
import { late } from '#engine/web/kit/late.tsx';
import { lateWidget } from '../late-widget.tsx';
import { showText, type CellProps, type FieldView } from '../view.ts';
import { writeHomePhone } from './home-phone.ts';

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

export const phone: FieldView = {
  // Where no component can wait, numbers from abroad stand as they are stored.
  show: (value) => writeHomePhone(showText(value)) ?? showText(value),
  Cell: PhoneCell,
  holdsNothing: true,
  Widget: lateWidget(async () => (await import('./phone-input.tsx')).PhoneInput),
  filter: 'text',
  width: 144,
  solid: true,
};
