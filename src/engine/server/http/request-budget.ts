// What one request may ask for, in one table: every path is held to it before the database is asked. Beyond it a call
// is refused with the place, the limit and what to do instead (texts `error.OVER_BUDGET_<limit>`).
import { deepestJson, tooDeepAt } from '#engine/model/json-limits.ts';
import {
  maximumPageSize,
  mostReferred,
  parameterOf,
  referredKey,
  type Filter,
  type ListQuery,
} from '#engine/model/list-query.ts';
import { ApiError } from './api-error.ts';

export const requestBudget = {
  /** Characters of path and query together. */
  address: 24_000,
  /** Words of a search, each counted once. */
  words: 10,
  /** Parameters of a list that filter. */
  filters: 30,
  /** Values of one filter, each counted once. */
  values: 100,
  /** Ids of a look-up, each counted once: stock clients ask at once for all that a page refers to. */
  ids: maximumPageSize,
  /** Fields of an order, each counted once. */
  sortKeys: 5,
  /** Columns of referenced records, each counted once. */
  referred: mostReferred,
  /** Arrays and objects within each other, in bodies and in parameters that are JSON. */
  depth: deepestJson,
  /**
   * Calls of one person that are answered at a time, more than a stock client makes to change a page of a hundred; of
   * one address, for those who have not signed in.
   */
  callsInFlight: 120,
  /**
   * Calls of one signed-in person that are worked on at a time, as many as a browser opens to one host: what more would
   * read and keep unsent is never in memory.
   */
  callsWorkedOn: 6,
} as const;

type BudgetLimit = Exclude<keyof typeof requestBudget, 'callsInFlight' | 'callsWorkedOn'>;

/** 400 that says where, how much is taken, and what to do. */
function overBudget(limit: BudgetLimit, name: string): ApiError {
  return new ApiError('OVER_BUDGET', { context: limit, name, limit: requestBudget[limit] });
}

/** The query with everything in it once; 400 when it still asks for too much. */
export function withinBudget(query: ListQuery): ListQuery {
  const words = distinct(query.search.split(/\s+/).filter(Boolean), (word) => word.toLowerCase());
  if (words.length > requestBudget.words) throw overBudget('words', 'q');
  if (query.filters.length > requestBudget.filters)
    throw overBudget('filters', query.filters.map(parameterOf).at(requestBudget.filters) ?? '');
  const sort = distinct(query.sort, ({ path }) => path);
  if (sort.length > requestBudget.sortKeys) throw overBudget('sortKeys', '_sort');
  const ids = query.ids && [...new Set(query.ids)];
  if (ids !== undefined && ids.length > requestBudget.ids) throw overBudget('ids', 'id');
  return {
    ...query,
    search: words.join(' '),
    filters: query.filters.map(eachValueOnce),
    sort,
    ...(ids && { ids }),
    ...(query.with && { with: referredWithin(query.with, referredKey) }),
  };
}

/** Columns of referenced records, each once; 400 for too many. */
export function referredWithin(paths: readonly string[], name: string): readonly string[] {
  const distinctPaths = [...new Set(paths)];
  if (distinctPaths.length > requestBudget.referred) throw overBudget('referred', name);
  return distinctPaths;
}

function eachValueOnce(filter: Filter): Filter {
  const values = [...new Set(filter.values)];
  if (values.length > requestBudget.values) throw overBudget('values', parameterOf(filter));
  return { ...filter, values };
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

/** 400 unless JSON is nested within bounds. */
export function checkDepth(json: string, name: string): void {
  if (tooDeepAt(json, requestBudget.depth) !== undefined) throw overBudget('depth', name);
}

/** 400 for a text that no database keeps: with the character NUL, or with half of a pair of surrogates. */
export function checkText(text: string, name: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new ApiError('UNREADABLE_TEXT', { name: printable(name) });
}

/** 400 for an address that is too long, or has such a text in its path or in a parameter. */
export function checkAddress(url: string, query: unknown): void {
  if (url.length > requestBudget.address) throw overBudget('address', '');
  if (/%00/.test(url.split('?', 1)[0] ?? '')) throw new ApiError('UNREADABLE_TEXT', { name: 'URL' });
  for (const [name, values] of Object.entries(query ?? {}))
    for (const text of [name, ...[values as unknown].flat()]) checkText(String(text), name);
}

function printable(name: string): string {
  return name.replaceAll('\0', '').toWellFormed().slice(0, 100);
}

/**
 * `checkText` for every name and text in a value that came as JSON; said is where it stands, as `/products/0/title`.
 */
export function checkTexts(value: unknown): void {
  const waiting: [path: string, value: unknown][] = [['', value]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, inner] = next;
    if (typeof inner === 'string') checkText(inner, path);
    if (inner === null || typeof inner !== 'object') continue;
    for (const [name, item] of Object.entries(inner)) {
      checkText(name, `${path}/${name}`);
      waiting.push([`${path}/${name}`, item]);
    }
  }
}
