// A table as the answer to a call: written while it is sent, at the reader's pace.
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

/** `day`: YYYY-MM-DD, for the name of the file; `rows`: how many there will be, told in X-Total-Count. */
export function sendTable(
  reply: FastifyReply,
  table: Table,
  { format, day, rows }: { readonly format: FileFormat; readonly day: string; readonly rows: number },
): FastifyReply {
  const { type, stream } = files[format];
  const name = `${fold(table.title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${day}.${format}`;
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-total-count', String(rows))
    .header('x-content-type-options', 'nosniff')
    .send(stream(table));
}
