// The statement that cuts a page from the rows that are asked for, in their order.
import { sql, type RawBuilder } from 'kysely';
import type { Entity, Field } from '#engine/model/entity.ts';
import { hasFormat } from '#engine/model/formats.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import type { Actor } from '../actor.ts';
import { tableOf } from './entity-table.ts';
import { columnSql, type Sql } from './field-sql.ts';
import { filterSql, isOfFewValues } from './filter-sql.ts';
import type { Values } from './present-record.ts';
import { isConfined } from './rights.ts';
import { isOfFrequentWords, searchSql, type SearchOptions } from './search-sql.ts';
import type { Expected } from './search-shares.ts';
import { projection } from './select-records.ts';
import { afterSql, orderSql, type Key } from './sort-sql.ts';
import { visibleRows } from './visible-rows.ts';

export interface ListRequest {
  readonly entity: Entity;
  readonly query: ListQuery;
  readonly actor: Actor;
  /** Only the records of this parent. */
  readonly parentId?: string;
  /** Only these of a record; all that the actor may read unless given. */
  readonly fields?: readonly Field[];
}

/** The rows asked for that the actor may know of. */
export function whereSql({ entity, query, actor, parentId }: ListRequest, searched: SearchOptions = {}): Sql {
  const conditions = [visibleRows(entity, actor), ...query.filters.map((filter) => filterSql(entity, filter, actor))];
  if (parentId !== undefined) conditions.push(childrenOf(entity, parentId));
  if (query.search !== '') conditions.push(searchSql(entity, query.search, actor, searched));
  // What is no id is nobody's: missing like any other.
  if (query.ids !== undefined)
    conditions.push(sql`t.id = any(${query.ids.filter((id) => hasFormat('uuid', id))}::uuid[])`);
  return sql.join(conditions, sql` and `);
}

/** Rows of an entity that belong to the parent. */
export function childrenOf(entity: Entity, parentId: string): Sql {
  const field = entity.fields.find((candidate) => candidate.name === entity.parent?.field);
  const column = columnSql(field?.column ?? '');
  return entity.parent?.many ? sql`${column} @> array[${parentId}]::uuid[]` : sql`${column} = ${parentId}`;
}

/** The page of a whole table, or of declared values; what is asked for by others has another best plan for each. */
export function hasOnePlan(request: ListRequest): boolean {
  return request.query.search === '' && isOfDeclared(request);
}

function isOfDeclared(request: ListRequest): boolean {
  const { entity, query } = request;
  const open = query.filters.filter((filter) => !isOfFewValues(entity, filter));
  return isOfAll({ ...request, query: { ...query, filters: open } });
}

/** Nothing narrows the rows down but a search. */
function isOfAll({ entity, query, actor, parentId }: ListRequest): boolean {
  return (
    query.limit !== null &&
    query.filters.length === 0 &&
    query.ids === undefined &&
    parentId === undefined &&
    entity.view === undefined &&
    !isConfined(entity, actor)
  );
}

/**
 * How a page of what is searched for is found: as PostgreSQL plans it, by the index of the search and put in order then,
 * or by going through so many rows of the order and asking the index where they hold no page.
 */
export type SearchWay = 'planner' | 'index' | number;

/** Of words that often meet so many hold a page. */
const lookedThrough = 1000;
/** Times as many rows as hold a page where those that are found lie evenly in the order. */
const patience = 4;

/**
 * PostgreSQL takes words for independent of each other, and what has them for evenly spread in the order. For two
 * frequent words that seldom meet, and for one that names at the end of the order begin with, it would go through all of
 * it.
 */
export function searchWay(request: ListRequest, keys: readonly Key[], expected: Expected | undefined): SearchWay {
  const { query } = request;
  if (query.search === '' || !isOfDeclared(request) || keys.some(({ join }) => join !== undefined)) return 'planner';
  if (expected === undefined)
    return isOfFrequentWords(query.search) && isOfAll(request) && query.offset < lookedThrough
      ? lookedThrough
      : 'planner';
  const { share, indexed, rows } = expected;
  const enough = enoughOf(query);
  // The index finds `indexed * rows`, to go through the order until the page is full takes `enough / share`.
  if (indexed * rows * share <= enough) return 'index';
  const looked = Math.max(lookedThrough, 2 ** Math.ceil(Math.log2((patience * enough) / share)));
  return isOfAll(request) && looked < rows ? looked : 'planner';
}

/** Rows of the order up to the end of the page, and the one that tells of a next page. */
function enoughOf({ offset, limit, after }: ListQuery): number {
  return (after === undefined ? offset : 0) + (limit ?? 0) + 1;
}

/** A key of the order, and what its value is called in the rows. */
export interface Mark {
  readonly name: string;
  readonly key: Key;
  /** It is selected besides; else the rows have it as a field. */
  readonly isOwn: boolean;
}

