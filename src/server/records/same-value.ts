import { isDeepStrictEqual } from 'node:util';

/** Whether two values say the same: null, empty text and absence are one, and so are instants written in different zones. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(plain(a), plain(b));
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string') return instant.test(value) ? new Date(value).toISOString() : value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, plain(item)]).filter(([, item]) => item !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
