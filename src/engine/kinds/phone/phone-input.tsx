import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';
import { showText, type WidgetProps } from '../view.ts';
import { readPhone, writePhone } from './phone-text.ts';

const spelling: Spelling = { write: (value) => writePhone(showText(value)), read: readPhone };

export function PhoneInput({ widget }: { readonly widget: WidgetProps }) {
  return <SpelledInput widget={widget} spelling={spelling} inputMode="tel" />;
}

/** A number that home-phone.ts cannot write. */
export function OtherPhone({ value }: { readonly value: string }) {
  return writePhone(value);
}
