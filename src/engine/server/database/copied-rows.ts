// Rows that a server is sent as COPY reads them: half of the time that the same rows take as values of a statement.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Told by this and not by its class, as late-value.ts is. */
const mark = Symbol.for('rows that are copied');

/** The one value of a statement `copy … from stdin`. Lines are made as they are sent. */
export class CopiedRows {
  readonly [mark] = true;
  readonly lines: Iterable<string>;

  constructor(lines: Iterable<string>) {
    this.lines = lines;
  }
}

/** Sent together: the smaller, the more often the connection is written to; the larger, the longer it waits. */
const charactersAtOnce = 65_536;

/** What the connection is asked may have such rows. */
export function readCopiedRows(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((text: unknown, values: unknown, ...more: unknown[]) => {
    const rows: unknown = Array.isArray(values) ? values[0] : undefined;
    return isCopied(rows) ? copy(ask, text as string, rows) : ask(text, values, ...more);
  }) as typeof client.query;
}

function isCopied(rows: unknown): rows is CopiedRows {
  return typeof rows === 'object' && rows !== null && mark in rows;
}

async function copy(
  ask: (statement: unknown) => unknown,
  text: string,
  { lines }: CopiedRows,
): Promise<Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>> {
  const stream = copyFrom(text);
  ask(stream);
  await pipeline(Readable.from(together(lines), { highWaterMark: 2 }), stream);
  return { command: 'COPY', rowCount: stream.rowCount, rows: [] };
}

function* together(lines: Iterable<string>): Generator<Buffer> {
  let waiting = '';
  for (const line of lines) {
    waiting += `${line}\n`;
    if (waiting.length < charactersAtOnce) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
}

/** A row in COPY's text format; what is absent is null. */
export function copyLine(values: readonly unknown[], types: readonly string[]): string {
  let line = '';
  for (let at = 0; at < values.length; at += 1)
    line += `${at === 0 ? '' : '\t'}${copyValue(values[at], types[at] ?? '')}`;
  return line;
}

function copyValue(value: unknown, type: string): string {
  if (value === undefined || value === null) return String.raw`\N`;
  if (type.endsWith('[]') && Array.isArray(value)) return escaped(arrayLiteral(value));
  return escaped(typeof value === 'string' ? value : JSON.stringify(value));
}

function arrayLiteral(items: readonly unknown[]): string {
  const quoted = items.map((item) => {
    if (item === null) return 'null';
    const text = typeof item === 'string' ? item : JSON.stringify(item);
    return `"${text.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`;
  });
  return `{${quoted.join(',')}}`;
}

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return special.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (letter) => escapes[letter] ?? letter) : text;
}
