// Who fuzzes what: the demo data, a person of each role, and ids of records of each entity to ask for.
import { sql } from 'kysely';
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import type { Database } from '#engine/server/database/database.ts';
import { demoToday, seedDemo } from '#business/demo/seed-demo.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import type { JsonObject } from './described.ts';
import { fillEmpty } from './fill-world.ts';
import { lookedAt } from './looked-at.ts';

export interface FuzzWorld {
  readonly server: TestApp;
  readonly people: ReadonlyMap<string, Caller>;
  /** Some records of each entity as an administrator sees them. */
  readonly records: ReadonlyMap<string, readonly JsonObject[]>;
  close(): Promise<void>;
}

/** Records of each entity that are known by id. */
const known = 25;
/** Orders. */
const scale = 200;

export async function openFuzzWorld(): Promise<FuzzWorld> {
  const database = await openTestDatabase();
  await seedDemo({ database, scale });
  const server = await startApp({ database, settings: { sessionSeconds: 60 * 86_400 } });
  server.setClock(new Date(`${demoToday}T18:00:00Z`));
  const people = new Map<string, Caller>([['guest', server.guest]]);
  for (const role of declared.roles.filter((one) => one !== 'guest'))
    people.set(role, await personOf(server, database, role));
  const records = new Map<EntityName, JsonObject[]>();
  const admin = people.get('admin') ?? server.guest;
  for (const name of entityNames) {
    const { status, body } = await admin.get(`/api/${entities[name].collection}?_end=${known}`);
    // Some are not an administrator's to read.
    records.set(name, status === 200 ? (body as JsonObject[]) : []);
  }
  await fillEmpty(
    admin,
    lookedAt.filter((name) => isEmptyInDemo(name, records)),
    records,
  );
  return {
    server,
    people,
    records,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

/** What jobs and calls of their own make is left to them. */
function isEmptyInDemo(name: EntityName, records: ReadonlyMap<EntityName, readonly JsonObject[]>): boolean {
  return entities[name].methods.create && entities[name].methods.update && (records.get(name) ?? []).length === 0;
}

/** Somebody with the rows of the demo's person of that role. */
async function personOf(server: TestApp, database: Database, role: string): Promise<Caller> {
  const {
    rows: [own],
  } = await sql<{ provider_ids: string[] | null; distributor_ids: string[] | null }>`
    select provider_ids, distributor_ids from "user" where email = ${`${role.toLowerCase()}@example.com`}`.execute(
    database.query,
  );
  return server.person({
    roles: [role],
    providerIds: own?.provider_ids ?? [],
    distributorIds: own?.distributor_ids ?? [],
  });
}
