// Numbers, money and dates by Intl in the active language. Absent values are the caller's to show.
import { defaultCurrency } from '#engine/kinds/currency-of.ts';
import { moneyFormat } from '#engine/kinds/money/money.ts';
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
  const decimal = once(() => new Intl.NumberFormat(locale));
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
  const dayOnly = once(() => new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' }));
  const rules = once(() => new Intl.PluralRules(locale));
  // An address or an old history may hold what names no time: shown as it is, it breaks no screen.
  const orAsIs = (format: Intl.DateTimeFormat, at: Date, text: string | Date) =>
    Number.isNaN(at.getTime()) ? String(text) : format.format(at);
  const instantIn = (options: Intl.DateTimeFormatOptions) => {
    const inZone = kept((timeZone) => new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) }));
    return (instant: string | Date, timeZone = '') => orAsIs(inZone(timeZone), new Date(instant), instant);
  };
  const money = kept((currency) => moneyFormat(locale, currency));
  const whole = kept(
    (currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
  );
  return {
    locale,
    money: (centavos, currency = defaultCurrency) => money(currency).format(centavos / 100),
    wholeMoney: (centavos, currency = defaultCurrency) => whole(currency).format(centavos / 100),
    percentage: (basisPoints) => percent().format(basisPoints / 10_000),
    number: (value) => decimal().format(value),
    date: (value) => orAsIs(dayOnly(), new Date(`${value.slice(0, 10)}T00:00:00Z`), value),
    dateTime: instantIn({ ...day, ...minute }),
    time: instantIn(minute),
    plural: (count) => rules().select(count),
  };
}

/** Making one costs more than all that a cell does with it: each is made once, when it is first asked for. */
function kept<Made>(make: (name: string) => Made): (name: string) => Made {
  const known = new Map<string, Made>();
  return (name) => {
    const made = known.get(name) ?? make(name);
    known.set(name, made);
    return made;
  };
}

/** What a page does not show is not made: all of them take it 15 ms before it is drawn. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

export const formattersOf: (language: Language) => Formatters = kept((language) =>
  createFormatters(language as Language),
);

export function useFormat(): Formatters {
  return formattersOf(useLanguage());
}
