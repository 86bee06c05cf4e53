// Reads the parameters of a list in both dialects of docs/reference/api.md: json-server's, and ra-data-simple-rest's,
// recognised by `range` or by `filter`/`sort` that begin with { or [. Nothing unknown is passed over: it is a 400 that
// names the parameter (rule 10).
import { allFields, fieldAt, type Entity, type Field, type Sort } from '#engine/model/entity.ts';
import { fieldKinds, operatorsOf } from '#engine/kinds/index.ts';
import { maximumPageSize, referredKey, splitParameter, type Filter, type ListQuery } from '#engine/model/list-query.ts';
import { resolveRelative } from '#engine/model/relative-time.ts';
import { ApiError } from '../http/api-error.ts';
import { checkDepth, checkText, referredWithin, withinBudget } from '../http/request-budget.ts';
import { closest } from './closest.ts';
import { referredColumn, referredPaths } from './referred-values.ts';

export type Parameters = Readonly<Record<string, unknown>>;
type Entry = readonly [name: string, values: readonly string[]];
interface Window {
  readonly offset: number;
  readonly limit: number;
}

const windowNames = [
  '_start',
  '_end',
  '_sort',
  '_order',
  '_after',
  'q',
  'id',
  'ids',
  'range',
  'sort',
  'filter',
] as const;

/** The query as asked, within the budget of a request; whether the actor may ask it is checked where it becomes SQL. */
export function readListQuery(entity: Entity, parameters: Parameters, now: Date): ListQuery {
  const entries = readDialect(gather(parameters));
  for (const [name, values] of entries) for (const text of [name, ...values]) checkText(text, name);
  const value = (name: string) => entries.get(name)?.at(-1);
  const ids = entries.get('id') ?? entries.get('ids');
  const window = readWindow(value('_start'), value('_end'));
  const filters = [...entries]
    .filter(([name]) => !(windowNames as readonly string[]).includes(name))
    .map((entry) => readFilter(entity, entry, now));
  const after = value('_after');
  return withinBudget({
    search: readSearch(entity, value('q')),
    filters,
    sort: readSort(entity, value('_sort'), value('_order')),
    offset: window?.offset ?? 0,
    // A request for ids without a window wants all of them (rule 3).
    limit: window?.limit ?? (ids === undefined ? maximumPageSize : null),
    ...(ids !== undefined && { ids }),
    ...(after !== undefined && after !== '' && { after }),
  });
}

/** The same of a list that also answers columns of referenced records; a file names them among its own. */
export function readRecordQuery(entity: Entity, parameters: Parameters, now: Date): ListQuery {
  const wanted = gather(parameters).get(referredKey);
  if (wanted === undefined) return readListQuery(entity, parameters, now);
  const rest = Object.entries(parameters).filter(([key]) => nameOf(key) !== referredKey);
  const paths = wanted.flatMap((value) => value.split(',')).filter(Boolean);
  for (const path of paths)
    if (referredColumn(entity, path) === undefined) throw unknown(referredKey, [path, ...referredPaths(entity)]);
  return { ...readListQuery(entity, Object.fromEntries(rest), now), with: referredWithin(paths, referredKey) };
}

/** Repeated keys, `key[0]=` and `key[]=` as one entry with all values. */
function gather(parameters: Parameters): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const [key, value] of Object.entries(parameters)) {
    const name = nameOf(key);
    const values = (Array.isArray(value) ? value : [value]).map(String);
    entries.set(name, [...(entries.get(name) ?? []), ...values]);
  }
  return entries;
}

function nameOf(key: string): string {
  return key.replace(/\[\d*\]$/, '');
}

type Entries = ReadonlyMap<string, readonly string[]>;

function readDialect(entries: Entries): Entries {
  if (isSimpleRest(entries)) return readSimpleRest(entries);
  const misplaced = ['filter', 'sort'].find((name) => entries.get(name)?.some((value) => value !== ''));
  if (misplaced !== undefined) throw badValue(misplaced, entries.get(misplaced)?.[0] ?? '');
  return entries;
}

