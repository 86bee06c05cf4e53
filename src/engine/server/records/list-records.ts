// A page of a list with its total. The page is cut first, so that counts and computed fields are calculated for its
// rows only.
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { ListQuery, Total } from '#engine/model/list-query.ts';
import { hasFormat } from '#engine/model/formats.ts';
import type { ReferredField } from '#engine/kinds/referred.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { tableOf } from './entity-table.ts';
import { columnSql, type Sql } from './field-sql.ts';
import { filterSql, isOfFewValues, sortFor } from './filter-sql.ts';
import { presenterFor, type Values } from './present-record.ts';
import { checkSeesReferred, referredColumn, withReferred } from './referred-values.ts';
import { isConfined } from './rights.ts';
import { heedStanding, isPresumed, readStanding, standingSql } from './standing.ts';
import { isOfFrequentWords, searchSql } from './search-sql.ts';
import { projection, selectableFields } from './select-records.ts';
import { afterSql, cursorValue, orderSql, printCursor, sortKeys, type Key } from './sort-sql.ts';
import { buildTotals, type Totals } from './totals.ts';
import { visibleRows } from './visible-rows.ts';

export interface Page extends Total {
  readonly rows: readonly Values[];
  readonly offset: number;
  /** Where the next page begins; absent on the last. */
  readonly next?: string;
}

export interface ListRequest {
  readonly entity: Entity;
  readonly query: ListQuery;
  readonly actor: Actor;
  /** Only the records of this parent. */
  readonly parentId?: string;
  /** Count to the end, however long it takes (`Prefer: count=exact`). */
  readonly exactTotal?: boolean;
  /** Those that are kept; counted anew unless given. */
  readonly totals?: Totals;
  /** Only these of a record; all that the actor may read unless given. */
  readonly fields?: readonly Field[];
}

export async function listRecords(database: Database, request: ListRequest): Promise<Page> {
  return readPage(database, planPage(request), request);
}

/** All of a page that is the same each time it is asked for by somebody with the same rights. */
export interface PagePlan {
  readonly entity: Entity;
  readonly query: ListQuery;
  readonly columns: readonly ReferredField[];
  readonly where: Sql;
  readonly read: ReadRows;
  readonly present: (row: Readonly<Values>) => Values;
  /** Rows of it are confined to some, by who asks. */
  readonly isPersonal: boolean;
}

/** ApiError where the actor may not ask so. */
export function planPage(request: ListRequest): PagePlan {
  const { entity, query, actor } = request;
  const columns = (query.with ?? []).flatMap((path) => referredColumn(entity, path) ?? []);
  for (const column of columns) checkSeesReferred(entity, column, actor);
  const keys = sortKeys(entity, sortFor(entity, query.sort, actor), actor);
  const where = whereSql(request);
  const read = rowReader(request, keys, where);
  const isPersonal = [entity, ...referredBy(entity, query)].some((asked) => isConfined(asked, actor));
  return { entity, query, columns, where, read, present: presenterFor(entity, actor), isPersonal };
}

/** Of whose records the query asks besides. */
function referredBy(entity: Entity, { filters, sort, with: shown = [] }: ListQuery): Entity[] {
  const asked = [...filters, ...sort, ...entity.sort].map(({ path }) => path);
  return [...asked, ...shown].flatMap((path) => referredColumn(entity, path)?.referred.entity ?? []);
}

export async function readPage(
  database: Database,
  { entity, query, columns, where, read, present }: PagePlan,
  { actor, exactTotal = false, totals = buildTotals(database) }: Pick<ListRequest, 'actor' | 'exactTotal' | 'totals'>,
): Promise<Page> {
  const { rows, more, last } = await read(database);
  const isWhole = !more && query.after === undefined && (rows.length > 0 || query.offset === 0);
  const { total, totalIs }: Total = isWhole
    ? { total: query.offset + rows.length, totalIs: 'exact' }
    : await totals.read({ table: tableOf(entity).name, where, isExact: exactTotal });
  return {
    rows: await withReferred(database, rows.map(present), { columns, actor }),
    offset: query.offset,
    total: Math.max(total, query.after === undefined ? 0 : rows.length),
    totalIs,
    ...(more && last && { next: printCursor(last) }),
  };
}

