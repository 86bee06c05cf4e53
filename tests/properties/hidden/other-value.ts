// Another value of the same kind, as valid as the one there is: what a second database holds where a role does not
// look.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Field } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { mask } from '#engine/server/records/mask.ts';
import { checkDigit } from '#tests/support/factory.ts';

type Values = Record<string, unknown>;

/** Another value; the same one where the kind has no other (ids, references). */
export function otherValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (field.fields !== undefined && field.kind !== 'json') return otherParts(field.fields, value);
  const make = makers[field.kind] ?? (fieldKinds[field.kind].amount ? near : undefined);
  return make?.(value as never, field) ?? value;
}

/** Another value that is shown the same way where it is masked; the same one where there is none. */
export function otherMasked(field: Field, value: unknown): unknown {
  const candidates = [() => otherValue(field, value), () => otherWithin(value), () => otherWithin(otherWithin(value))];
  const shown = mask(field, value);
  return (
    candidates.map((make) => make()).find((candidate) => candidate !== value && mask(field, candidate) === shown) ??
    value
  );
}

function otherParts(fields: readonly Field[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => otherParts(fields, item));
  if (typeof value !== 'object' || value === null) return value;
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(value as Values).map(([name, inner]) => {
      const field = known.get(name);
      return [name, field === undefined ? inner : otherValue(field, inner)];
    }),
  );
}

type Maker = (value: never, field: Field) => unknown;

const another = (value: string, field: Field) => field.options?.find((option) => option !== value);
const near = (value: number, { maximum = Number.POSITIVE_INFINITY, minimum = 0 }: Field) =>
  value + 1 <= maximum ? value + 1 : Math.max(minimum, value - 1);

const makers: Partial<Readonly<Record<FieldKind, Maker>>> = {
  text: shifted,
  multiline: shifted,
  markdown: shifted,
  url: (value: string) => value.replace(/(?<=\/\/[^/]*\/).*/, shifted),
  code: (value: string) => (/^\d{11}$|^\d{14}$/.test(value) ? otherDocument(value) : shifted(value)),
  email: (value: string) => value.replace(/(?<=^.)[^@]*/, shifted),
  phone: (value: string) => `${value.slice(0, -6)}${shifted(value.slice(-6, -2))}${value.slice(-2)}`,
  cpf: otherDocument,
  cnpj: otherDocument,
  cpfOrCnpj: otherDocument,
  zipCode: (value: string) => `${value.slice(0, -3)}${shifted(value.slice(-3))}`,
  country: (value: string) => (value === 'BR' ? 'PT' : 'BR'),
  timeZone: (value: string) => (value === 'America/Manaus' ? 'America/Sao_Paulo' : 'America/Manaus'),
  color: (value: string) => `#${shifted(value.slice(1).replace(/[a-f]/gi, '0'))}`,
  choice: another,
  choices: (value: readonly string[], field) => [another(value[0] ?? '', field) ?? value[0]],
  boolean: (value: boolean) => !value,
  date: (value: string) => dayBefore(value),
  dateTime: (value: string | Date) => new Date(new Date(value).getTime() - 1000).toISOString(),
  translated: (value: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(value).map(([language, text]) => [language, shifted(text)])),
  strings: (value: readonly string[]) => value.map(shifted),
  integers: (value: readonly number[], field) => value.map((one) => near(one, field)),
  numbers: (value: readonly number[], field) => value.map((one) => near(one, field)),
};

/**
 * Each letter becomes the next one of its case, each digit the next one: as long, as well formed, and no two become the
 * same.
 */
function shifted(text: string): string {
  return text.replace(/[a-zA-Z0-9]/g, (sign) => {
    const last = { z: 'a', Z: 'A', 9: '0' }[sign];
    return last ?? String.fromCharCode(sign.charCodeAt(0) + 1);
  });
}

/** Only within words: first and last letters are what masks show. */
function otherWithin(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/(?<=\S)[^\s@]+(?=\S\S)/g, shifted) : value;
}

/** The first digits differ, the middle ones, which masks show, do not; the check digits fit. */
function otherDocument(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 11 && digits.length !== 14) return shifted(text);
  const body = `${shifted(digits.slice(0, 2))}${digits.slice(2, -2)}`;
  const most = digits.length === 11 ? 11 : 9;
  const first = checkDigit(body, most);
  return `${body}${first}${checkDigit(`${body}${first}`, most)}`;
}

function dayBefore(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
