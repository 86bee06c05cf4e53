// Numbers, money and dates by Intl in the active language. Absent values are the caller's to show.
import { defaultCurrency } from '#engine/kinds/currency-of.ts';
import { moneyFormat } from '#engine/kinds/money/money.ts';
import { dateTimeFormat, numberFormat } from '#engine/model/intl.ts';
import type { Language } from '#engine/model/text.ts';
import { locales } from './language-store.ts';
import { useLanguage } from './use-language.ts';

export interface Formatters {
  readonly locale: string;
  /** Hundredths: 123450 → R$ 1.234,50. */
  readonly money: (centavos: number, currency?: string) => string;
  /** Without the minor units: 123450 → R$ 1.235. */
  readonly wholeMoney: (centavos: number, currency?: string) => string;
  /** Basis points: 1000 → 10%. */
  readonly percentage: (basisPoints: number) => string;
  readonly number: (value: number) => string;
  /** A calendar day YYYY-MM-DD, which has no time zone. */
  readonly date: (day: string) => string;
  /** A calendar day and an hour HH:MM as a clock there shows them, in no time zone; the day alone without an hour. */
  readonly dateAt: (day: string, hour: unknown) => string;
  /** An instant; in the reader's time zone unless one is given. */
  readonly dateTime: (instant: string | Date, timeZone?: string) => string;
  readonly time: (instant: string | Date, timeZone?: string) => string;
  readonly plural: (count: number) => Intl.LDMLPluralRule;
}

export function createFormatters(language: Language): Formatters {
  const locale = locales[language];
  // English readers differ on the order of day and month: the month is written out.
  const day = { day: '2-digit', month: language === 'en' ? 'short' : '2-digit', year: 'numeric' } as const;
  const minute = { hour: '2-digit', minute: '2-digit' } as const;
  const dayOnly = { ...day, timeZone: 'UTC' } as const;
  // An address or an old history may hold what names no time: shown as it is, it breaks no screen.
  const orAsIs = (format: Intl.DateTimeFormat, at: Date, text: string | Date) =>
    Number.isNaN(at.getTime()) ? String(text) : format.format(at);
  const instantIn =
    (options: Intl.DateTimeFormatOptions) =>
    (instant: string | Date, timeZone = '') =>
      orAsIs(dateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) }), new Date(instant), instant);
  // Not before it is asked for: what a page does not show is not made.
  let rules: Intl.PluralRules | undefined;
  const date = (value: string) =>
    orAsIs(dateTimeFormat(locale, dayOnly), new Date(`${value.slice(0, 10)}T00:00:00Z`), value);
  const dateTime = instantIn({ ...day, ...minute });
  return {
    locale,
    money: (centavos, currency = defaultCurrency) => moneyFormat(locale, currency).format(centavos / 100),
    wholeMoney: (centavos, currency = defaultCurrency) =>
      numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(centavos / 100),
    percentage: (basisPoints) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000),
    number: (value) => numberFormat(locale).format(value),
    date,
    dateAt: (value, hour) =>
      typeof hour === 'string' ? dateTime(`${value.slice(0, 10)}T${hour}:00Z`, 'UTC') : date(value),
    dateTime,
    time: instantIn(minute),
    plural: (count) => (rules ??= new Intl.PluralRules(locale)).select(count),
  };
}

const known = new Map<Language, Formatters>();

/** The same functions each time a language is asked for. */
export function formattersOf(language: Language): Formatters {
  const formatters = known.get(language) ?? createFormatters(language);
  known.set(language, formatters);
  return formatters;
}

export function useFormat(): Formatters {
  return formattersOf(useLanguage());
}
