// How a text whose kind depends on another field is stored, however it was pasted: Pix keys and documents without masks
// (docs/domain.md 1.0).
import type { FieldKind } from './field-kinds.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const normalForms: Partial<Readonly<Record<FieldKind, (text: string) => string>>> = {
  cpf: (text) => withoutMask(text, /^\d+$/),
  cnpj: (text) => withoutMask(text.toUpperCase(), /^[0-9A-Z]+$/),
  phone: toE164,
  email: (text) => text.toLowerCase(),
  text: (text) => (uuid.test(text) ? text.toLowerCase() : text),
};

/** What cannot be read stays as it is, for the check to name. */
export function toNormalForm(kind: FieldKind, text: string): string {
  return normalForms[kind]?.(text) ?? text;
}

function withoutMask(text: string, bareForm: RegExp): string {
  const bare = text.replace(/[\s./-]/g, '');
  return bareForm.test(bare) ? bare : text;
}

/** Brazilian numbers may come without their country. */
function toE164(text: string): string {
  const bare = text.replace(/[\s().-]/g, '');
  if (/^\d{10,11}$/.test(bare)) return `+55${bare}`;
  return /^55\d{10,11}$/.test(bare) ? `+${bare}` : bare;
}
