// Whoever looks as another role sees no row, no field and no more of a value than both he and that role see alone, on
// every address that the server answers; and nothing that he does leaves a trace in the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../src/server.ts';
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import type { Entity } from '#engine/model/entity.ts';
import { personActor, type Actor } from '#engine/server/actor.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { buildRecords, type Records } from '#engine/server/records/build-records.ts';
import { testSettings, type Caller, type TestApp } from '#tests/support/app.ts';
import { openingNow } from '#tests/support/sales-world.ts';
import { draw } from './support/draw.ts';
import { buildFullWorld, type FullWorld } from './support/full-world.ts';
import { fillIn, startCounted, type Route } from './support/routes.ts';
import { checksums } from './support/whole-database.ts';

let server: TestApp;
let world: FullWorld;
let records: Records;
let routes: readonly Route[];

beforeAll(async () => {
  ({ server, routes } = await startCounted());
  world = await buildFullWorld(server);
  records = buildRecords({
    database: server.database,
    settings: testSettings,
    behaviours: modules.behaviours,
    clock: () => openingNow,
  });
});
afterAll(() => server.close());

/** Roles with the same rights see the same: one of each kind. */
const people = [
  ...Map.groupBy(
    declared.roles.filter((role) => role !== 'guest'),
    (role) => placesOf(role, { rights: declared.entities, entities, viewAs: declared.viewAs }).join(),
  ).values(),
].map(([first = '']) => first);

/** Where a role is named in what decides about rights. */
function placesOf(role: string, value: unknown, place = ''): string[] {
  if (value === role) return [place.replace(/\.\d+/g, '')];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(role, inner, `${place}.${key}`));
}

const holderOf = (role: string) => ({
  roles: [role],
  own: { providerIds: [world.ids['provider'] ?? ''], distributorIds: [world.ids['distributionUnit'] ?? ''] },
});
const rowsOf = () => `${world.ids['provider']},${world.ids['distributionUnit']}`;

it('the world has a record of every entity, and the walk every address', () => {
  expect(entityNames.filter((name) => !/^[0-9a-f-]{36}$/.test(world.ids[name] ?? ''))).toEqual([]);
  expect(routes).toContainEqual({ method: 'GET', url: '/api/fiscal-archive/:id' });
  expect(routes).toContainEqual({ method: 'POST', url: '/api/customers/buyer' });
  expect(routes.length).toBeGreaterThan(500);
});

/**
 * Who signs in or out, and who chooses a password by a letter, does it as himself: these calls do not know the header.
 */
const ownCalls: readonly string[] = ['/session', '/password/forgot', '/password/reset'];

it('leaves the database as it was, whatever the address, the method and the role', async () => {
  const before = await checksums(server.database);
  const calls = routes
    .filter((route) => !ownCalls.includes(route.url))
    .flatMap((route) => ['admin', 'financial'].map((role) => ({ ...route, role })));
  for (const { method, url, role } of draw(calls, 220, 'addresses × methods × roles')) {
    const headers = {
      ...world.people.get('admin')?.headers,
      'x-view-as': role,
      'x-view-as-rows': rowsOf(),
      'content-type': 'application/json',
    };
    await server.app.inject({
      method,
      url: fillIn(url, world.ids),
      headers,
      ...(!['GET', 'HEAD'].includes(method) && { payload: '{}' }),
    });
  }
  expect(await checksums(server.database)).toEqual(before);
});

it('reads nothing that the viewer alone or the role alone is refused', async () => {
  // Beneath their parent records are read by the same functions.
  const reading = routes.filter(
    ({ method, url }) =>
      method === 'GET' &&
      url.startsWith('/api/') &&
      !Object.values<Entity>(entities).some(({ parent }) => parent && url.includes(`/:id/${parent.segment}`)),
  );
  const triples = reading.flatMap(({ url }) =>
    declared.viewAs.flatMap((viewer) => people.map((role) => ({ url, viewer, role }))),
  );
  const found: string[] = [];
  for (const { url, viewer, role } of draw(triples, 200, 'addresses × viewers × roles')) {
    const address = fillIn(url, world.ids);
    if ((await statusOf(world.people.get(viewer), address, { 'x-view-as': role, 'x-view-as-rows': rowsOf() })) !== 200)
      continue;
    for (const alone of [viewer, role]) {
      const status = await statusOf(world.people.get(alone), address);
      if (status !== 200) found.push(`${viewer} as ${role}: ${url}, which ${alone} alone is answered ${status}`);
    }
  }
  expect(found).toEqual([]);
});

async function statusOf(
  caller: Caller | undefined,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return (await server.app.inject({ method: 'GET', url, headers: { ...caller?.headers, ...headers } })).statusCode;
}

type Rows = ReadonlyMap<string, unknown>;

describe.each(entityNames)('of %s', (name) => {
  it('each pair of roles sees no more than either', async () => {
    const alone = new Map<string, Rows>();
    for (const role of new Set([...people, ...declared.viewAs])) alone.set(role, await readAll(name, actorOf(role)));
    const found: string[] = [];
    for (const viewer of people) {
      for (const viewed of people) {
        const both = { ...actorOf(viewer), holders: [holderOf(viewer), holderOf(viewed)] } as const satisfies Actor;
        found.push(
          ...excess(await readAll(name, both), alone.get(viewer), alone.get(viewed)).map(
            (what) => `${viewer} as ${viewed}: ${what}`,
          ),
        );
      }
    }
    expect(found).toEqual([]);
  });
});

function actorOf(role: string): Actor {
  return personActor({
    userId: world.people.get(role)?.userId ?? '',
    name: role,
    organizationId: 'icd',
    ...holderOf(role),
  });
}

/** Every leaf of every row by its place; none for whoever may not read. */
async function readAll(name: EntityName, actor: Actor): Promise<Rows> {
  try {
    const { rows } = await records.list(name, { parameters: {}, actor });
    return new Map(rows.flatMap((row) => leavesOf(row, String(row['id']))));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'FORBIDDEN') return new Map();
    throw error;
  }
}

function leavesOf(value: unknown, place: string): [string, unknown][] {
  if (value === null || typeof value !== 'object') return [[place, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${place}.${key}`));
}

/**
 * Places that one of the two does not have, and values that are neither what both see nor the part that one of them
 * sees.
 */
function excess(both: Rows, one: Rows | undefined, other: Rows | undefined): string[] {
  return [...both]
    .filter(([place, value]) => {
      if (one?.has(place) !== true || other?.has(place) !== true) return true;
      const seen = [one.get(place), other.get(place)];
      return seen[0] === seen[1] ? value !== seen[0] : !(seen.includes(value) && String(value).includes('***'));
    })
    .map(([place]) => place);
}

it('the pairs differ: this comparison would notice a role that reads alone what it does not read with another', async () => {
  const [archive, none] = [
    await readAll('fiscalRecord', actorOf('financial')),
    await readAll('fiscalRecord', actorOf('admin')),
  ];
  expect(archive.size).toBeGreaterThan(0);
  expect(excess(archive, archive, none)).toHaveLength(archive.size);
  const [full, masked] = [await readAll('customer', actorOf('admin')), await readAll('customer', actorOf('financial'))];
  expect(excess(full, full, masked).length).toBeGreaterThan(0);
  expect(people.length).toBeGreaterThan(7);
});
