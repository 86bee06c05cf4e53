import { useMemo } from 'react';
import { dateTimeFormat, numberFormat } from '#engine/model/intl.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useSettings } from '#engine/web/shell/settings/settings.ts';

/** Characters of a name beside a bar. */
const mostCharacters = 22;

interface ChartText {
  /** Centavos without cents: R$ 12 mil. */
  readonly short: (centavos: number) => string;
  /** Day and month. */
  readonly shortDay: (day: string) => string;
  readonly shorten: (name: string) => string;
  /** The reader wants nothing to move. */
  readonly still: boolean;
}

/** Texts for where there is little room, in the active language; amounts in the currency. */
export function useChartText(currency: string): ChartText {
  const { locale } = useFormat();
  const { settings } = useSettings();
  return useMemo(() => {
    const compact = numberFormat(locale, {
      style: 'currency',
      currency,
      notation: 'compact',
      maximumFractionDigits: 1,
    });
    const day = dateTimeFormat(locale, {
      day: '2-digit',
      month: locale.startsWith('en') ? 'short' : '2-digit',
      timeZone: 'UTC',
    });
    return {
      short: (centavos) => compact.format(centavos / 100),
      shortDay: (text) => day.format(new Date(`${text}T00:00:00Z`)),
      shorten: (name) => (name.length > mostCharacters ? `${name.slice(0, mostCharacters - 1)}…` : name),
      still: !settings.animations,
    };
  }, [currency, locale, settings.animations]);
}
