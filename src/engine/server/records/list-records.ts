// A page of a list with its total. The page is cut first, so that counts and computed fields are calculated for its
// rows only.
import { sql, type CompiledQuery } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import type { ListQuery, Total } from '#engine/model/list-query.ts';
import type { ReferredField } from '#engine/kinds/referred.ts';
import type { Database } from '../database/database.ts';
import { tableOf } from './entity-table.ts';
import type { Sql } from './field-sql.ts';
import { sortFor } from './filter-sql.ts';
import { cutSql, hasOnePlan, markKeys, searchWay, whereSql, type ListRequest, type SearchWay } from './page-sql.ts';
import { presenterFor, type Values } from './present-record.ts';
import { checkSeesReferred, referredColumn, withReferred } from './referred-values.ts';
import { isConfined } from './rights.ts';
import { heedStanding, isPresumed, readStanding, standingSql } from './standing.ts';
import type { Expected, SearchShares } from './search-shares.ts';
import { selectableFields } from './select-records.ts';
import { cursorValue, printCursor, sortKeys, type Key } from './sort-sql.ts';
import { buildTotals, type Totals } from './totals.ts';

export interface Page extends Total {
  readonly rows: readonly Values[];
  readonly offset: number;
  /** Where the next page begins; absent on the last. */
  readonly next?: string;
}

interface Reading {
  /** Count to the end, however long it takes (`Prefer: count=exact`). */
  readonly exactTotal?: boolean;
  /** Those that are kept; counted anew unless given. */
  readonly totals?: Totals;
  /** Those that are known; none unless given. */
  readonly shares?: SearchShares;
}

export async function listRecords(database: Database, request: ListRequest & Reading): Promise<Page> {
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
  { actor, exactTotal = false, totals = buildTotals(database), shares }: Pick<ListRequest, 'actor'> & Reading,
): Promise<Page> {
  const { rows, more, last } = await read(database, shares?.of(entity, query.search));
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

interface Cut {
  /** As the database has them, absent values as null: presented next, which leaves these out. */
  readonly rows: readonly Values[];
  readonly more: boolean;
  /** Keys of the last row, as text. */
  readonly last?: readonly (string | null)[];
}

/** `expected`: of what is searched for. */
export type ReadRows = (database: Database, expected?: Expected) => Promise<Cut>;

/**
 * Absent values come last, which no index serves: as long as a page has none of them it is read as if there were none.
 */
export function rowReader(request: ListRequest, keys: readonly Key[], where: Sql): ReadRows {
  const [first, ...rest] = keys;
  const readAll = cutReader(request, keys, where);
  if (!first?.nullable || request.query.limit === null)
    return (database, expected) => readAll(database, searchWay(request, keys, expected), expected?.needle);
  const present = [{ ...first, nullable: false }, ...rest];
  const readPresent = cutReader(request, present, where, sql` and ${first.expression} is not null`);
  return async (database, expected) => {
    const way = searchWay(request, present, expected);
    if (way === 'index') return readAll(database, way, expected?.needle);
    const page = await readPresent(database, way);
    // Nothing has all of the order, of which a beginning could be gone through.
    return page.more ? page : readAll(database, way === 'planner' ? way : 'index');
  };
}

/** `needle`: what the index is asked for, if not for the words themselves. */
type CutReader = (database: Database, way: SearchWay, needle?: string) => Promise<Cut>;

/** Each statement is made when it is first asked. */
function cutReader(request: ListRequest, keys: readonly Key[], where: Sql, more = sql``): CutReader {
  const { limit } = request.query;
  const { entity, actor, fields = selectableFields(entity, actor) } = request;
  const marks = markKeys(fields, keys);
  const isPrepared = hasOnePlan(request);
  const statements = new Map<string, CompiledQuery<Values>>();
  const statementOf = (
    database: Database,
    { presumes, way, needle }: { presumes: boolean; way: SearchWay; needle: string | undefined },
  ): CompiledQuery<Values> => {
    const name = `${presumes} ${way} ${needle}`;
    const known = statements.get(name);
    if (known !== undefined) return known;
    const conditions = presumes ? sql`${more} and ${standingSql()}` : more;
    const searched = { isHidden: database.prepares, ...(needle !== undefined && { needle }) };
    const cutting = { fields, marks, where, more: conditions, way, searched };
    const made = cutSql(request, cutting).compile(database.query);
    statements.set(name, made);
    return made;
  };
  return async (database, way, needle) => {
    const statement = statementOf(database, { presumes: isPrepared && isPresumed(), way, needle });
    const rows = isPrepared
      ? heedStanding((await database.prepared(statement, { many: true })).rows)
      : await readStanding(database, statement, { many: way === 'index' });
    const page = limit === null ? rows : rows.slice(0, limit);
    const last = page.at(-1);
    return {
      rows: page,
      more: rows.length > page.length,
      ...(last && { last: marks.map(({ name }) => cursorValue(last[name])) }),
    };
  };
}
