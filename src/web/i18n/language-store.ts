// The chosen language, kept in this browser.
import { defaultLanguage, isLanguage, type Language } from '#model/text.ts';

const storageKey = 'language';

/** The language chosen before, else Portuguese (SPEC section 9). */
export function readLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
}

/** BCP 47 tag by which Intl formats: en-GB because English dates must not be in US order (UX.md). */
export const locales = { pt: 'pt-BR', en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>;

/** What each language calls itself. */
export const languageNames = { pt: 'Português', en: 'English', fr: 'Français' } as const satisfies Record<Language, string>;
