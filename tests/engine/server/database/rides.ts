// A database with one table of rides, for tests of what stands inside its jsonb columns.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Column, InnerField, Table } from '#engine/model/table.ts';
import { applySchema, planSchema } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { recoverColumn, type Recovered } from '#engine/server/database/recover-column.ts';
import type { Outcome } from '#engine/server/database/run-steps.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildTable, declare, name } from './tables.ts';

export const text = (key: string, more: Partial<InnerField> = {}): InnerField => ({ name: key, type: 'text', ...more });
export const object = (key: string, ...fields: InnerField[]): InnerField => ({ name: key, type: 'object', fields });
export const list = (key: string, ...fields: InnerField[]): InnerField => ({ name: key, type: 'list', fields });

/** A jsonb column; the field is called as the column. */
export function column({ name: columnName, type, fields }: InnerField, more: Partial<Column> = {}): Column {
  return {
    name: columnName,
    type: 'jsonb',
    nullable: true,
    field: columnName,
    inside: { type, ...(fields && { fields }) },
    ...more,
  };
}

export const rideOf = (...columns: readonly Column[]): Table => buildTable({ columns: [name, ...columns] });
export const place = (...fields: InnerField[]): Table => rideOf(column(object('place', ...fields)));
export const stops = (...fields: InnerField[]): Table => rideOf(column(list('stops', ...fields)));

export interface Rides {
  readonly database: Database;
  apply(table: Table, ...allow: readonly string[]): Promise<void>;
  plan(table: Table): Promise<readonly Outcome[]>;
  recover(path: string): Promise<Recovered>;
  /** Values of jsonb columns; resolves to the id. */
  insert(values: Readonly<Record<string, unknown>>): Promise<string>;
  /** The column of all rows. */
  read(columnName: string): Promise<unknown[]>;
  note(id: string, changes: unknown): Promise<void>;
  readHistory(): Promise<unknown[]>;
  readKept(): Promise<Record<string, unknown>[]>;
  /** As a version before nested names were remembered left it. */
  forget(): Promise<void>;
}

/** Empty before each test. */
export function openRides(): Rides {
  let open: Database | undefined;
  const database = (): Database => {
    if (open === undefined) throw new Error('the database opens before the first test');
    return open;
  };
  const run = (query: ReturnType<typeof sql>) => query.execute(database().query);
  beforeAll(async () => {
    open = await openTestDatabase({ template: 'empty' });
  });
  beforeEach(async () => {
    await run(sql`drop schema public cascade`);
    await run(sql`create schema public`);
  });
  afterAll(() => open?.close());
  return {
    get database() {
      return database();
    },
    apply: async (table, ...allow) => void (await applySchema(database(), { schema: declare(table), allow })),
    plan: (table) => planSchema(database(), { schema: declare(table) }),
    recover: (path) => recoverColumn(database(), path),
    insert: async (values) => {
      const id = randomUUID();
      const json = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
      await database()
        .query.insertInto('ride')
        .values({ id, organization_id: 'icd', name: 'a', ...json })
        .execute();
      return id;
    },
    read: async (columnName) =>
      (await database().query.selectFrom('ride').select(columnName).orderBy(columnName).execute()).map(
        (row) => row[columnName],
      ),
    note: async (id, changes) =>
      void (await run(sql`
      insert into history (organization_id, entity, record_id, action, at, actor, changes, fingerprint)
      values ('icd', 'ride', ${id}, 'update', now(), '{}', ${JSON.stringify(changes)}, '')`)),
    readHistory: async () =>
      (await database().query.selectFrom('history').select('changes').orderBy('id').execute()).map(
        ({ changes }) => changes,
      ),
    readKept: () =>
      database()
        .query.selectFrom('dropped_data')
        .select(['table_name', 'column_name', 'record_id', 'organization_id', 'path', 'value'])
        .orderBy('id')
        .execute(),
    forget: async () =>
      void (await run(sql`
      update schema_state set tables = (
        select jsonb_agg(jsonb_set(t, '{columns}', (select jsonb_agg(c - 'inside') from jsonb_array_elements(t -> 'columns') c))) from jsonb_array_elements(tables) t)`)),
  };
}
