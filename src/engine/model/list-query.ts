// What a list asks for, whoever asks: the URL of the screen and the dialects of the API all become this.
// Written out it is the json-server form of docs/reference/api.md, so that a list's URL and its request say the same.
import type { Sort } from './entity.ts';
import { operators, type Operator } from './field-kinds.ts';

export interface Filter {
  readonly path: string;
  readonly operator: Operator;
  /** One value; several mean any of them. `null` takes `true` or `false`. */
  readonly values: readonly string[];
}

/** Parameter of the columns of referenced records, and where each record holds them: no field may begin like this. */
export const referredKey = '_with';

export interface ListQuery {
  readonly search: string;
  readonly filters: readonly Filter[];
  readonly sort: readonly Sort[];
  /** Rows before the first one, and how many; `limit: null` = all that match (only with explicit ids). */
  readonly offset: number;
  readonly limit: number | null;
  readonly ids?: readonly string[];
  /** Cursor of keyset paging (docs/reference/api.md rule 16). */
  readonly after?: string;
  /** Columns of referenced records to answer beside each record: `client.phone`. */
  readonly with?: readonly string[];
}

/** How many match, on all pages. */
export interface Total {
  readonly total: number;
  /** `minimum`: there are at least so many; how many about is known a moment later. */
  readonly totalIs: 'exact' | 'estimated' | 'minimum';
}

/** Rows of one page at most (docs/reference/api.md rule 16). */
export const maximumPageSize = 500;
export const defaultPageSize = 25;
/** Pattern of the words of a search in everything: of one character nearly all records have it. */
export const searchedWords = String.raw`\S[\s\S]*\S`;
/** Records of each collection at most that it finds. */
export const foundOfEach = 5;
/** Columns of referenced records at most, in one answer or file. */
export const mostReferred = 10;
export const pageSizes = [10, 25, 50, 100] as const;

/** Endings that no field name may have, because the query speaks them (docs/reference/api.md rule 14). */
export const reservedSuffixes = operators.filter((operator) => operator !== 'eq').map((operator) => `_${operator}`);

const reservedNames: readonly string[] = ['q', 'ids', 'range', 'sort', 'filter', 'format', 'columns'];

/** Whether a name is a parameter of every list, which no field may be called. */
export function isReserved(name: string): boolean {
  return reservedNames.includes(name);
}

/** `price_gte` → path `price`, operator `gte`; a name without a known suffix is equality. */
export function splitParameter(name: string): { path: string; operator: Operator } {
  const suffix = reservedSuffixes.find((candidate) => name.endsWith(candidate));
  if (suffix === undefined) return { path: name, operator: 'eq' };
  return { path: name.slice(0, -suffix.length), operator: suffix.slice(1) as Operator };
}

export function parameterOf(filter: Pick<Filter, 'path' | 'operator'>): string {
  return filter.operator === 'eq' ? filter.path : `${filter.path}_${filter.operator}`;
}

/**
 * The query as request parameters: search, filters (a value each), sort; the window as `_start` and exclusive `_end`.
 */
export function queryToParameters(query: ListQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.search !== '') parameters.set('q', query.search);
  for (const filter of query.filters) for (const value of filter.values) parameters.append(parameterOf(filter), value);
  for (const id of query.ids ?? []) parameters.append('id', id);
  if (query.sort.length > 0) {
    parameters.set('_sort', query.sort.map((sort) => sort.path).join(','));
    parameters.set('_order', query.sort.map((sort) => sort.direction.toUpperCase()).join(','));
  }
  if (query.limit !== null) {
    parameters.set('_start', String(query.offset));
    parameters.set('_end', String(query.offset + query.limit));
  }
  if (query.with !== undefined) parameters.set(referredKey, query.with.join(','));
  return parameters;
}
