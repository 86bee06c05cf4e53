// All records of a list, page after page by keyset: no snapshot is held between pages, so that a slow reader holds
// nobody up. What is written meanwhile behind the cursor is not seen again, what is written before it is.
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { tableOf } from './entity-table.ts';
import { sortFor } from './filter-sql.ts';
import { rowReader } from './list-records.ts';
import { whereSql, type ListRequest } from './page-sql.ts';
import { presenterFor, type Values } from './present-record.ts';
import { printCursor, sortKeys } from './sort-sql.ts';

/** Rows read at once: what waits in memory for a slow reader. */
const pageSize = 1000;
/** Where no index has the order each page costs a sort of all: fewer of them. */
const sortedPageSize = 5000;

/** Pages of records as the actor may see them; the query's own window is not looked at. */
export async function* walkRecords(
  database: Database,
  request: ListRequest,
): AsyncGenerator<readonly Values[], void, undefined> {
  const { entity, query, actor } = request;
  const keys = sortKeys(entity, sortFor(entity, query.sort, actor), actor);
  const where = whereSql(request);
  const limit =
    keys.some(({ join }) => join !== undefined) || new Set(keys.map(({ direction }) => direction)).size > 1
      ? sortedPageSize
      : pageSize;
  const present = presenterFor(entity, actor);
  let after: string | undefined;
  do {
    const page: ListRequest = {
      ...request,
      query: { ...query, offset: 0, limit, ...(after !== undefined && { after }) },
    };
    const { rows, more, last } = await rowReader(page, keys, where)(database);
    after = more && last !== undefined ? printCursor(last) : undefined;
    if (rows.length > 0) yield rows.map(present);
  } while (after !== undefined);
}

/** How many records the list has; `most` and not more are counted. */
export async function countRecords(database: Database, request: ListRequest, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${sql.table(tableOf(request.entity).name)} t where ${whereSql(request)} limit ${most}) counted`.execute(
    database.query,
  );
  return rows[0]?.count ?? 0;
}
