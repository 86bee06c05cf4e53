import type { Text } from './use-text.ts';
import { locales } from './language-store.ts';
import type { Language } from '#engine/model/text.ts';

/** `$now` → "now", `$now+3d` → "in 3 days", as the language says it. */
export function relativeText(value: string, language: Language, t: Text): string {
  const [, distance, unit] = /^\$now(?:([+-]\d+)([dh]))?$/.exec(value) ?? [];
  if (distance === undefined) return t('records.filter.now');
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'always' }).format(
    Number(distance),
    unit === 'h' ? 'hour' : 'day',
  );
}
