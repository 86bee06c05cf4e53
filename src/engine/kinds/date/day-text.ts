// A day as people type it: in the order of the language, with any marks between its parts or none (31/12/2026, 31122026),
// with the month's name, or as it is stored.
import { fold, locales, type Language } from '#engine/model/text.ts';

type Part = 'day' | 'month' | 'year';

interface Writing {
  readonly order: readonly Part[];
  readonly typed: Intl.DateTimeFormat;
  /** Folded names, long and short, → 1 to 12. */
  readonly months: ReadonlyMap<string, string>;
}

const lengths: Readonly<Record<Part, number>> = { day: 2, month: 2, year: 4 };
/** A year that is still being typed begins with noughts; which years there may be is the schema's to say. */
const firstYear = 1000;

const known = new Map<Language, Writing>();

function writingOf(language: Language): Writing {
  const made = known.get(language) ?? makeWriting(language);
  known.set(language, made);
  return made;
}

function makeWriting(language: Language): Writing {
  const locale = locales[language];
  const typed = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const order = typed.formatToParts(0).flatMap(({ type }) => (isPart(type) ? [type] : []));
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index): [string, string] => {
      const name = fold(format.format(Date.UTC(2000, index, 1))).replace('.', '');
      return [name, String(index + 1)];
    });
  });
  return { order, typed, months: new Map(names) };
}

function isPart(type: string): type is Part {
  return Object.hasOwn(lengths, type);
}

/** A stored day in the form in which it is typed: 31/12/2026; any other text as it is. */
export function typedDay(day: string, language: Language): string {
  return isDay(day) ? writingOf(language).typed.format(new Date(`${day}T00:00:00Z`)) : day;
}

/** The stored day that a text says; undefined: none. */
export function readDay(text: string, language: Language): string | undefined {
  const { order, months } = writingOf(language);
  const words = fold(text).match(/\d+|\p{L}+/gu) ?? [];
  const numbers = words.map((word) => (/\d/.test(word) ? word : months.get(word)));
  const given = numbers.length === 1 ? split(numbers[0] ?? '', order) : numbers;
  if (given.length !== 3 || given.includes(undefined)) return undefined;
  const stored: readonly Part[] = ['year', 'month', 'day'];
  const places = given[0]?.length === 4 ? stored : order;
  const [year = '', month = '', day = ''] = stored.map((part) => given[places.indexOf(part)]);
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) && Number(year) >= firstYear ? read : undefined;
}

function split(digits: string, order: readonly Part[]): string[] {
  if (digits.length !== 8) return [];
  let from = 0;
  return order.map((part) => digits.slice(from, (from += lengths[part])));
}

/** Whether it is a day of the calendar, as stored: no 31st of April. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
