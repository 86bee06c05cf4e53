// Texts that hardly a page has a use for: fetched with what says them, in the language that is spoken.
import { useContext } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getI18n, I18nContext } from 'react-i18next';
import { namespace } from './i18n.ts';
import { useLanguage } from './use-language.ts';

type Texts = Readonly<Record<string, string>>;

/** i18n.ts and the files of the build (src/engine/build/page-files.ts) leave them out. */
const files = import.meta.glob<Texts>('./texts/{board,json,schema}.*.json', { import: 'default' });

/** Waits until they are there. */
export function useLateTexts(set: 'board' | 'json' | 'schema'): void {
  const i18n = useContext(I18nContext)?.i18n ?? getI18n();
  const language = useLanguage();
  useSuspenseQuery({
    queryKey: ['texts', set, language],
    queryFn: async () => {
      i18n.addResourceBundle(language, namespace, await files[`./texts/${set}.${language}.json`]?.(), true, true);
      return language;
    },
    staleTime: Infinity,
  });
}
