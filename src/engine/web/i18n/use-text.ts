import { useContext } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import type { i18n as I18n } from 'i18next';
import { getI18n, I18nContext } from 'react-i18next';
import { modelVersion } from '#engine/web/model-version.ts';
import { namespace } from './i18n.ts';
import type { TextKey } from './text-keys.ts';

/** Text of the first known key; `count` picks the plural. */
export type Text = (key: TextKey | readonly TextKey[], parameters?: Readonly<Record<string, unknown>>) => string;

/**
 * The texts of one instance as React sees them: one function a language, which all components share. In the development
 * server a text may change in its language: then it is another one, too.
 */
interface Spoken {
  readonly watch: (changed: () => void) => () => void;
  /** What is new whenever a text may be. */
  readonly version: () => string;
  readonly textOf: (version: string) => Text;
}

const spokenBy = new WeakMap<I18n, Spoken>();

function spoken(i18n: I18n): Spoken {
  const known = spokenBy.get(i18n);
  if (known !== undefined) return known;
  const texts = new Map<string, Text>();
  const made: Spoken = {
    watch: (changed) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    version: () => `${i18n.language} ${modelVersion.current}`,
    textOf: (version) => {
      const text: Text =
        texts.get(version) ??
        ((key, parameters) => plainText(i18n, key, parameters) ?? i18n.t(key as string, parameters ?? {}));
      texts.set(version, text);
      return text;
    },
  };
  spokenBy.set(i18n, made);
  return made;
}

/**
 * A text that says the same whatever is asked, or has values in it as they are: most of a page, at a tenth of what
 * i18next takes for any.
 */
function plainText(
  i18n: I18n,
  keys: TextKey | readonly TextKey[],
  parameters: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const key = typeof keys === 'string' ? keys : keys[0];
  const found: unknown = i18n.getResource(i18n.language, namespace, key ?? '');
  // A count chooses among texts, a context too.
  if (typeof found !== 'string' || found.includes('$t(') || (parameters && choosing.some((name) => name in parameters)))
    return undefined;
  let isPlain = true;
  const text = found.replace(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const value = parameters?.[name];
    isPlain &&= typeof value === 'string' || typeof value === 'number';
    return String(value);
  });
  return isPlain ? text : undefined;
}

const choosing = ['count', 'context', 'ordinal', 'defaultValue', 'lng', 'ns'];

/**
 * Texts in the active language, by flat key. Not by useTranslation, which costs each of the hundreds of cells of a page
 * an effect and a state; the function is the same for all and another one in another language.
 */
export function useText(): Text {
  const { textOf, version } = useSpoken();
  return textOf(version);
}

/** The code of the active language. */
export function useSpokenLanguage(): string {
  return useSpoken().language;
}

function useSpoken(): Pick<Spoken, 'textOf'> & { readonly version: string; readonly language: string } {
  const i18n = useContext(I18nContext)?.i18n ?? getI18n();
  const { watch, version, textOf } = spoken(i18n);
  return { textOf, version: useStore(watch, version), language: i18n.language };
}
