// The chosen language, kept in this browser.
import { defaultLanguage, isLanguage, type Language } from '#engine/model/text.ts';

const storageKey = 'language';

/** The language chosen before, else Portuguese. */
export function readLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
}

export { locales } from '#engine/model/text.ts';

/** What each language calls itself. */
export const languageNames = { pt: 'Português', en: 'English', fr: 'Français' } as const satisfies Record<
  Language,
  string
>;
