// Texts of the interface: one i18next instance with flat keys. Each language is loaded when it is first shown, in two
// parts: what pages for guests and the shell need, then all the rest.
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#engine/model/text.ts';
import { locales, storeLanguage } from './language-store.ts';
import { allTexts, firstTexts, type TextFiles, type Texts } from './text-files.ts';

/** Where all texts of a language are. */
export const namespace = 'texts';
/** Marks that a language has its second part. */
const restNamespace = 'rest';

/** What belongs to one instance, however it is wrapped: hooks hand on copies of it that share its store. */
interface Loaded {
  /** Texts that the modules add, or put in place of the engine's. */
  readonly own: TextFiles;
  readonly rest: Map<Language, Loading>;
}

const loaded = new WeakMap<I18n['store'], Loaded>();

interface Beginning {
  /** Texts that the modules add, or put in place of the engine's. */
  readonly own?: TextFiles;
  /** Whether the texts behind the sign-in are asked for at once, as one file with the others. */
  readonly whole?: boolean;
}

/** An instance that speaks `language`; rejects when its texts cannot be loaded. */
export async function createI18n(language: Language, { own = {}, whole = false }: Beginning = {}): Promise<I18n> {
  const i18n = createInstance();
  const texts = await (whole ? allTexts : firstTexts)(language, own);
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
  loaded.set(i18n.store, { own, rest: new Map() });
  if (whole) i18n.addResourceBundle(language, restNamespace, { here: true });
  tellDocument(language);
  return i18n;
}

/** Loads the texts, then switches; on failure the language stays and the promise rejects. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  if (hasRest(i18n, i18n.language as Language)) await loadRest(i18n, language);
  if (!i18n.hasResourceBundle(language, namespace)) {
    i18n.addResourceBundle(language, namespace, await firstTexts(language, loadedBy(i18n).own));
  }
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

/** The texts behind the sign-in, asked for once; rejects when they cannot be loaded, and is asked anew by the next. */
export async function loadRest(i18n: I18n, language: Language): Promise<void> {
  if (hasRest(i18n, language)) return;
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

/** Puts the texts of a file of this path in the place of what it said before, where its language is loaded. */
export function replaceTexts(i18n: I18n, path: string, texts: Texts): void {
  const language = /([a-z]+)\.json$/.exec(path)?.[1];
  if (language === undefined || !i18n.hasResourceBundle(language, namespace)) return;
  i18n.addResourceBundle(language, namespace, texts, true, true);
}

function askRest(i18n: I18n, language: Language): Loading {
  const known = loadedBy(i18n).rest;
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
  loadedBy(i18n).rest.delete(language);
  return failure;
}

async function addRest(i18n: I18n, language: Language): Promise<void> {
  i18n.addResourceBundle(language, namespace, await allTexts(language, loadedBy(i18n).own), true, true);
  i18n.addResourceBundle(language, restNamespace, { here: true });
}

function loadedBy(i18n: I18n): Loaded {
  const found = loaded.get(i18n.store);
  if (found === undefined) throw new Error('Texts are loaded into what createI18n made.');
  return found;
}

function tellDocument(language: Language): void {
  document.documentElement.lang = locales[language];
}
