// The form of a backup: gzip of lines. First the head, then each table's name followed by its rows, last the count of
// everything, without which a file is not whole. A row is the text of each column as PostgreSQL prints it, so any
// PostgreSQL can take it in.
import type { Column, Table } from '#engine/model/table.ts';
import type { Model } from '../model-memory.ts';

export const backupFormat = 'back-office-backup';
export const backupVersion = 1;

export interface Head {
  readonly format: typeof backupFormat;
  readonly version: number;
  readonly createdAt: string;
  readonly fingerprint: string;
  /** The tables as they were applied then: a restore makes these, and the schemas of today are applied on top. */
  readonly tables: readonly Table[];
  /** What else the schemas said then; absent in files of older versions. */
  readonly model?: Model;
}

export interface TableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

type RowLine = readonly (string | null)[];

export interface EndLine {
  readonly rows: Readonly<Record<string, number>>;
}

export type Line = Head | TableLine | RowLine | EndLine;

export class BrokenBackupError extends Error {}

/** What a backup holds of a table; computed columns compute themselves again. */
export function storedColumns(table: Table): readonly Column[] {
  return table.columns.filter(({ generated }) => generated === undefined);
}

export function readHead(line: string | undefined): Head {
  const head = (line === undefined ? undefined : parseLine(line)) as Partial<Head> | undefined;
  if (head?.format !== backupFormat) throw new BrokenBackupError('This is no backup of the back office');
  if (head.version !== backupVersion)
    throw new BrokenBackupError(
      `The backup is of version ${head.version}; this application reads version ${backupVersion}`,
    );
  return head as Head;
}

export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new BrokenBackupError('The backup is damaged: a line cannot be read', { cause });
  }
}
