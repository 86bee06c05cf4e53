import { useMemo } from 'react';
import type { Language } from '#engine/model/text.ts';
import { locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import type { WidgetProps } from '../view.ts';
import { NamedOptions } from '#engine/web/fields/named-options.tsx';

/** `America/Sao_Paulo` → `São Paulo time (America/Sao_Paulo)` as Intl names it. */
function zoneName(zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return `${zone.replaceAll('_', ' ')} · ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone}`;
}

export function TimeZoneInput({ widget }: { readonly widget: WidgetProps }) {
  const language = useLanguage();
  const names = useMemo(
    () => new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone, zoneName(zone, language)])),
    [language],
  );
  return <NamedOptions widget={widget} names={names} />;
}
