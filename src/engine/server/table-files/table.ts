// A table on its way into a file: what its columns hold, and its rows page by page.
import type { Language } from '#engine/model/text.ts';

/**
 * What a column holds. A cell of `date` is YYYY-MM-DD, of `dateTime` an instant with its offset
 * (2026-11-20T10:00:00-03:00), of `money`
 * minor units, of `percentage` basis points; a text in any of them is written as it stands.
 */
export type ColumnType = 'text' | 'integer' | 'number' | 'money' | 'percentage' | 'date' | 'dateTime';

export interface TableColumn {
  readonly title: string;
  readonly type: ColumnType;
}

export type Cell = string | number | undefined;

export interface Table {
  /** What the rows are; the sheet is called so. */
  readonly title: string;
  readonly language: Language;
  readonly columns: readonly TableColumn[];
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

export const datePattern = /^\d{4}-\d\d-\d\d$/;
export const dateTimePattern = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)[+-]\d\d:\d\d$/;

/** A text that a spreadsheet would take for a formula (OWASP: CSV injection). */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text);
}
