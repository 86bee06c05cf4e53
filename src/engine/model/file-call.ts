// What calls that answer with a table as a file have in common: the lists of all entities, and reports.
import { inQuery, type CallAnswer, type CallParameter } from './call.ts';
import type { ErrorCode } from './errors.ts';
import { fileFormats } from './file-formats.ts';

const text = { type: 'string' } as const;
/** By whose clocks instants are written: an IANA zone, or an offset such as -03:00. */
export const clocks = {
  anyOf: [
    { ...text, format: 'time-zone' },
    { ...text, pattern: '^[+-](0\\d|1[0-4]):[0-5]\\d$' },
  ],
} as const;

const binary = { schema: { type: 'string', format: 'binary' } } as const;

/** Which file, and by whose clocks instants are written in it. */
export const fileParameters: readonly CallParameter[] = [
  {
    ...inQuery(
      'format',
      'CSV (UTF-8; semicolons and decimal commas for pt and fr) or a spreadsheet. Labels and titles are in the language of Accept-Language.',
      { type: 'string', enum: fileFormats },
    ),
    required: true,
  },
  inQuery(
    '_timeZone',
    'IANA zone, or an offset such as -03:00, by whose clocks instants are written; the default zone of the installation without.',
    clocks,
  ),
];

export const fileAnswer: CallAnswer = {
  description: 'All rows, written while they are sent; a broken connection means that some are missing.',
  headers: { 'X-Total-Count': { schema: { type: 'integer' } }, 'Content-Disposition': { schema: text } },
  files: { 'text/csv': binary, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary },
};

export const fileRefusals: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_REQUEST',
  'UNKNOWN_PARAMETER',
  'TOO_MANY_ROWS',
  'TOO_MANY_REQUESTS',
];
