// The parameters that a file takes besides those of its list: `format`, `columns`, and `_timeZone`, whose clocks
// instants are written by.
import { businessTimeZone } from '#engine/model/relative-time.ts';
import type { Parameters } from '../records/read-list-query.ts';
import { ApiError } from '../http/api-error.ts';
import { localTimes } from '../table-files/local-time.ts';
import type { FileFormat } from '#engine/model/file-formats.ts';

export interface FileRequest {
  readonly format: FileFormat;
  readonly columns: string | undefined;
  readonly localTime: (instant: string) => string;
  /** The list's own. */
  readonly rest: Parameters;
}

/** What the call has validated. */
type Asked = Parameters & {
  readonly format: FileFormat;
  readonly _timeZone?: string;
  readonly columns?: string | readonly string[];
};

/** A file has all rows. */
const windowNames = ['_start', '_end', '_after', 'range'] as const;

export function readFileRequest(parameters: Parameters): FileRequest {
  const { format, columns, _timeZone: timeZone = businessTimeZone, ...rest } = parameters as Asked;
  const windowed = windowNames.find((name) => name in rest);
  if (windowed !== undefined) throw new ApiError('UNKNOWN_PARAMETER', { name: windowed });
  const joined = columns === undefined ? undefined : [columns].flat().join(',');
  return { format, columns: joined, localTime: localTimes(timeZone), rest };
}
