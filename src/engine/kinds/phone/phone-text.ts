// Phones: stored E.164, Brazilian ones shown and typed the national way. The library knows the numbers of all countries
// and is large: it comes with an input for phones, or with a number from abroad.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const home = 'BR';

/** `+5511900001234` → `(11) 90000-1234`; foreign numbers the international way; masked values as they come. */
export function writePhone(value: string): string {
  const phone = value.includes('*') ? undefined : parsePhoneNumberFromString(value);
  if (phone === undefined) return value;
  return phone.country === home ? phone.formatNational() : phone.formatInternational();
}

/** Typed text as E.164; what is no phone stays as typed, so that the check can say so. */
export function readPhone(text: string): string {
  const phone = parsePhoneNumberFromString(text, home);
  return phone?.isPossible() === true ? phone.number : text.trim();
}
