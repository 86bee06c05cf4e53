// The parts of tables in parts: one before all months, one a month, one after them. The months to come are made ahead,
// so that the last part stays empty; what stands there all the same is moved into its month.
import { CompiledQuery, sql } from 'kysely';
import type { Partition, Table } from '#engine/model/table.ts';
import { hasRows } from './analyze.ts';
import type { Database } from './database.ts';
import { copyRows, partName } from './plan/partition.ts';
import { literal, quote } from './print-table.ts';

/** So many months after this one. */
const ahead = 3;

/** The first day of a month, UTC: `2026-11-01`. */
type Month = string;

interface Part {
  readonly name: string;
  /** Absent: without a beginning. */
  readonly from?: Month;
  /** The first month that it does not have; absent: without an end. */
  readonly to?: Month;
}

export interface Months {
  /** Parts. */
  readonly made: readonly string[];
  /** Tables that lack some, and are another user's: their rows stand in the last part until he makes them. */
  readonly left: readonly string[];
}

/** In a transaction that yields. `since`: months from there on, while there are no rows before now. */
export async function makeMonths(
  database: Database,
  tables: readonly Table[],
  { since }: { readonly since?: Date } = {},
): Promise<Months> {
  const made: string[] = [];
  const left: string[] = [];
  const present = firstOf(await nowIn(database));
  for (const table of tables) {
    if (table.partition === undefined) continue;
    const until = shifted(present, ahead + 1);
    if (isComplete(await readParts(database, table.name), until) && since === undefined) continue;
    if (!(await mayMake(database, table.name))) {
      left.push(table.name);
      continue;
    }
    // Another process may be at it.
    await run(database, `lock table only ${quote(table.name)} in share update exclusive mode`);
    const parts = await readParts(database, table.name);
    const maker = { database, table, partition: table.partition, made };
    for (const gap of gapsIn(parts)) await makeEach(maker, gap.from, gap.to);
    await makeBefore(maker, parts, firstOf(since?.toISOString() ?? present));
    await makeLater(maker, parts, { from: firstOf(since?.toISOString() ?? present), until });
  }
  return { made, left };
}

async function mayMake({ query }: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role(relowner, 'usage') and has_schema_privilege(relnamespace, 'create') as may
    from pg_class where oid = to_regclass(${quote(table)})`.execute(query);
  return rows[0]?.may === true;
}

async function nowIn(database: Database): Promise<string> {
  const { rows } = await sql<{ now: string }>`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as now`.execute(
    database.query,
  );
  return rows[0]?.now ?? new Date().toISOString();
}

function firstOf(day: string): Month {
  return `${day.slice(0, 7)}-01`;
}

function shifted(month: Month, by: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 10);
}

async function readParts({ query }: Database, table: string): Promise<readonly Part[]> {
  const { rows } = await sql<{ name: string; bound: string }>`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass(${quote(table)})
    order by c.relname`.execute(query);
  return rows.map(({ name, bound }) => {
    const [, from, to] = /FROM \(([^)]*)\) TO \(([^)]*)\)/.exec(bound) ?? [];
    const month = (text: string | undefined) => /\d{4,}-\d\d-\d\d/.exec(text ?? '')?.[0];
    const [begin, end] = [month(from), month(to)];
    return { name, ...(begin !== undefined && { from: begin }), ...(end !== undefined && { to: end }) };
  });
}

/** Where somebody has taken months away. */
function gapsIn(parts: readonly Part[]): readonly Required<Omit<Part, 'name'>>[] {
  const inOrder = parts.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
  return inOrder.flatMap(({ to }, at) => {
    const from = inOrder[at + 1]?.from;
    return to === undefined || from === undefined || to >= from ? [] : [{ from: to, to: from }];
  });
}

function isComplete(parts: readonly Part[], until: Month): boolean {
  if (gapsIn(parts).length > 0) return false;
  const last = parts.find(({ to }) => to === undefined);
  return parts.some(({ from }) => from === undefined) && last?.from !== undefined && last.from >= until;
}

interface Maker {
  readonly database: Database;
  readonly table: Table;
  readonly partition: Partition;
  readonly made: string[];
}

/** Reaches to the first month; where it has no rows it gives way to months. */
async function makeBefore(maker: Maker, parts: readonly Part[], from: Month): Promise<void> {
  const { database } = maker;
  const before = parts.find((part) => part.from === undefined);
  const first = before?.to ?? parts.flatMap((part) => part.from ?? []).toSorted()[0] ?? from;
  if (before === undefined) {
    await make(maker, 'before', { to: first < from ? first : from });
    if (first > from) await makeEach(maker, from, first);
    return;
  }
  if (before.to === undefined || before.to <= from || (await hasRows(database, before.name))) return;
  await run(database, `drop table ${quote(before.name)}`);
  await makeEach(maker, from, before.to);
  await make(maker, 'before', { to: from });
}

/** Begins after the last month that is made ahead. */
async function makeLater(
  maker: Maker,
  parts: readonly Part[],
  { from, until }: { readonly from: Month; readonly until: Month },
): Promise<void> {
  const { database, table } = maker;
  const later = parts.find((part) => part.to === undefined);
  const end = parts
    .flatMap(({ to }) => to ?? [])
    .toSorted()
    .at(-1);
  const begin = later?.from ?? end ?? from;
  if (later !== undefined && begin >= until) return;
  if (later !== undefined) {
    await run(database, `alter table ${quote(table.name)} detach partition ${quote(later.name)}`);
    await run(database, `alter table ${quote(later.name)} rename to ${quote(partName(table.name, 'late'))}`);
  }
  await makeEach(maker, begin, until);
  await make(maker, 'later', { from: begin > until ? begin : until });
  if (later === undefined) return;
  const late = quote(partName(table.name, 'late'));
  await run(database, copyRows(late, quote(table.name)));
  await run(database, `drop table ${late}`);
}

async function makeEach(maker: Maker, from: Month, until: Month): Promise<void> {
  for (let month = from; month < until; month = shifted(month, 1))
    await make(maker, month.slice(0, 7).replace('-', '_'), { from: month, to: shifted(month, 1) });
}

async function make(
  { database, table, partition, made }: Maker,
  ending: string,
  { from, to }: Omit<Part, 'name'>,
): Promise<void> {
  const isDay = table.columns.find(({ name }) => name === partition.by)?.type === 'date';
  const bound = (month: Month | undefined, open: string) =>
    month === undefined ? open : literal(isDay ? month : `${month} 00:00:00+00`);
  const name = await freeName(database, partName(table.name, ending));
  await run(
    database,
    `create table ${quote(name)} partition of ${quote(table.name)} for values from (${bound(from, 'minvalue')}) to (${bound(to, 'maxvalue')})`,
  );
  made.push(name);
}

/** A table of that name may be the part of one that was called so before. */
async function freeName({ query }: Database, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : partName(name, String(number));
    const { rows } = await sql<{ taken: boolean }>`select to_regclass(${quote(tried)}) is not null as taken`.execute(
      query,
    );
    if (rows[0]?.taken !== true) return tried;
  }
}

async function run({ query }: Database, statement: string): Promise<void> {
  await query.executeQuery(CompiledQuery.raw(statement));
}