export function markKeys(fields: readonly Field[], keys: readonly Key[]): Mark[] {
  return keys.map((key, index) => {
    const field = fields.find(({ name }) => name === key.field);
    return { key, name: field?.name ?? `~${index}`, isOwn: field === undefined };
  });
}

/** Rows that are passed over by their keys alone, which the index of the order has: to fetch them takes ten times as long. */
const farOffset = 1000;

function isFar({ limit, offset, after }: ListQuery): boolean {
  return limit !== null && after === undefined && offset >= farOffset;
}

/** Pages whose number stands in the statement; the others share one. */
const firstPages = 5;

/** Literals, by which a prepared statement is planned for few rows: any number might be all there are. */
function cutOf({ limit, offset, after }: ListQuery & { readonly limit: number }): Sql {
  const rows = sql` limit ${sql.lit(limit + 1)}`;
  if (after !== undefined || offset === 0) return rows;
  return sql`${rows} offset ${offset < firstPages * limit ? sql.lit(offset) : offset}`;
}

export interface Cutting {
  readonly fields: readonly Field[];
  readonly marks: readonly Mark[];
  readonly where: Sql;
  /** A condition besides, or nothing. */
  readonly more: Sql;
  readonly way: SearchWay;
  /** How the index is asked. */
  readonly searched: SearchOptions;
}

export function cutSql(
  request: ListRequest,
  { fields, marks, where, more, way, searched }: Cutting,
): RawBuilder<Values> {
  const { entity, query } = request;
  const keys = marks.map(({ key }) => key);
  const after = query.after === undefined ? more : sql`${more} and ${afterSql(keys, query.after)}`;
  // One row more than asked for tells whether there is a next page.
  const cut = query.limit === null ? sql`` : cutOf({ ...query, limit: query.limit });
  const own = marks.filter(({ isOwn }) => isOwn);
  const marked = ({ key, name }: Mark) => sql`(${key.expression})::text as ${sql.ref(name)}`;
  // Marks are made of the rows of the page alone; what another table says of a row is there before that.
  const inside = own.filter(({ key }) => key.join !== undefined).map(marked);
  const outside = own.map((mark) => (mark.key.join === undefined ? marked(mark) : sql.ref(`t.${mark.name}`)));
  const selected = sql.join([projection(entity, fields), ...outside]);
  if (way !== 'planner') {
    const found =
      way === 'index'
        ? indexedSql(entity, sql`${whereSql(request, searched)}${after}`)
        : foundSql(request, { keys, where, after, looked: way });
    return sql<Values>`select ${selected} from (${found}) t order by ${orderSql(keys)}${cut}`;
  }
  const from = sql`${sql.table(tableOf(entity).name)} t ${sql.join(
    keys.map((key) => key.join ?? sql``),
    sql` `,
  )}`;
  const order = sql`order by ${orderSql(keys)}`;
  const asked = sql`${from} where ${where}${after} ${order}${cut}`;
  const rows = isFar(query) ? sql`${from} where t.id in (select t.id from ${asked}) ${order}` : asked;
  // Where nothing is worked out, there is nothing to keep from the rows beyond the page.
  const isPlain = own.length === 0 && fields.every(({ column }) => column !== undefined);
  return isPlain
    ? sql<Values>`select ${selected} from ${rows}`
    : sql<Values>`select ${selected} from (select ${sql.join([sql`t.*`, ...inside])} from ${rows}) t`;
}

/** All of them by the index of the search; no order is gone through. */
function indexedSql(entity: Entity, where: Sql): Sql {
  return sql`select t.* from ${sql.table(tableOf(entity).name)} t where ${where} offset 0`;
}

interface Searching {
  readonly keys: readonly Key[];
  readonly where: Sql;
  readonly after: Sql;
  readonly looked: number;
}

/** Rows enough for the page: the beginning of the order is gone through, and where it holds no page, the index is asked. */
function foundSql(request: ListRequest, { keys, where, after, looked }: Searching): Sql {
  const { entity, query, actor } = request;
  const order = orderSql(keys);
  const enough = sql.lit(enoughOf(query));
  const everything = whereSql({ ...request, query: { ...query, search: '' } });
  const table = sql.table(tableOf(entity).name);
  return sql`
    with near as materialized (
      select t.* from (select t.* from ${table} t where ${everything}${after} order by ${order} limit ${sql.lit(looked)}) t
      where ${searchSql(entity, query.search, actor)} order by ${order} limit ${enough})
    select t.* from near t where (select count(*) from near) >= ${enough}
    union all (
      select t.* from (${indexedSql(entity, sql`${where}${after}`)}) t
      where (select count(*) from near) < ${enough} order by ${order} limit ${enough})`;
}
