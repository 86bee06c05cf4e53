// The texts of this page, which no other has a use for: fetched with it, in the language that is spoken.
import { useContext } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getI18n, I18nContext } from 'react-i18next';
import { namespace } from '#engine/web/i18n/i18n.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('../i18n/texts/schema.*.json', { import: 'default' });

/** Waits until they are there. */
export function useSchemaTexts(): void {
  const i18n = useContext(I18nContext)?.i18n ?? getI18n();
  const language = useLanguage();
  useSuspenseQuery({
    queryKey: ['texts', 'schema', language],
    queryFn: async () => {
      i18n.addResourceBundle(language, namespace, await files[`../i18n/texts/schema.${language}.json`]?.(), true, true);
      return language;
    },
    staleTime: Infinity,
  });
}
