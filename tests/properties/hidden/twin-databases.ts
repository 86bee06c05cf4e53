// Two databases made from one, an app over each with the same clock and the same people, and the second with other
// values where a reader does not look.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openMemoryDatabase, writeTemplate } from '#engine/server/database/embedded/open-memory.ts';
import { demoNow } from '#tests/business/demo/demo-records.ts';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { tableOf } from '#engine/server/records/entity-table.ts';
import { buildSessionStore } from '#engine/server/session/session-store.ts';
import { buildTokens } from '#engine/server/session/tokens.ts';
import { startApp, testSettings, type TestApp } from '#tests/support/app.ts';
import type { HiddenChange } from './hidden-changes.ts';
import { storedEntities, type Reader, type Row, type Rows } from './reader.ts';

/** A little after the demo data end. */
const now = new Date(demoNow + 60_000);
const clock = () => now;

export interface Template {
  open(): Promise<Side>;
  remove(): void;
}

export interface Side {
  readonly server: TestApp;
  readonly database: Database;
  /** Headers of a session of this person. */
  signIn(reader: Reader): Promise<Readonly<Record<string, string>>>;
  /** The same database behind a server that has kept nothing: rights that a test changes are those of its first call. */
  anew(): Promise<Side>;
  close(): Promise<void>;
}

export async function buildTemplate(scale: number): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'hidden-'));
  const template = join(folder, 'template.tar');
  await writeTemplate(template, async (database) => {
    await applySchema(database);
    await seedDemo({ database, scale });
  });
  return { open: () => openSide(template), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function openSide(template: string): Promise<Side> {
  const database = await openMemoryDatabase({ template });
  const serve = async (): Promise<TestApp> => {
    const started = await startApp({ database, settings: { trustProxy: true } });
    started.setClock(now);
    return started;
  };
  const server = await serve();
  const store = buildSessionStore({
    database,
    tokens: buildTokens(testSettings.sessionSecret),
    clock,
    sessionSeconds: testSettings.sessionSeconds,
  });
  const side: Side = {
    server,
    database,
    anew: async () => {
      const fresh = await serve();
      return { ...side, server: fresh, close: () => fresh.close() };
    },
    signIn: async ({ id, organizationId }) => ({
      authorization: `Bearer ${(await store.open({ id, organizationId })).token}`,
    }),
    close: async () => {
      await server.close();
      await database.close();
    },
  };
  return side;
}

export async function readRows(database: Database): Promise<Rows> {
  const rows = new Map<string, readonly Row[]>();
  for (const entity of storedEntities) {
    const { name } = tableOf(entity);
    rows.set(name, (await sql<Row>`select * from ${sql.table(name)} order by id`.execute(database.query)).rows);
  }
  return rows;
}

/** The account of the demo that has this role alone. */
export function readerOf(rows: Rows, role: string): Reader {
  const user = rows.get('user')?.find(({ email }) => email === `${role.toLowerCase()}@example.com`);
  if (user === undefined) throw new Error(`The demo has no ${role}`);
  const ids = (name: string) => (user[name] ?? []) as string[];
  return {
    id: String(user['id']),
    roles: [role],
    organizationId: String(user['organization_id']),
    providerIds: ids('provider_ids'),
    distributorIds: ids('distributor_ids'),
  };
}

/** Straight into the tables: no version, no time and no history tells of it, as nothing that is hidden may. */
export async function applyHidden(database: Database, changes: readonly HiddenChange[]): Promise<void> {
  await database.transaction(async () => {
    // Rows with the same columns at once.
    for (const alike of Map.groupBy(changes, ({ table, values }) =>
      JSON.stringify([table, Object.keys(values)]),
    ).values()) {
      const [first] = alike;
      if (first === undefined) continue;
      const { table, values } = first;
      const sets = sql.join(Object.keys(values).map((column) => sql`${sql.ref(column)} = v.${sql.ref(column)}`));
      const rows = JSON.stringify(alike.map((change) => ({ ...change.values, id: change.id })));
      await sql`update ${sql.table(table)} t set ${sets} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb) v where t.id = v.id`.execute(
        database.query,
      );
    }
  });
}
