// Dates of the demo data: calendar days as YYYY-MM-DD, instants as ISO in Z, and the Brazilian clock between them.
import { minutesOf } from '#engine/model/rules.ts';
import { addDays } from '#engine/model/days.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Hours behind UTC. Brazil has had no daylight saving time since 2019. */
const zones = {
  'America/Sao_Paulo': 3,
  'America/Bahia': 3,
  'America/Fortaleza': 3,
  'America/Recife': 3,
  'America/Manaus': 4,
} as const;
export type Zone = keyof typeof zones;

export function dayNumber(date: string): number {
  return Date.parse(date) / day;
}

/** The calendar day at a place; a visit date never goes through UTC (docs/domain.md 1.0). */
export function localDate(instant: number, zone: Zone = 'America/Sao_Paulo'): string {
  return new Date(instant - zones[zone] * hour).toISOString().slice(0, 10);
}

/** Milliseconds of a local day and HH:MM. */
export function instantAt(date: string, time: string, zone: Zone = 'America/Sao_Paulo'): number {
  return dayNumber(date) * day + minutesOf(time) * minute + zones[zone] * hour;
}

export function iso(instant: number): string {
  return new Date(instant).toISOString();
}

/** Saturday before Shrove Tuesday to Ash Wednesday. */
export function carnivalOf(year: number): { readonly initialDate: string; readonly finalDate: string } {
  const easter = easterOf(year);
  return { initialDate: addDays(easter, -50), finalDate: addDays(easter, -46) };
}

/** Gregorian Easter Sunday (Meeus/Jones/Butcher). */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const count = moon + sunday - 7 * shift + 114;
  return `${year}-${String(Math.floor(count / 31)).padStart(2, '0')}-${String((count % 31) + 1).padStart(2, '0')}`;
}
