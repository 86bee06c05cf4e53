import type { Language } from '#engine/model/text.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import type { WidgetProps } from '../view.ts';
import { NamedOptions } from '#engine/web/fields/named-options.tsx';

const zones = Intl.supportedValuesOf('timeZone');
/** A format for each of four hundred zones takes a tenth of a second: those asked for, by language and zone. */
const names = new Map<string, string>();

/** `America/Sao_Paulo` → `America/Sao Paulo · Horário Padrão de Brasília` as Intl names it. */
function zoneName(zone: string, language: Language): string {
  const key = `${language} ${zone}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'longGeneric' });
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName');
  const name = `${zone.replaceAll('_', ' ')} · ${part?.value ?? zone}`;
  names.set(key, name);
  return name;
}

export function TimeZoneInput({ widget }: { readonly widget: WidgetProps }) {
  const language = useLanguage();
  return <NamedOptions widget={widget} codes={zones} name={(zone) => zoneName(zone, language)} />;
}
