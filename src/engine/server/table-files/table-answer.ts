// A table as the answer to a call: written while it is sent, at the reader's pace.
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { fold } from '#engine/model/text.ts';
import { csvStream } from './csv-file.ts';
import type { FileFormat } from '#engine/model/file-formats.ts';
import type { Table } from './table.ts';
import { xlsxStream } from './xlsx-file.ts';

const files = {
  csv: { type: 'text/csv; charset=utf-8', stream: csvStream },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', stream: xlsxStream },
} as const;

/**
 * Sets the headers and returns what is to be sent: the call returns it, since a reply that is handed on by functions
 * that wait is waited for by each of them. `day`: YYYY-MM-DD, for the name of the file; `rows`: how many there will be,
 * told in X-Total-Count.
 */
export function tableAnswer(
  reply: FastifyReply,
  table: Table,
  { format, day, rows }: { readonly format: FileFormat; readonly day: string; readonly rows: number },
): Readable {
  const { type, stream } = files[format];
  const name = `${fold(table.title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${day}.${format}`;
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-total-count', String(rows))
    .header('x-content-type-options', 'nosniff');
  return stream(table);
}
