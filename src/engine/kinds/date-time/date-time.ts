// An instant, stored in UTC (docs/domain.md 1.0).
import { dateTimeFormat } from '#engine/model/intl.ts';
import { locales } from '#engine/model/text.ts';
import { dayFormat } from '../date/date.ts';
import { orderedOperators } from '../operator-sets.ts';
import { textOf } from '../plain-value.ts';
import type { Kind, PaperWriting } from '../kind.ts';

export const dateTime: Kind = {
  recognisedBy: 'string:date-time',
  type: 'string',
  column: 'timestamptz',
  insideType: 'timestamptz',
  operators: orderedOperators,
  sort: 'value',
  moment: 'dateTime',
  groups: 'day',
  filterSchema: { type: 'string', format: 'date-time' },
  erased: '1900-01-01T00:00:00.000Z',
  fileColumn: 'dateTime',
  writeInFile: (value, { localTime }) => localTime(textOf(value)),
  writeOnPaper: (value, writing) => instantText(textOf(value), writing),
};

/** An instant as people write it on paper, on the clocks of the time zone. */
export function instantText(
  instant: string,
  { language, timeZone }: Pick<PaperWriting, 'language' | 'timeZone'>,
): string {
  return dateTimeFormat(locales[language], {
    ...dayFormat(language),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}
