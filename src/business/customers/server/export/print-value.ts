// Values as people read them on paper, in their language.
import { kindOf, type Translate } from '#engine/model/check-record.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Language } from '#engine/model/text.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { textOf } from '../text-of.ts';

export interface Printing {
  readonly language: Language;
  readonly t: Translate;
  readonly timeZone: string;
}

const locales: Readonly<Record<Language, string>> = { pt: 'pt-BR', en: 'en-GB', fr: 'fr-FR' };

/** Empty for what is absent or of a kind that says nothing on paper. */
export function printValue(entity: Entity, field: Field, record: Readonly<Values>, printing: Printing): string {
  const value = record[field.name];
  if (value === undefined || value === null) return '';
  if (field.options !== undefined && typeof value === 'string')
    return printing.t(labelKeys.option(entity.name, field.path, value));
  const kind = kindOf(field, record);
  if (kind === 'snapshot') return textOf(valueAt(value, Object.keys(field.reference?.copy ?? {})[0] ?? 'name'));
  if (kind === 'money') return money(Number(value), textOf(record['currency']) || 'BRL', printing);
  if (kind === 'dateTime') return dateTime(textOf(value), printing);
  if (kind === 'date') return date(textOf(value), printing);
  if (kind === 'country')
    return (
      new Intl.DisplayNames(locales[printing.language], { type: 'region', fallback: 'code' }).of(textOf(value)) ?? ''
    );
  return spell(kind, textOf(value));
}

function money(centavos: number, currency: string, { language }: Printing): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(centavos / 100);
}

/** English days are not written in numerals, which Americans read otherwise. */
function dayFormat(language: Language): Intl.DateTimeFormatOptions {
  return { day: '2-digit', month: language === 'en' ? 'short' : '2-digit', year: 'numeric' };
}

export function dateTime(instant: string, { language, timeZone }: Printing): string {
  return new Intl.DateTimeFormat(locales[language], {
    ...dayFormat(language),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

function date(day: string, { language }: Printing): string {
  return new Intl.DateTimeFormat(locales[language], { ...dayFormat(language), timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
}

function spell(kind: Field['kind'], text: string): string {
  if (kind === 'cpf' && /^\d{11}$/.test(text)) return text.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
  if (kind === 'cnpj' && text.length === 14) return text.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  if (kind === 'zipCode' && /^\d{8}$/.test(text)) return text.replace(/^(.....)(...)$/, '$1-$2');
  if (kind === 'phone') return text.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '+55 ($1) $2-$3');
  return text;
}
