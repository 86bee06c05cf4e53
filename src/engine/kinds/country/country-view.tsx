// ISO 3166 alpha-2 codes, named by Intl.
import { useMemo } from 'react';
import { getCountries } from 'libphonenumber-js/min';
import type { Language } from '#engine/model/text.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { NamedOptions } from '#engine/web/fields/named-options.tsx';

/** Brazil first, then by name. */
function countryNames(language: Language): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(locales[language], { type: 'region' });
  const entries = getCountries().map((code): [string, string] => [code, names.of(code) ?? code]);
  entries.sort(
    ([a, nameA], [b, nameB]) =>
      Number(b === 'BR') - Number(a === 'BR') || nameA.localeCompare(nameB, locales[language]),
  );
  return new Map(entries);
}

function CountryWidget(widget: WidgetProps) {
  const language = useLanguage();
  const names = useMemo(() => countryNames(language), [language]);
  return <NamedOptions widget={widget} names={names} />;
}

export const country: FieldView = {
  show: (value, _field, { language }) => {
    const code = showText(value);
    return /^[A-Z]{2}$/.test(code)
      ? (new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code)
      : code;
  },
  Widget: CountryWidget,
  filter: 'value',
  width: 128,
};
