// Looks for a person's values in every text and JSON column of every table of the organisation, as the database itself
// lists them: search columns, history and waiting letters included.
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#engine/server/database/database.ts';
import { archive } from './own-records.ts';
import { isValues } from '#engine/server/records/present-record.ts';
import { textOf } from '../text-of.ts';
import type { PersonalValue } from './personal-values.ts';
import { storedSource, writtenPattern } from './value-patterns.ts';

export interface ScannedTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** A value that stands in a column of a row. */
export interface Hit {
  readonly table: string;
  readonly column: string;
  /** The row: its id where it has one, and what history says it is about. */
  readonly row: { readonly id: string; readonly entity?: string; readonly recordId?: string };
  /** Where this version of the row lies in its table. */
  readonly place: string;
  readonly content: unknown;
  readonly value: PersonalValue;
}

export interface Scan {
  readonly tables: readonly ScannedTable[];
  readonly hits: readonly Hit[];
  /** No row that the scan saw was written by this transaction or a later one. */
  readonly mark: string;
}

const texts = ['text', 'character varying', 'json', 'jsonb', 'ARRAY'];
/** Says whose the rows are and what they are about, nothing of people. */
const keys: ReadonlySet<string> = new Set([
  'organization_id',
  'entity',
  'action',
  'fingerprint',
  'table_name',
  'column_name',
  'record_id',
]);

/** Only what tells by itself whose it is can be looked for everywhere. */
export async function scanTables(
  database: Database,
  {
    organizationId,
    values,
    since,
  }: { readonly organizationId: string; readonly values: readonly PersonalValue[]; readonly since?: Scan },
): Promise<Scan> {
  const mark = await readMark(database);
  const tables = await listTables(database);
  const strong = values.filter((value) => value.strong);
  const source = storedSource(strong);
  if (source === undefined) return { tables, hits: [], mark };
  const hits: Hit[] = [];
  for (const table of tables)
    hits.push(
      ...(await scanTable(database, table, { organizationId, values: strong, source, ...(since && { since }) })),
    );
  return { tables, hits, mark };
}

/** The oldest transaction whose writing a scan that begins now may not see. */
async function readMark(database: Database): Promise<string> {
  const { rows } = await sql<{
    mark: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::xid::text as mark`.execute(database.query);
  return rows[0]?.mark ?? '';
}

async function listTables(database: Database): Promise<ScannedTable[]> {
  const { rows } = await sql<ScannedTable>`
    select c.table_name as "table", array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = any(${texts}::text[]) and c.table_name <> ${archive.table}
      and exists (select 1 from information_schema.columns o where o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'organization_id')
      and not exists (select 1 from pg_class part where part.relnamespace = current_schema()::regnamespace and part.relname = c.table_name and part.relispartition)
    group by c.table_name order by c.table_name`.execute(database.query);
  return rows
    .map(({ table, columns }) => ({ table, columns: columns.filter((column) => !keys.has(column)) }))
    .filter(({ columns }) => columns.length > 0);
}

interface Looking {
  readonly organizationId: string;
  readonly values: readonly PersonalValue[];
  readonly source: string;
  /**
   * An earlier scan for the same values: what it found nothing in and nobody has written since needs no second look.
   */
  readonly since?: Scan;
}

async function scanTable(
  database: Database,
  { table, columns }: ScannedTable,
  { organizationId, values, source, since }: Looking,
): Promise<Hit[]> {
  const contents = sql.join(columns.map((column) => sql`${sql.ref(`t.${column}`)}::text`));
  // What was dropped may belong to no organisation any more.
  const own =
    table === 'dropped_data'
      ? sql`(t.organization_id = ${organizationId} or t.organization_id is null)`
      : sql`t.organization_id = ${organizationId}`;
  // `case` and not `and`: the costly search comes last.
  const { rows } = await sql<{ row: Readonly<Record<string, unknown>>; place: string }>`
    select to_jsonb(t) as row, t.ctid::text as place from ${sql.table(table)} t
    where ${own} and case when ${mayHold(table, since)} then concat_ws(E'\n', ${contents}) ~ ${source} else false end`.execute(
    database.query,
  );
  return rows.flatMap(({ row, place }) =>
    columns.flatMap((column) =>
      hitsIn(row[column], values).map((value): Hit => ({
        table,
        column,
        row: rowOf(row),
        place,
        content: row[column],
        value,
      })),
    ),
  );
}

/** Rows written since the earlier scan began, by whomever, and those in which it found something. */
function mayHold(table: string, since: Scan | undefined): RawBuilder<boolean> {
  if (since === undefined) return sql<boolean>`true`;
  const places = [...new Set(since.hits.filter((hit) => hit.table === table).map(({ place }) => place))];
  return sql<boolean>`(age(t.xmin) <= (select age(${since.mark}::text::xid)) or t.ctid = any(${places}::text[]::tid[]))`;
}

function rowOf(row: Readonly<Record<string, unknown>>): Hit['row'] {
  const { id, user_id: userId, entity, record_id: recordId } = row;
  return {
    id: textOf(id) || textOf(userId),
    ...(typeof entity === 'string' && { entity }),
    ...(typeof recordId === 'string' && { recordId }),
  };
}

/** The values that a content holds, wherever in it. */
function hitsIn(content: unknown, values: readonly PersonalValue[]): PersonalValue[] {
  if (content === null || content === undefined) return [];
  const texts = textsIn(content);
  return values.filter((value) => texts.some((text) => writtenPattern([value])?.test(text)));
}

function textsIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(textsIn);
  return isValues(content)
    ? Object.entries(content).flatMap(([key, value]) => [key, ...textsIn(value)])
    : [textOf(content)];
}
