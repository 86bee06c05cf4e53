// The calls of the generic REST interface, one function each:
//   list    GET    /api/providers?q=…&_start=0&_end=25          create  POST   /api/providers
//   read    GET    /api/providers/{id}                          update  PUT    /api/providers/{id}   (merges; If-Match)
//   history GET    /api/providers/{id}/history                  remove  DELETE /api/providers/{id}   (If-Match)
//   act     POST   /api/providers/{id}/actions/{action}         nested: /api/providers/{id}/contacts …
//   search  GET    /api/search?q=…                              in all of them
import { entities } from '#generated/entities.ts';
import type { Records } from '#generated/types.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { ActionAnswer } from '#engine/model/errors.ts';
import { maximumPageSize, type ListQuery, type Total } from '#engine/model/list-query.ts';
import { http } from './client.ts';
import { listParameters } from './list-parameters.ts';

export interface RecordValues {
  readonly id: string;
  readonly version?: number;
  readonly [field: string]: unknown;
}

/** Which records are meant: an entity's, or those of one parent record. */
export interface Place {
  readonly entity: string;
  readonly parentId?: string;
}

export interface RecordPage extends Total {
  readonly rows: readonly RecordValues[];
}

/** What the history tells besides the actions of the schema. */
export const ownActions = ['create', 'update', 'remove'] as const;

/** One write as the history tells it. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor?: { readonly userId?: string; readonly name?: string };
  readonly changes?: Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>;
  readonly reason?: string;
}

export function entityOf(name: string): Entity {
  const entity = (entities as Readonly<Record<string, Entity>>)[name];
  if (entity === undefined) throw new Error(`No entity is called ${name}.`);
  return entity;
}

/** Where the records answer. */
export function collectionPath({ entity: name, parentId }: Place): string {
  const entity = entityOf(name);
  if (entity.parent === undefined || parentId === undefined) return `/api/${entity.collection}`;
  return `/api/${entityOf(entity.parent.entity).collection}/${parentId}/${entity.parent.segment}`;
}

export async function listRecords(place: Place, query: ListQuery, signal?: AbortSignal): Promise<RecordPage> {
  const answer = await http.get<RecordValues[]>(collectionPath(place), {
    params: listParameters(query),
    ...(signal && { signal }),
  });
  const total = Number(answer.headers['x-total-count']);
  return {
    rows: answer.data,
    total: Number.isInteger(total) ? total : answer.data.length,
    totalIs: isOf(answer.headers['x-total-estimated']),
  };
}

function isOf(mark: unknown): Total['totalIs'] {
  return mark === undefined ? 'exact' : mark === 'minimum' ? 'minimum' : 'estimated';
}

/** What was found by one question of all that is searched, by collection. */
export interface Found {
  readonly found: readonly { readonly collection: string; readonly records: readonly RecordValues[] }[];
  /** Collections that could not be searched in time. */
  readonly missing: readonly string[];
}

export async function searchRecords(words: string, signal: AbortSignal): Promise<Found> {
  return (await http.get<Found>('/api/search', { params: { q: words }, signal })).data;
}

/** All records of an entity under one parent, in the order of these fields; a page after the other. */
export async function listAllRecords<Name extends keyof Records>(
  entity: Name,
  parentId: string,
  sort: readonly string[],
  signal: AbortSignal,
): Promise<Records[Name][]> {
  const query: ListQuery = {
    search: '',
    filters: [],
    sort: sort.map((path) => ({ path, direction: 'asc' })),
    offset: 0,
    limit: maximumPageSize,
  };
  const all: RecordValues[] = [];
  for (let more = true; more;) {
    const { rows } = await listRecords({ entity, parentId }, { ...query, offset: all.length }, signal);
    all.push(...rows);
    more = rows.length === maximumPageSize;
  }
  // The answers of this collection are what its schema says.
  return all as unknown[] as Records[Name][];
}

/** All that match, counted to the end; a list's own total is an estimate when there are many. */
export async function countRecords(place: Place, query: ListQuery, signal?: AbortSignal): Promise<number> {
  const params = listParameters({ ...query, sort: [], offset: 0, limit: 1 });
  const answer = await http.get<RecordValues[]>(collectionPath(place), {
    params,
    headers: { Prefer: 'count=exact' },
    ...(signal && { signal }),
  });
  return Number(answer.headers['x-total-count']);
}

export async function readRecord(place: Place, id: string, signal?: AbortSignal): Promise<RecordValues> {
  return (await http.get<RecordValues>(`${collectionPath(place)}/${id}`, signal ? { signal } : {})).data;
}

export async function createRecord(place: Place, values: object): Promise<RecordValues> {
  return (await http.post<RecordValues>(collectionPath(place), values)).data;
}

export async function updateRecord(
  place: Place,
  id: string,
  values: object,
  version: number | undefined,
): Promise<RecordValues> {
  return (await http.put<RecordValues>(`${collectionPath(place)}/${id}`, values, ifMatch(version))).data;
}

export async function removeRecord(place: Place, id: string, version?: number): Promise<RecordValues> {
  return (await http.delete<RecordValues>(`${collectionPath(place)}/${id}`, ifMatch(version))).data;
}

export async function actOnRecord(
  entity: string,
  id: string,
  action: string,
  input: object,
  version: number | undefined,
): Promise<RecordValues> {
  return (
    await http.post<RecordValues>(
      `/api/${entityOf(entity).collection}/${id}/actions/${action}`,
      input,
      ifMatch(version),
    )
  ).data;
}

/** What may be done with the record as it is, and of the rest, why not. */
export async function readActions(entity: string, id: string, signal?: AbortSignal): Promise<ActionAnswer[]> {
  return (await http.get<ActionAnswer[]>(`/api/${entityOf(entity).collection}/${id}/actions`, signal ? { signal } : {}))
    .data;
}

export async function readHistory(entity: string, id: string, signal?: AbortSignal): Promise<HistoryEntry[]> {
  return (await http.get<HistoryEntry[]>(`/api/${entityOf(entity).collection}/${id}/history`, signal ? { signal } : {}))
    .data;
}

function ifMatch(version: number | undefined): { headers?: Record<string, string> } {
  return version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } };
}
