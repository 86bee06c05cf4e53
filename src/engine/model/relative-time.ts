// Times that a filter names by their distance from now (`$now`, `$now+3d`, `$now-2h`), so that "due in 3 days" stays
// true in a bookmark. Days of visits are read in the zone that providers have unless they say otherwise.

/** provider.timeZone's default; a day alone needs some zone (docs/domain.md 1.0: never UTC). */
export const businessTimeZone = 'America/Sao_Paulo';

const pattern = /^\$now(?:([+-]\d{1,4})([dh]))?$/;
const hour = 3_600_000;
const units: Readonly<Record<string, number>> = { d: 24 * hour, h: hour };

export function isRelative(text: string): boolean {
  return pattern.test(text);
}

/**
 * The instant (ISO, UTC), or for a date the calendar day (YYYY-MM-DD) in the business zone; any other text as it is.
 */
export function resolveRelative(kind: 'date' | 'dateTime', text: string, now: Date): string {
  const match = pattern.exec(text);
  if (match === null) return text;
  const [, distance = '0', unit = 'd'] = match;
  const at = new Date(now.getTime() + Number(distance) * (units[unit] ?? 0));
  return kind === 'dateTime' ? at.toISOString() : dayIn(businessTimeZone, at);
}

function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}
