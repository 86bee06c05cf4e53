// A table as a spreadsheet (XLSX): the sheet is written row by row into the archive while it is read, so that its size
// does not matter. The libraries that write whole workbooks hold them in memory or go on writing when the reader is
// slow; only the archive is a library's (yazl).
import type { ColumnType } from '#engine/kinds/kind.ts';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { datePattern, dateTimePattern, looksLikeFormula, type Cell, type Table, type TableColumn } from './table.ts';
import { escapeXml, sheetPath, sheetStart, styleOf, styles, workbookParts } from './xlsx-parts.ts';

/** Rows of a sheet that spreadsheets open, the heading among them. */
export const mostSheetRows = 1_048_576;
/** Characters of a cell. */
const mostCharacters = 32_767;
const mostNameCharacters = 31;
/** A compromise: the default level takes twice the time for a tenth less. */
const compressionLevel = 3;

export function xlsxStream(table: Table): Readable {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  const sheet = Readable.from(printSheet(table), { objectMode: false });
  // The archive pipes without passing on how a stream ends before its time.
  sheet.on('error', (error) => output.destroy(error));
  output.on('close', () => sheet.destroy());
  archive.on('error', (error: Error) => output.destroy(error));
  for (const [path, text] of workbookParts(sheetName(table.title))) archive.addBuffer(Buffer.from(text), path);
  archive.addReadStream(sheet, sheetPath, { compressionLevel });
  archive.end();
  return output;
}

function sheetName(title: string): string {
  return (
    title
      .replace(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, mostNameCharacters) || 'Sheet1'
  );
}

async function* printSheet({ columns, pages }: Table): AsyncGenerator<Buffer> {
  const widths = columns
    .map((column, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`)
    .join('');
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const heading = columns.map(({ title }) => textCell(title, styles.heading)).join('');
  yield Buffer.from(`${sheetStart}${frozen}<cols>${widths}</cols><sheetData><row>${heading}</row>`);
  let count = 1;
  for await (const rows of pages) {
    count += rows.length;
    yield Buffer.from(
      rows
        .map((row) => `<row>${columns.map(({ type }, index) => printCell(row[index], type)).join('')}</row>`)
        .join(''),
    );
  }
  yield Buffer.from(`</sheetData><autoFilter ref="A1:${letters(columns.length)}${count}"/></worksheet>`);
}

function widthOf({ title, type }: TableColumn): number {
  return Math.min(Math.max(title.length + 4, type === 'text' ? 20 : 14), 50);
}

/** A, B … Z, AA … */
function letters(column: number): string {
  return column <= 26
    ? String.fromCharCode(64 + column)
    : letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1);
}

function printCell(cell: Cell, type: ColumnType): string {
  if (cell === undefined || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c s="${styleOf[type]}"><v>${numberOf(cell, type)}</v></c>`;
  const day = dayNumber(cell, type);
  if (day !== undefined) return `<c s="${styleOf[type]}"><v>${day}</v></c>`;
  return textCell(cell, looksLikeFormula(cell) ? styles.literal : styles.plain);
}

function numberOf(value: number, type: ColumnType): number {
  if (type === 'money') return value / 100;
  return type === 'percentage' ? value / 10_000 : value;
}

/** Days since 1899-12-30, local time as the fraction; undefined for what is no day. */
function dayNumber(cell: string, type: ColumnType): number | undefined {
  const [, day = cell, time = '00:00:00'] = (type === 'dateTime' && dateTimePattern.exec(cell)) || [];
  if (!datePattern.test(day) || (type !== 'date' && type !== 'dateTime')) return undefined;
  return (Date.parse(`${day}T${time}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

function textCell(text: string, style: number): string {
  // `_x0041_` in a text would be read as the character it names.
  const literal = text.slice(0, mostCharacters).replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x');
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(literal)}</t></is></c>`;
}
