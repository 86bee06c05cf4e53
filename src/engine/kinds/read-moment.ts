// Instants as filters ask for them and as they are compared: apart from the facts of the kind, for it takes more than a
// browser needs until one can sign in.
import { addDays } from '#engine/model/days.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import { hasFormat } from '#engine/model/formats.ts';
import { readInstant } from '#engine/model/instant.ts';
import { startOfDay } from '#engine/model/local-time.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import { inForm } from './plain-value.ts';

/** A day alone means the whole day in the business zone: up to it includes it, after it begins with the next. */
export function readMoment(text: string, operator: Operator): string | undefined {
  const plain = inForm(text, () => true);
  if (plain === undefined || !hasFormat('date', plain)) return plain === undefined ? undefined : inUtc(plain);
  return operator === 'lte' || operator === 'gt' ? endOf(plain) : startOf(plain);
}

/** With all its digits where it is UTC already; the database knows fewer zones than can be written. */
function inUtc(text: string): string | undefined {
  const at = readInstant(text);
  return at !== undefined && text.endsWith('Z') ? text : at?.toISOString();
}

const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

/**
 * Nothing is earlier than the first day of the calendar, nor later than its last: there the zone makes no difference.
 */
function startOf(day: string): string {
  return day === firstDay ? `${day}T00:00:00.000Z` : startOfDay(day, businessTimeZone).toISOString();
}

function endOf(day: string): string {
  if (day === lastDay) return `${day}T23:59:59.999Z`;
  return new Date(startOfDay(addDays(day, 1), businessTimeZone).getTime() - 1).toISOString();
}
