// A table as CSV that the reader's spreadsheet opens by itself: separator, decimal mark and days as its language has
// them, UTF-8 with a mark (without which Excel takes accents for Latin-1). English gets ISO days: 01/02 is two
// different days to its readers.
import type { ColumnType } from '#engine/kinds/kind.ts';
import { Readable } from 'node:stream';
import type { Language } from '#engine/model/text.ts';
import { datePattern, dateTimePattern, looksLikeFormula, type Cell, type Table } from './table.ts';

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

interface Spelling {
  readonly separator: string;
  readonly decimal: string;
  readonly date: (day: string) => string;
  readonly dateTime: (whole: string, day: string, time: string) => string;
}

const dayFirst = (day: string): string => day.split('-').toReversed().join('/');
const european: Spelling = {
  separator: ';',
  decimal: ',',
  date: dayFirst,
  dateTime: (_, day, time) => `${dayFirst(day)} ${time}`,
};
const spellings: Readonly<Record<Language, Spelling>> = {
  pt: european,
  fr: european,
  en: { separator: ',', decimal: '.', date: (day) => day, dateTime: (whole) => whole },
};

export function csvStream(table: Table): Readable {
  // Bytes, not objects: a page is held, not sixteen of them.
  return Readable.from(printCsv(table), { objectMode: false });
}

async function* printCsv({ language, columns, pages }: Table): AsyncGenerator<Buffer> {
  const spelling = spellings[language];
  const print = (cells: readonly string[]) => `${cells.join(spelling.separator)}${lineEnd}`;
  yield Buffer.from(byteOrderMark + print(columns.map(({ title }) => quote(safeText(title), spelling.separator))));
  for await (const rows of pages) {
    yield Buffer.from(
      rows.map((row) => print(columns.map(({ type }, index) => printCell(row[index], type, spelling)))).join(''),
    );
  }
}

function printCell(cell: Cell, type: ColumnType, spelling: Spelling): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number')
    return quote(printNumber(cell, type).replace('.', spelling.decimal), spelling.separator);
  const moment = type === 'dateTime' ? dateTimePattern.exec(cell) : null;
  if (moment !== null) return spelling.dateTime(cell, moment[1] ?? '', moment[2] ?? '');
  if (type === 'date' && datePattern.test(cell)) return spelling.date(cell);
  return quote(safeText(cell), spelling.separator);
}

/** No thousands, no currency: what a spreadsheet reads as a number. */
function printNumber(value: number, type: ColumnType): string {
  if (type === 'money') return (value / 100).toFixed(2);
  if (type === 'percentage') return `${(value / 100).toFixed(2)}%`;
  return String(value);
}

/** With the sign before it that spreadsheets take for "this is text". */
function safeText(text: string): string {
  return looksLikeFormula(text) ? `'${text}` : text;
}

function quote(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
