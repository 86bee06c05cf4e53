// A database with one table of visits that may be in parts by month.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Column, Table } from '#engine/model/table.ts';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import { openRides } from './rides.ts';
import { buildTable, declare, name, search } from './tables.ts';

const moment: Column = { name: 'at', type: 'timestamptz', nullable: false, field: 'at' };
const day: Column = { name: 'day', type: 'date', nullable: false, field: 'day' };
export const shop = buildTable({ name: 'shop' });

export function visits(more: Partial<Table> & { readonly by?: string } = {}): Table {
  const { by, ...rest } = more;
  const table = buildTable({
    name: 'visit',
    columns: [moment, day, name, search, { name: 'shop_id', type: 'uuid', nullable: true }],
    checks: [{ name: 'visit_name', expression: `"name" <> 'forbidden'` }],
    foreignKeys: [
      {
        name: 'visit_shop_fkey',
        columns: ['organization_id', 'shop_id'],
        table: 'shop',
        references: ['organization_id', 'id'],
        onDelete: 'restrict',
      },
    ],
    ...rest,
  });
  const key = { name: 'visit_key', method: 'btree', unique: true } as const;
  const expressions = ['"organization_id"', '"id"', ...(by === undefined ? [] : [`"${by}"`])];
  return {
    ...table,
    indexes: [
      { ...key, expressions },
      { name: 'visit_name_idx', method: 'btree', expressions: ['norm("name")'], unique: false },
    ],
    ...(by !== undefined && { partition: { by, each: 'month' } }),
  };
}

/** Empty before each test. */
export function openVisits() {
  const rides = openRides();
  const apply = (table: Table, ...allow: readonly string[]) =>
    applySchema(rides.database, { schema: declare(table, shop), allow });
  const rows = async <T>(statement: ReturnType<typeof sql<T>>) => (await statement.execute(rides.database.query)).rows;

  async function visit(called: string, at: string, table = 'visit'): Promise<string> {
    const id = randomUUID();
    await sql`insert into ${sql.table(table)} (id, organization_id, name, at, day) values (${id}, 'icd', ${called}, ${at}, ${at.slice(0, 10)})`.execute(
      rides.database.query,
    );
    return id;
  }

  const places = (table = 'visit') =>
    rows(sql<{ part: string; name: string }>`
      select tableoid::regclass::text as part, name from ${sql.table(table)} order by name`);

  async function parts(table = 'visit'): Promise<readonly string[]> {
    const found = await rows(sql<{ part: string; bound: string }>`
      select c.relname as part, pg_get_expr(c.relpartbound, c.oid) as bound from pg_inherits i
      join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass order by 2`);
    return found.map(
      ({ part, bound }) =>
        `${part} ${[...bound.matchAll(/MINVALUE|MAXVALUE|\d{4}-\d\d-\d\d/g)].map(String).join(' ').toLowerCase()}`,
    );
  }

  const unparted = (table = 'visit') =>
    rows(sql<{ kind: string }>`select relkind as kind from pg_class where oid = ${table}::regclass`);
  return { rides, apply, rows, visit, places, parts, unparted };
}

/** The first day of a month, counted from this one. */
export function month(from: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + from, 1)).toISOString().slice(0, 10);
}
export const nameOf = (first: string, table = 'visit') => `${table}_${first.slice(0, 7).replace('-', '_')}`;

export const usual = (table = 'visit') => [
  ...[0, 1, 2, 3].map((at) => `${nameOf(month(at), table)} ${month(at)} ${month(at + 1)}`),
  `${table}_later ${month(4)} maxvalue`,
  `${table}_before minvalue ${month(0)}`,
];