function isSimpleRest(entries: Entries): boolean {
  return (
    entries.has('range') ||
    /^\s*[[{]/.test(entries.get('filter')?.[0] ?? '') ||
    /^\s*[[{]/.test(entries.get('sort')?.[0] ?? '')
  );
}

/** Rewritten as json-server parameters. */
function readSimpleRest(entries: Entries): Map<string, string[]> {
  const rest = [...entries]
    .filter(([name]) => !['range', 'filter', 'sort'].includes(name))
    .map(([name, values]): [string, string[]] => [name, [...values]]);
  const result = new Map<string, string[]>(rest);
  const [from, to] = readJson(entries, 'range', isNumberPair) ?? [];
  if (from !== undefined && to !== undefined) {
    result.set('_start', [String(from)]);
    result.set('_end', [String(to + 1)]);
  }
  const [field, order] = readJson(entries, 'sort', isTextPair) ?? [];
  if (field !== undefined && order !== undefined) {
    result.set('_sort', [field]);
    result.set('_order', [order]);
  }
  for (const [name, values] of flatten(readJson(entries, 'filter', isObject) ?? {})) result.set(name, values);
  return result;
}

const isNumberPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((item) => Number.isInteger(item));
const isTextPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'string');
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function readJson<T>(entries: Entries, name: string, is: (value: unknown) => value is T): T | undefined {
  const text = entries.get(name)?.at(-1);
  if (text === undefined || text === '') return undefined;
  checkDepth(text, name);
  try {
    const value: unknown = JSON.parse(text);
    if (is(value)) return value;
  } catch {
    // Not JSON: refused below with the rest.
  }
  throw badValue(name, text);
}

/** `{address: {city: 'X'}}` → `address.city`. An absent value (null) is the empty text, as in a query string. */
function flatten(filter: Readonly<Record<string, unknown>>, prefix = ''): [string, string[]][] {
  return Object.entries(filter).flatMap(([name, value]): [string, string[]][] => {
    if (isObject(value)) return flatten(value, `${prefix}${name}.`);
    const values = Array.isArray(value) ? value : [value];
    return [[`${prefix}${name}`, values.map((item) => (item === null || item === undefined ? '' : String(item)))]];
  });
}

function readWindow(start: string | undefined, end: string | undefined): Window | undefined {
  if (start === undefined && end === undefined) return undefined;
  const offset = readCount('_start', start ?? '0');
  const stop = end === undefined ? offset + maximumPageSize : readCount('_end', end);
  // Exporters ask for a thousand at once: they get a page of the most there is, and the totals say so.
  return { offset, limit: Math.min(Math.max(stop - offset, 0), maximumPageSize) };
}

function readCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw badValue(name, text);
  return Number(text);
}

function readSearch(entity: Entity, text: string | undefined): string {
  const search = text?.trim() ?? '';
  if (search !== '' && entity.search.length === 0) throw unknown('q', []);
  return search;
}

function readSort(entity: Entity, paths: string | undefined, orders: string | undefined): Sort[] {
  const order = (orders ?? '').split(',');
  return (paths ?? '')
    .split(',')
    .filter(Boolean)
    .map((path, index) => {
      if (columnAt(entity, path) === undefined) throw unknown('_sort', [path, ...pathsLike(path, entity)]);
      const direction = (order[index] ?? '').trim().toLowerCase();
      if (!['', 'asc', 'desc'].includes(direction)) throw badValue('_order', direction);
      return { path, direction: direction === 'desc' ? 'desc' : 'asc' };
    });
}

function readFilter(entity: Entity, [name, values]: Entry, now: Date): Filter {
  const { path, operator } =
    columnAt(entity, name) === undefined ? splitParameter(name) : { path: name, operator: 'eq' as const };
  const field = columnAt(entity, path);
  if (field === undefined) throw unknown(name, [name, ...pathsLike(path, entity), ...windowNames]);
  if (!operatorsOf(field.kind).includes(operator)) throw unknown(name, [name]);
  // Nothing among them is nothing: it adds no records without a value.
  const list =
    operator === 'in' || operator === 'nin' ? values.flatMap((value) => value.split(',')).filter(Boolean) : values;
  const { moment } = fieldKinds[field.kind];
  return {
    path,
    operator,
    values: moment === undefined ? list : list.map((value) => resolveRelative(moment, value, now)),
  };
}

/** The field at the path, of the record or of one that it refers to. */
function columnAt(entity: Entity, path: string): Field | undefined {
  return fieldAt(entity, path) ?? referredColumn(entity, path);
}

/** All that it may have meant. */
function pathsLike(path: string, entity: Entity): string[] {
  return path.includes('.') ? [...fieldPaths(entity), ...referredPaths(entity)] : fieldPaths(entity);
}

function fieldPaths(entity: Entity): string[] {
  return allFields(entity.fields)
    .filter((field) => operatorsOf(field.kind).length > 0)
    .map((field) => field.path);
}

/**
 * 400 for a name that means nothing here; the first candidate is what was written, the others what it may have meant.
 */
function unknown(parameter: string, [written = parameter, ...candidates]: readonly string[]): ApiError {
  const suggestion = closest(written, candidates);
  return new ApiError('UNKNOWN_PARAMETER', {
    name: (written === parameter ? parameter : `${parameter}=${written}`).slice(0, quotedLength),
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** Of a refused value as much as is quoted back. */
const quotedLength = 100;

/** 400 for a value that the parameter does not take, with what it takes where that can be said. */
export function badValue(parameter: string, value: string, taken?: string): ApiError {
  return new ApiError('BAD_REQUEST', {
    detail: `${parameter}=${value.slice(0, quotedLength)}${taken === undefined ? '' : ` (${taken})`}`,
    name: parameter,
  });
}
