// Masks of Brazilian documents and post codes: stored without, shown with, pasted either way.
interface Mask {
  /** `0` digit, `A` letter or digit; anything else is printed. */
  readonly pattern: string;
}

const masks = {
  cpf: { pattern: '000.000.000-00' },
  cnpj: { pattern: 'AA.AAA.AAA/AAAA-00' },
  zipCode: { pattern: '00000-000' },
} as const satisfies Record<string, Mask>;

export type MaskName = keyof typeof masks;

/** Letters and digits only, in upper case; at most what the mask holds when one is given. */
export function removeMask(text: string, mask?: MaskName): string {
  const bare = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (mask === undefined) return bare;
  const fits = mask === 'cnpj' ? bare : bare.replace(/\D/g, '');
  return fits.slice(0, masks[mask].pattern.replace(/[^0A]/g, '').length);
}

/** The value in its mask; as far as it goes when shorter, and unchanged when it can't be one (`***.982.247-**`). */
export function applyMask(value: string, mask: MaskName): string {
  if (/[^0-9A-Za-z]/.test(value)) return value;
  const characters = value.split('');
  let text = '';
  for (const place of masks[mask].pattern) {
    const isPlace = place === '0' || place === 'A';
    if (characters.length === 0) break;
    text += isPlace ? characters.shift() : place;
  }
  return text + characters.join('');
}

/** CPF up to 11 digits, CNPJ from there or with a letter. */
export function documentMask(value: string): 'cpf' | 'cnpj' {
  return value.length > 11 || /[A-Z]/i.test(value) ? 'cnpj' : 'cpf';
}
