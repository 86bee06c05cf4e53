// A calendar day YYYY-MM-DD, without a time zone (docs/domain.md 1.0).
import { dateTimeFormat } from '#engine/model/intl.ts';
import { locales, type Language } from '#engine/model/text.ts';
import { orderedOperators } from '../operator-sets.ts';
import { textOf } from '../plain-value.ts';
import type { Kind } from '../kind.ts';

export const date: Kind = {
  recognisedBy: 'string:date',
  type: 'string',
  column: 'date',
  operators: orderedOperators,
  sort: 'value',
  moment: 'date',
  groups: 'day',
  format: 'date',
  filterFormat: 'date',
  filterSchema: { type: 'string', format: 'date' },
  erased: '1900-01-01',
  fileColumn: 'date',
  writeOnPaper: (value, { language }) =>
    dateTimeFormat(locales[language], { ...dayFormat(language), timeZone: 'UTC' }).format(
      new Date(`${textOf(value).slice(0, 10)}T00:00:00Z`),
    ),
};

/** English days are not written in numerals, which Americans read otherwise. */
export function dayFormat(language: Language): Intl.DateTimeFormatOptions {
  return { day: '2-digit', month: language === 'en' ? 'short' : '2-digit', year: 'numeric' };
}
