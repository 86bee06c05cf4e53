// Amounts, days and moments among the params of a problem: the texts format them in the reader's language (`{{minimum,
// currency(BRL)}}`, `{{at, datetime}}`).
import { businessTimeZone } from '#engine/model/relative-time.ts';
import type { Problem } from '#engine/model/rules.ts';

type Params = Problem['params'];

/** A visit date: a day of the calendar, whatever the zone. */
export function dayParam(name: string, date: string): Params {
  return { [name]: new Date(`${date}T00:00:00Z`), formatParams: { [name]: { dateStyle: 'medium', timeZone: 'UTC' } } };
}

/** A moment as the provider's clock shows it. */
export function instantParam(name: string, instant: string, timeZone = businessTimeZone): Params {
  return { [name]: new Date(instant), formatParams: { [name]: { dateStyle: 'medium', timeStyle: 'short', timeZone } } };
}

/** Centavos. */
export function moneyParam(name: string, amount: number): Params {
  return { [name]: amount / 100 };
}
