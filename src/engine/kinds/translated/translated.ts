// One text a content language; searches all of them, sorts by pt.
import { contentLanguages, type ContentLanguage } from '#engine/model/text.ts';
import type { Kind } from '../kind.ts';

export const translated: Kind = {
  type: 'object',
  column: 'jsonb',
  operators: ['like', 'null'],
  sort: 'text',
  wide: true,
  searchable: true,
  writeInFile: (value, { language }) => chooseTranslation(value, language),
};

export type Translations = Partial<Record<ContentLanguage, string>>;

export function translationsOf(value: unknown): Translations {
  return value !== null && typeof value === 'object' ? value : {};
}

/** The text in the reader's language, else in the first one there is. */
export function chooseTranslation(value: unknown, language: string): string {
  const texts = translationsOf(value);
  return (
    texts[language as ContentLanguage] ??
    contentLanguages.map((code) => texts[code]).find((text) => text !== undefined && text !== '') ??
    ''
  );
}
