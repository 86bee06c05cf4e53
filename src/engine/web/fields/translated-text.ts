import { contentLanguages, type ContentLanguage } from '#engine/model/text.ts';

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
