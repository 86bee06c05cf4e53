// A table on its way into a file: what its columns hold, and its rows page by page.
import type { ColumnType } from '#engine/kinds/kind.ts';
import type { Language } from '#engine/model/text.ts';

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
