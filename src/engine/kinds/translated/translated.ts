// One text in each language that its schema names as a part; searches all of them, sorts by the first.
import type { Field } from '#engine/model/entity.ts';
import type { Kind } from '../kind.ts';

export const translated: Kind = {
  structure: true,
  type: 'object',
  column: 'jsonb',
  operators: ['like', 'null'],
  sort: 'text',
  wide: true,
  searchable: true,
  writeInFile: (value, { field, language }) => chooseTranslation(value, field, language),
};

export type Translations = Readonly<Record<string, string | undefined>>;

/** In the order of the schema; the first stands in where another is missing. */
export function languagesOf({ fields = [] }: Pick<Field, 'fields'>): readonly string[] {
  return fields.map(({ name }) => name);
}

export function translationsOf(value: unknown): Translations {
  return value !== null && typeof value === 'object' ? (value as Translations) : {};
}

/** The text in the reader's language, else in the first one there is. */
export function chooseTranslation(value: unknown, field: Pick<Field, 'fields'>, language: string): string {
  const texts = translationsOf(value);
  const known = [language, ...languagesOf(field)].map((code) => texts[code]);
  return known.find((text) => text !== undefined && text !== '') ?? '';
}
