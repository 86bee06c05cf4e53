// The parameters that a file takes besides those of its list: `format`, `columns`, and `_timeZone`, whose clocks
// instants are written by.
import { businessTimeZone } from '#engine/model/relative-time.ts';
import { badValue, type Parameters } from '../records/read-list-query.ts';
import { ApiError } from '../http/api-error.ts';
import { localTimes } from '../table-files/local-time.ts';
import { isFileFormat } from '../table-files/send-table.ts';
import type { FileFormat } from '#engine/model/file-formats.ts';

export interface FileRequest {
  readonly format: FileFormat;
  readonly columns: string | undefined;
  readonly localTime: (instant: string) => string;
  /** The list's own. */
  readonly rest: Parameters;
}

/** A file has all rows. */
const windowNames = ['_start', '_end', '_after', 'range'] as const;

export function readFileRequest(parameters: Parameters): FileRequest {
  const { format, columns, _timeZone: timeZone, ...rest } = parameters;
  const windowed = windowNames.find((name) => name in rest);
  if (windowed !== undefined) throw new ApiError('UNKNOWN_PARAMETER', { name: windowed });
  if (!isFileFormat(format)) throw badValue('format', textOf(format));
  const localTime = localTimes(timeZone === undefined ? businessTimeZone : textOf(timeZone));
  if (localTime === undefined) throw badValue('_timeZone', textOf(timeZone));
  return {
    format,
    columns: columns === undefined ? undefined : [columns].flat().map(textOf).join(','),
    localTime,
    rest,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
