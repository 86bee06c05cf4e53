/** Languages of the interface; the first is the default. */
export const languages = ['pt', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'pt';

/** BCP 47 tag by which Intl formats: en-GB because English dates must not be in US order. */
export const locales = { pt: 'pt-BR', en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The language a person has chosen; the default for who has chosen none. */
export function chosenLanguage(stored: unknown): Language {
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** First language of an Accept-Language header that the product speaks, by quality; the default if none is. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .find((entry) => isLanguage(entry.language));
  return (wanted?.language as Language | undefined) ?? defaultLanguage;
}

/** Lower-case without accents: what search compares, here and in SQL (`norm`). */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
