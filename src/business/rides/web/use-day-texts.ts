// How a day of the calendar is said: in full for those who hear it, briefly for those who see it.
import { useMemo } from 'react';
import { dateTimeFormat } from '#engine/model/intl.ts';
import type { CalendarDay } from '../calendar.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

export interface DayTexts {
  readonly month: (month: string) => string;
  readonly weekday: (date: string, width: 'long' | 'short') => string;
  /** First and last day, with what both have in common said once. */
  readonly span: (from: string, to: string) => string;
  /** Weekday, day, month and year. */
  readonly date: (date: string) => string;
  /** What a day offers, with the date, in one sentence that has the words which are seen. */
  readonly whole: (day: CalendarDay, today: string) => string;
}

export function useDayTexts(): DayTexts {
  const t = useText();
  const { locale } = useFormat();
  return useMemo(() => {
    const formatted = (options: Intl.DateTimeFormatOptions) => {
      const format = dateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
    };
    const [month, long, short, date] = [
      formatted({ month: 'long', year: 'numeric' }),
      formatted({ weekday: 'long' }),
      formatted({ weekday: 'short' }),
      formatted({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    ];
    const spans = dateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    const whole = (day: CalendarDay, today: string) => {
      const over = day.date < today && day.state !== 'closed';
      return [
        date(day.date),
        t(over ? 'rides.slot.past' : `rides.state.${day.state}`),
        ...(day.state === 'open' && !over ? [t('rides.free', { count: day.free })] : []),
        ...(day.state !== 'closed' || day.sold > 0
          ? [t('rides.soldOf', { sold: day.sold, capacity: day.capacity })]
          : []),
        ...(day.season === 'high' ? [t('rides.season.high')] : []),
        ...day.exceptions.filter((kind) => kind !== 'closed').map((kind) => t(`rides.exception.${kind}`)),
      ].join(', ');
    };
    return {
      month: (text) => month(`${text}-01`),
      weekday: (day, width) => (width === 'long' ? long : short)(day),
      span: (from, to) => spans.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
      date,
      whole,
    };
  }, [t, locale]);
}
