// Documents and post codes as people write them; only whole ones, masked values stay.

export function writeCpf(text: string): string {
  return /^\d{11}$/.test(text) ? text.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') : text;
}

export function writeCnpj(text: string): string {
  return /^[0-9A-Z]{12}\d{2}$/.test(text) ? text.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5') : text;
}

export function writeZipCode(text: string): string {
  return /^\d{8}$/.test(text) ? text.replace(/^(.....)(...)$/, '$1-$2') : text;
}

/** A filter finds a number however it was pasted. */
export function readMasked(text: string): string {
  return text.replace(/[\s./-]/g, '').toUpperCase();
}

/** The text without its mask when what is left has the form. */
export function withoutMask(text: string, bareForm: RegExp): string {
  const bare = text.replace(/[\s./-]/g, '');
  return bareForm.test(bare) ? bare : text;
}
