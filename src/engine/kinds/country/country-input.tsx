// ISO 3166 alpha-2 codes, named by Intl.
import { useMemo } from 'react';
import { getCountries } from 'libphonenumber-js/min';
import { regionNames } from '#engine/model/intl.ts';
import type { Language } from '#engine/model/text.ts';
import { NamedOptions } from '#engine/web/fields/named-options.tsx';
import { locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import type { WidgetProps } from '../view.ts';

/** Brazil first, then by name. */
function countryNames(language: Language): ReadonlyMap<string, string> {
  const names = regionNames(locales[language]);
  const entries = getCountries().map((code): [string, string] => [code, names.of(code) ?? code]);
  entries.sort(
    ([a, nameA], [b, nameB]) =>
      Number(b === 'BR') - Number(a === 'BR') || nameA.localeCompare(nameB, locales[language]),
  );
  return new Map(entries);
}

export function CountryInput({ widget }: { readonly widget: WidgetProps }) {
  const language = useLanguage();
  const names = useMemo(() => countryNames(language), [language]);
  const codes = useMemo(() => [...names.keys()], [names]);
  return <NamedOptions widget={widget} codes={codes} name={(code) => names.get(code) ?? code} />;
}
