// Texts of the interface: one i18next instance with flat keys; each language is loaded when it is first shown.
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#model/text.ts';
import { locales, storeLanguage } from './language-store.ts';

type Texts = Readonly<Record<string, string>>;

const namespace = 'texts';
const files = import.meta.glob<Texts>(
  ['./texts/*.json', '../../model/texts/*.json', '../../generated/labels/*.json'],
  { import: 'default' },
);

/** An instance that speaks `language`; rejects when its texts cannot be loaded. */
export async function createI18n(language: Language): Promise<I18n> {
  const i18n = createInstance();
  const texts = await loadTexts(language);
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { [namespace]: texts } },
    defaultNS: namespace,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  tellDocument(language);
  return i18n;
}

/** Loads the texts, then switches; on failure the language stays and the promise rejects. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  if (!i18n.hasResourceBundle(language, namespace)) {
    i18n.addResourceBundle(language, namespace, await loadTexts(language));
  }
  storeLanguage(language);
  tellDocument(language);
  await i18n.changeLanguage(language);
}

async function loadTexts(language: Language): Promise<Texts> {
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.json`) || path.endsWith(`.${language}.json`));
  const parts = await Promise.all(wanted.map(([, load]) => load()));
  return Object.assign({}, ...parts) as Texts;
}

function tellDocument(language: Language): void {
  document.documentElement.lang = locales[language];
}