/** The rows asked for that the actor may know of. */
export function whereSql({ entity, query, actor, parentId }: ListRequest): Sql {
  const conditions = [visibleRows(entity, actor), ...query.filters.map((filter) => filterSql(entity, filter, actor))];
  if (parentId !== undefined) conditions.push(childrenOf(entity, parentId));
  if (query.search !== '') conditions.push(searchSql(entity, query.search, actor));
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

interface Cut {
  /** As the database has them, absent values as null: presented next, which leaves these out. */
  readonly rows: readonly Values[];
  readonly more: boolean;
  /** Keys of the last row, as text. */
  readonly last?: readonly (string | null)[];
}

export type ReadRows = (database: Database) => Promise<Cut>;

/**
 * Absent values come last, which no index serves: as long as a page has none of them it is read as if there were none.
 */
export function rowReader(request: ListRequest, keys: readonly Key[], where: Sql): ReadRows {
  const [first, ...rest] = keys;
  const readAll = cutReader(request, keys, where);
  if (!first?.nullable || request.query.limit === null) return readAll;
  const readPresent = cutReader(
    request,
    [{ ...first, nullable: false }, ...rest],
    where,
    sql` and ${first.expression} is not null`,
  );
  return async (database) => {
    const page = await readPresent(database);
    return page.more ? page : readAll(database);
  };
}

/** The statement is made when it is first asked. */
function cutReader(request: ListRequest, keys: readonly Key[], where: Sql, more = sql``): ReadRows {
  const { limit } = request.query;
  const { entity, actor, fields = selectableFields(entity, actor) } = request;
  const isPrepared = hasOnePlan(request);
  const marks = markKeys(fields, keys);
  const statements = new Map<boolean, CompiledQuery<Values>>();
  const statementOf = (database: Database, presumes: boolean): CompiledQuery<Values> => {
    const known = statements.get(presumes);
    if (known !== undefined) return known;
    const conditions = presumes ? sql`${more} and ${standingSql()}` : more;
    const made = cutSql(request, { fields, marks, where, more: conditions }).compile(database.query);
    statements.set(presumes, made);
    return made;
  };
  return async (database) => {
    const statement = statementOf(database, isPrepared && isPresumed());
    const rows = isPrepared
      ? heedStanding((await database.prepared(statement, { many: true })).rows)
      : await readStanding(database, statement);
    const page = limit === null ? rows : rows.slice(0, limit);
    const last = page.at(-1);
    return {
      rows: page,
      more: rows.length > page.length,
      ...(last && { last: marks.map(({ name }) => cursorValue(last[name])) }),
    };
  };
}

/** The page of a whole table, or of declared values; what is asked for by others has another best plan for each. */
function hasOnePlan(request: ListRequest): boolean {
  const { entity, query } = request;
  const open = query.filters.filter((filter) => !isOfFewValues(entity, filter));
  return query.search === '' && isOfAll({ ...request, query: { ...query, filters: open } });
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

/** A key of the order, and what its value is called in the rows. */
interface Mark {
  readonly name: string;
  readonly key: Key;
  /** It is selected besides; else the rows have it as a field. */
  readonly isOwn: boolean;
}

function markKeys(fields: readonly Field[], keys: readonly Key[]): Mark[] {
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

interface Cutting {
  readonly fields: readonly Field[];
  readonly marks: readonly Mark[];
  readonly where: Sql;
  /** A condition besides, or nothing. */
  readonly more: Sql;
}

function cutSql(request: ListRequest, { fields, marks, where, more }: Cutting): RawBuilder<Values> {
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
  if (isBoundedSearch(request, keys)) {
    const found = foundSql(request, { keys, where, after });
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

/** The first rows of the order that are looked through for what is searched: of words that often meet they hold a page. */
const lookedThrough = 1000;

function isBoundedSearch(request: ListRequest, keys: readonly Key[]): boolean {
  const { search, offset } = request.query;
  return (
    isOfFrequentWords(search) &&
    isOfAll(request) &&
    offset < lookedThrough &&
    keys.every(({ join }) => join === undefined)
  );
}

/**
 * Rows enough for the page. PostgreSQL takes words for independent of each other: for two frequent ones that seldom meet
 * it would go through the whole order. So it goes through the beginning, and where that holds no page, through what the
 * index of the search finds.
 */
function foundSql(
  request: ListRequest,
  { keys, where, after }: { readonly keys: readonly Key[]; readonly where: Sql; readonly after: Sql },
): Sql {
  const { entity, query, actor } = request;
  const table = sql.table(tableOf(entity).name);
  const order = orderSql(keys);
  const enough = sql.lit((query.after === undefined ? query.offset : 0) + (query.limit ?? 0) + 1);
  const everything = whereSql({ ...request, query: { ...query, search: '' } });
  return sql`
    with near as materialized (
      select t.* from (select t.* from ${table} t where ${everything}${after} order by ${order} limit ${sql.lit(lookedThrough)}) t
      where ${searchSql(entity, query.search, actor)} order by ${order} limit ${enough})
    select t.* from near t where (select count(*) from near) >= ${enough}
    union all (
      select t.* from (select t.* from ${table} t where ${where}${after} offset 0) t
      where (select count(*) from near) < ${enough} order by ${order} limit ${enough})`;
}
