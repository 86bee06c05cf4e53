// One file on its way out: admitted, logged, sent row by row, and its log completed however it ends.
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { numberFormat } from '#engine/model/intl.ts';
import type { FileFormat } from '#engine/model/file-formats.ts';
import type { Language } from '#engine/model/text.ts';
import { ApiError } from '../http/api-error.ts';
import type { Database } from '../database/database.ts';
import { inOwnName } from '../database/turns.ts';
import { tableAnswer } from '../table-files/table-answer.ts';
import type { Cell, TableColumn } from '../table-files/table.ts';
import { mostSheetRows } from '../table-files/xlsx-file.ts';
import { whenGone } from '../http/when-gone.ts';
import type { ExportLimits } from './export-limits.ts';
import { beginExportLog, endExportLog, type ExportFacts } from './export-log.ts';

export interface ExportParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: ExportLimits;
}

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface ExportTask {
  readonly facts: ExportFacts & { readonly format: FileFormat };
  readonly title: string;
  readonly language: Language;
  readonly columns: readonly TableColumn[];
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Today where the reader is, YYYY-MM-DD. */
  readonly day: string;
}

/**
 * Rows of a file at most: a sheet's own limit less its heading; as CSV what a spreadsheet can no longer open anyway.
 */
export const mostRows = { xlsx: mostSheetRows - 1, csv: 2_000_000 } as const;

/** 422 when the file cannot hold them. */
function checkFits({ format, expected }: Pick<ExportTask['facts'], 'format' | 'expected'>, language: Language): void {
  const limit = mostRows[format];
  if (expected > limit) throw new ApiError('TOO_MANY_ROWS', { limit: numberFormat(language).format(limit) });
}

/** The file, for the call to return. */
export async function sendExport(parts: ExportParts, call: Call, task: ExportTask): Promise<Readable> {
  const { facts, title, language, columns, day } = task;
  checkFits(facts, language);
  const count = await beginExport(parts, call, facts);
  const pages = counted(task.pages, { count, check: () => call.request.checkSession() });
  return tableAnswer(
    call.reply,
    { title, language, columns, pages: inOwnName(pages) },
    { format: facts.format, day, rows: facts.expected },
  );
}

/** How far it came: what its log says at the end. */
export interface ExportCount {
  written: number;
  completed: boolean;
}

/** Admitted (else 429) and logged; the log is completed by what the count says when the answer is closed. */
export async function beginExport(
  { database, clock, limits }: ExportParts,
  { request, reply }: Call,
  facts: ExportFacts,
): Promise<ExportCount> {
  const leave = limits.enter(facts.actor.userId, clock());
  let id: string;
  try {
    id = await beginExportLog(database, facts, clock());
  } catch (error) {
    leave();
    throw error;
  }
  const count: ExportCount = { written: 0, completed: false };
  const end = (): void => {
    leave();
    endExportLog(database, id, { actor: facts.actor, ...count, now: clock() }).catch((error: unknown) =>
      request.log.error({ err: error }, 'The end of an export could not be noted'),
    );
  };
  // Also when the reader goes away before the first row is asked for, in which case no generator ever runs.
  whenGone(request, reply, end);
  return count;
}

/** Whoever signs out, is shut out or given other rights meanwhile gets no further page; the file breaks off. */
async function* counted<Row>(
  pages: AsyncIterable<readonly Row[]>,
  { count, check }: { readonly count: ExportCount; readonly check: () => Promise<void> },
): AsyncGenerator<readonly Row[], void, undefined> {
  for await (const page of pages) {
    await check();
    yield page;
    count.written += page.length;
  }
  count.completed = true;
}
