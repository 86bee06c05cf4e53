// Loads the demo data into an empty organisation, all of it or nothing, and the passwords that go with it.
import { sql } from 'kysely';
import { loadInBulk, type InsertRows } from '#engine/server/database/bulk-load.ts';
import type { Database } from '#engine/server/database/database.ts';
import { silentLog, type Log } from '#engine/server/database/log.ts';
import { makeMonths } from '#engine/server/database/months.ts';
import { historyTable } from '#engine/server/database/system-tables.ts';
import { historyColumns, historyRow } from '#engine/server/database/write-history.ts';
import { product } from '#generated/product.ts';
import { entities } from '#generated/entities.ts';
import { tables } from '#generated/tables.ts';
import { hashPassword } from '#engine/server/session/password-hash.ts';
import type { Demo } from '#engine/server/module.ts';
import { buildDemo } from './build-demo.ts';
import { day, instantAt, iso } from './calendar.ts';
import { insertRecords } from './insert-records.ts';
import { buildOtherOrganization, otherOrganization } from './other-organization.ts';
import type { OrderEntry } from './order-history.ts';
import { historyDays } from './purchase-days.ts';
import { createRandom } from './random.ts';
import { volumesOf, type Scale } from './scale.ts';
import { demoPassword } from './accounts.ts';
import type { StoredUser } from './users.ts';

/** The day that the demo data ends on when no clock is given; tests and screenshots repeat. */
export const demoToday = '2026-11-20';

/** An index over ten million rows. */
const longestStatementMs = 3_600_000;

export interface SeedParts {
  readonly database: Database;
  readonly scale: Scale;
  /** How many orders are in memory together, if not the usual number. */
  readonly ordersAtOnce?: number;
  /** The data ends at this moment; without it, at noon of `today`. */
  readonly clock?: () => Date;
  readonly today?: string;
  readonly organizationId?: string;
  readonly log?: Log;
  /** Absent: yes. Not where the database is about to, with nobody waiting for it. */
  readonly analyzes?: boolean;
}

/** What the first start loads. The embedded database is analyzed by its maintenance, a table at a time. */
export const demo: Demo = {
  password: demoPassword,
  seed: (parts) => seedDemo({ ...parts, scale: 'demo', analyzes: parts.database.engine === 'server' }),
};

/** Rows by entity; undefined when the organisation already has data, which is left alone. */
export async function seedDemo(parts: SeedParts): Promise<Readonly<Record<string, number>> | undefined> {
  const { database, log = silentLog, analyzes = true } = parts;
  const organizationId = parts.organizationId ?? product.organization.id;
  const now = parts.clock?.().getTime() ?? instantAt(parts.today ?? demoToday, '12:00');
  const started = performance.now();
  database.checkWritable();
  const load = async () => {
    const rows = await database.transaction(async () => {
      await ensureOrganizations(database, organizationId);
      return (await hasData(database, organizationId)) ? undefined : fill(parts, { organizationId, now });
    });
    // What was estimated for empty tables would make the first queries slow.
    if (rows !== undefined && analyzes) await sql`analyze ${sql.join(analyzed)}`.execute(database.query);
    log.info(
      { rows, milliseconds: Math.round(performance.now() - started) },
      rows === undefined ? 'There is data already: no demo data' : 'Demo data loaded',
    );
    return rows;
  };
  return database.job(load, database.engine === 'server' ? { limitMs: longestStatementMs } : {});
}

/** What grows with the number of orders, and prices: thousands of rows. */
const large: ReadonlySet<string> = new Set(
  (['customer', 'order', 'occurrence', 'lgpdEvent', 'productPrice'] as const).map((name) => entities[name].table),
);
const bulk = {
  tables: [...tables.filter(({ name }) => large.has(name)), historyTable],
  others: tables.filter(({ name }) => !large.has(name)),
};

const analyzed = [...bulk.tables, ...bulk.others].map(({ name }) => sql.table(name));

/** From so many orders on each month of the two years is a part of its own. */
const manyOrders = 100_000;

async function fill(
  parts: SeedParts,
  { organizationId, now }: { organizationId: string; now: number },
): Promise<Record<string, number>> {
  const { database, scale } = parts;
  if (volumesOf(scale).orders >= manyOrders)
    await makeMonths(database, bulk.tables, { since: new Date(now - historyDays * day) });
  return loadInBulk(database, bulk, (insert) => insertAll(parts, insert, { organizationId, now }));
}

async function ensureOrganizations(database: Database, organizationId: string): Promise<void> {
  const name = organizationId === product.organization.id ? product.organization.name : organizationId;
  await sql`insert into organization (id, name) values (${organizationId}, ${name}), (${otherOrganization.id}, ${otherOrganization.name}) on conflict do nothing`.execute(
    database.query,
  );
}

async function hasData(database: Database, organizationId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from provider where organization_id in (${organizationId}, ${otherOrganization.id}))
      or exists (select 1 from "user" where organization_id in (${organizationId}, ${otherOrganization.id})) as found`.execute(
    database.query,
  );
  return rows[0]?.found === true;
}

async function insertAll(
  { database, scale, ordersAtOnce }: SeedParts,
  insert: InsertRows,
  { organizationId, now }: { organizationId: string; now: number },
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  let users: readonly StoredUser[] = [];
  for (const set of buildDemo({ scale, now, ...(ordersAtOnce !== undefined && { ordersAtOnce }) })) {
    const { entity, records } = set;
    const count =
      set.entity === 'history'
        ? await insertHistory(insert, organizationId, set.records)
        : await insertRecords(insert, { entity: set.entity, organizationId }, records);
    rows[entity] = (rows[entity] ?? 0) + count;
    if (entity === 'user') users = [...records] as StoredUser[];
  }
  const other = buildOtherOrganization(createRandom().fork('other'), now);
  await insertRecords(insert, { entity: 'provider', organizationId: otherOrganization.id }, [other.provider]);
  await insertRecords(insert, { entity: 'user', organizationId: otherOrganization.id }, [other.user]);
  await insertCredentials(database, { organizationId, users, now });
  await insertCredentials(database, { organizationId: otherOrganization.id, users: [other.user], now });
  return rows;
}

async function insertHistory(
  insert: InsertRows,
  organizationId: string,
  entries: Iterable<OrderEntry>,
): Promise<number> {
  const columns = historyColumns.flatMap((name) => historyTable.columns.filter((column) => column.name === name));
  return insert({ name: historyTable.name, columns }, rowsOf(entries, organizationId));
}

function* rowsOf(entries: Iterable<OrderEntry>, organizationId: string): Generator<readonly unknown[]> {
  for (const entry of entries) yield historyRow({ ...entry, organizationId });
}

/** One password for all who have been invited in; hashed once, since a hash is slow on purpose. */
async function insertCredentials(
  database: Database,
  { organizationId, users, now }: { organizationId: string; users: readonly StoredUser[]; now: number },
): Promise<void> {
  const hash = await hashPassword(demoPassword);
  const ids = JSON.stringify(users.filter(({ status }) => status !== 'invited').map(({ id }) => id));
  await sql`
    insert into credential (user_id, organization_id, password_hash, changed_at)
    select id::uuid, ${organizationId}, ${hash}, ${iso(now)}::timestamptz from jsonb_array_elements_text(${ids}::jsonb) as id`.execute(
    database.query,
  );
}
