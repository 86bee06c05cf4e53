// Texts of the interface: one i18next instance with flat keys. Each language is loaded when it is first shown, in two
// parts: what pages for guests and the shell need, then all the rest.
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#engine/model/text.ts';
import { locales, storeLanguage } from './language-store.ts';

type Texts = Readonly<Record<string, string>>;

const namespace = 'texts';
/** Marks that a language has its second part. */
const restNamespace = 'rest';

const firstFiles = import.meta.glob<Texts>(
  [
    './texts/{comfort,palettes,rights,shell}.*.json',
    '../../model/texts/*.json',
    '../../../generated/labels/entrance.*.json',
  ],
  { import: 'default' },
);
const restFiles = import.meta.glob<Texts>(
  [
    './texts/*.json',
    '!./texts/{comfort,palettes,rights,shell}.*.json',
    '../../../generated/labels/*.json',
    '!../../../generated/labels/entrance.*.json',
  ],
  { import: 'default' },
);

/** An instance that speaks `language`; rejects when its texts cannot be loaded. */
export async function createI18n(language: Language): Promise<I18n> {
  const i18n = createInstance();
  const texts = await loadTexts(firstFiles, language);
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
    i18n.addResourceBundle(language, namespace, await loadTexts(firstFiles, language));
  }
  if (hasRest(i18n, i18n.language as Language)) await loadRest(i18n, language);
  storeLanguage(language);
  tellDocument(language);
  await i18n.changeLanguage(language);
}

/** Whether a language has its second part. */
function hasRest(i18n: I18n, language: Language): boolean {
  return i18n.hasResourceBundle(language, restNamespace);
}

interface Loading {
  /** Resolves in any case. */
  readonly promise: Promise<void>;
  failure?: unknown;
}

const loading = new WeakMap<I18n, Map<Language, Loading>>();

/** The texts behind the sign-in, asked for once; rejects when they cannot be loaded, and is asked anew by the next. */
export async function loadRest(i18n: I18n, language: Language): Promise<void> {
  const load = askRest(i18n, language);
  await load.promise;
  if (load.failure !== undefined) throw forget(i18n, language, load.failure);
}

/** For what is drawn: throws what React waits for, or why there is nothing to wait for. */
export function waitForRest(i18n: I18n, language: Language): void {
  if (hasRest(i18n, language)) return;
  const load = askRest(i18n, language);
  throw load.failure === undefined ? load.promise : forget(i18n, language, load.failure);
}

function askRest(i18n: I18n, language: Language): Loading {
  const known = loading.get(i18n) ?? new Map<Language, Loading>();
  loading.set(i18n, known);
  const under = known.get(language);
  if (under !== undefined) return under;
  const load: Loading = {
    promise: addRest(i18n, language).catch((error: unknown) => {
      load.failure = error;
    }),
  };
  known.set(language, load);
  return load;
}

function forget(i18n: I18n, language: Language, failure: unknown): unknown {
  loading.get(i18n)?.delete(language);
  return failure;
}

async function addRest(i18n: I18n, language: Language): Promise<void> {
  i18n.addResourceBundle(language, namespace, await loadTexts(restFiles, language), true, true);
  i18n.addResourceBundle(language, restNamespace, { here: true });
}

async function loadTexts(files: typeof firstFiles, language: Language): Promise<Texts> {
  const wanted = Object.entries(files).filter(
    ([path]) => path.endsWith(`/${language}.json`) || path.endsWith(`.${language}.json`),
  );
  const parts = await Promise.all(wanted.map(([, load]) => load()));
  return Object.assign({}, ...parts) as Texts;
}

function tellDocument(language: Language): void {
  document.documentElement.lang = locales[language];
}
