import { textOperators } from '../operator-sets.ts';
import { textOf } from '../plain-value.ts';
import type { Kind } from '../kind.ts';

export const phone: Kind = {
  recognisedBy: 'string:phone',
  type: 'string',
  column: 'text',
  personal: 'phone',
  names: 'entered',
  operators: textOperators,
  sort: 'value',
  format: 'phone',
  normalForm: toE164,
  writeOnPaper: (value) => textOf(value).replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '+55 ($1) $2-$3'),
};

/** Brazilian numbers may come without their country. */
function toE164(text: string): string {
  const bare = text.replace(/[\s().-]/g, '');
  if (/^\d{10,11}$/.test(bare)) return `+55${bare}`;
  return /^55\d{10,11}$/.test(bare) ? `+${bare}` : bare;
}
