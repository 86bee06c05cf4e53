// Every answer that the demo data give to any role is what /api/openapi.json says of it, to a validator that knows none
// of our formats.
import { afterAll, beforeAll, describe as group, expect, it } from 'vitest';
import { sql } from 'kysely';
import openapi from '#generated/openapi.json' with { type: 'json' };
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import { seedDemo, demoToday } from '#business/demo/seed-demo.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { describe, type JsonObject } from './support/described.ts';

/** Orders. */
const scale = 200;
const roles = declared.roles.filter((role) => role !== 'guest');
const document = describe(openapi);
/** Rows of lists and histories that were looked at. */
let rows = 0;
/** Records of each list whose own addresses are read as well. */
const readEach = 2;
/** Rows that a person of a role is confined to. */
interface Rows {
  readonly provider_ids: string[] | null;
  readonly distributor_ids: string[] | null;
}

let server: TestApp;
const people = new Map<string, Caller>();

beforeAll(async () => {
  const database = await openTestDatabase();
  await seedDemo({ database, scale });
  server = await startApp({ database });
  server.setClock(new Date(`${demoToday}T18:00:00Z`));
  for (const role of roles) {
    const {
      rows: [own],
    } =
      await sql<Rows>`select provider_ids, distributor_ids from "user" where email = ${`${role.toLowerCase()}@example.com`}`.execute(
        database.query,
      );
    people.set(
      role,
      await server.person({
        roles: [role],
        providerIds: own?.provider_ids ?? [],
        distributorIds: own?.distributor_ids ?? [],
      }),
    );
  }
});
afterAll(async () => {
  await server.close();
  await server.database.close();
});

async function read(caller: Caller, url: string, found: string[]): Promise<unknown> {
  const answer = await server.app.inject({ method: 'GET', url, headers: { ...caller.headers } });
  const operation = document.find('get', url);
  if (operation === undefined) throw new Error(`no operation for ${url}`);
  const contentType = answer.headers['content-type'] ?? '';
  const body: unknown = /json/.test(contentType) ? answer.json() : answer.payload;
  if (Array.isArray(body)) rows += body.length;
  found.push(
    ...document
      .problems(operation, { status: answer.statusCode, contentType, headers: answer.headers, body })
      .map((problem) => `${operation.operationId}: ${problem}`),
  );
  return body;
}

async function readEntity(caller: Caller, name: EntityName, found: string[]): Promise<void> {
  const path = `/api/${entities[name].collection}`;
  for (let start = 0; ; start += 500) {
    const list = await read(caller, `${path}?_start=${start}&_end=${start + 500}`, found);
    if (!Array.isArray(list)) return;
    for (const record of start === 0 ? (list.slice(0, readEach) as JsonObject[]) : []) {
      const own = `${path}/${String(record['id'])}`;
      await read(caller, own, found);
      await read(caller, `${own}/history`, found);
      if (entities[name].actions.length > 0) await read(caller, `${own}/actions`, found);
    }
    if (list.length < 500) return;
  }
}

group.each(roles)('the answers to %s', (role) => {
  it('are as described', async () => {
    const found: string[] = [];
    const caller = people.get(role);
    if (caller === undefined) throw new Error(`nobody is ${role}`);
    for (const name of entityNames) await readEntity(caller, name, found);
    expect([...Map.groupBy(found, (problem) => problem)].map(([problem, all]) => `${all.length} × ${problem}`)).toEqual(
      [],
    );
  });
});

it('thousands of rows were read', () => {
  expect(rows).toBeGreaterThan(10_000);
});
