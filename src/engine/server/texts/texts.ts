// Texts of the server's answers in all languages: the messages and the labels that generate writes.
import i18next from 'i18next';
import type { Translate } from '#engine/kinds/check-record.ts';
import { defaultLanguage, type Language } from '#engine/model/text.ts';
import { texts as written } from '#generated/texts.ts';

const resources = Object.fromEntries(
  Object.entries(written).map(([language, own]) => [language, { translation: own }]),
);

const texts = i18next.createInstance();
// Flat keys: a dot is part of the key. Everything is in memory, so the texts are there when init returns.
void texts.init({
  resources,
  fallbackLng: defaultLanguage,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/** The texts in one language; of several keys the first that exists. */
export function translator(language: Language): Translate {
  const t = texts.getFixedT(language);
  return (key, params) => t(typeof key === 'string' ? key : [...key], params ?? {});
}
