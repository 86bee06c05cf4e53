// A thousand calls by people of all roles, sensible and not, through the whole application: nothing breaks, and what
// held of the seeded data holds afterwards (docs/domain.md 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { localTime } from '#engine/model/local-time.ts';
import type { Database } from '#engine/server/database/database.ts';
import { createRandom } from '#business/demo/random.ts';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { findRecords } from '#engine/server/records/store.ts';
import { ownRows } from '#engine/server/records/visible-rows.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import {
  checkCoupons,
  checkDates,
  checkDeclared,
  checkDocuments,
  checkErased,
  checkKeys,
  checkMoney,
  checkPlaces,
  checkPurchases,
  checkReferences,
  checkTimelines,
  type Data,
} from '#tests/support/standing-invariants.ts';
import { act, look, note, quote, sell } from './storm/order-steps.ts';
import { access, catalogue, customer, price, promotion, stock } from './storm/other-steps.ts';
import { gather, remember, type Step, type Storm } from './storm/storm.ts';

const steps = 1000;
/** Sent at once. */
const gust = 4;
const begin = Date.parse('2026-11-20T15:00:00.000Z');
const minute = 60_000;

let database: Database;
let server: TestApp;
let storm: Storm;
let after: Data;

const kinds: readonly (readonly [(storm: Storm) => Step, number])[] = [
  [sell, 33],
  [act, 38],
  [quote, 2],
  [note, 4],
  [look, 3],
  [customer, 7],
  [price, 3],
  [stock, 4],
  [promotion, 4],
  [catalogue, 2],
  [access, 3],
];

const broken: string[] = [];
const done = new Map<string, number>();
const refused = new Map<string, number>();

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo({ database, scale: 200 });
  server = await startApp({ database, settings: { sessionSeconds: 60 * 86_400, visitToleranceDays: 0 } });
  server.setClock(new Date(begin));
  storm = await gather(server, { random: createRandom(20_261_120).fork('storm'), data: await readData(), now: begin });
  for (let sent = 0; sent < steps; sent += gust) await blow(sent);
  await server.runJobs();
  after = await readData();
}, 400_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

async function blow(sent: number): Promise<void> {
  storm.now += 9 * minute;
  server.setClock(new Date(storm.now));
  const drawn = Array.from({ length: gust }, () => storm.random.weighted(kinds)(storm));
  const apart = drawn.filter(
    ({ about }, index) => about === undefined || drawn.findIndex((other) => other.about === about) === index,
  );
  await Promise.all(apart.map(send));
  if (sent % 80 === 0) await server.runJobs();
}

async function send({ kind, who, method, url, body, headers }: Step): Promise<void> {
  const answer = await storm.people[who].call(url, {
    method,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
  const isDone = answer.status < 300;
  const counted = isDone ? done : refused;
  counted.set(kind, (counted.get(kind) ?? 0) + 1);
  if (!isDone && ![400, 401, 403, 404, 405, 409, 422].includes(answer.status))
    broken.push(`${kind} by ${who}: ${JSON.stringify(answer.body)}`);
  if (
    !isDone &&
    (typeof answer.body?.code !== 'string' ||
      typeof answer.body?.message !== 'string' ||
      /\{\{|^(error|validation|check)\./.test(answer.body.message))
  )
    broken.push(`${kind}: ${JSON.stringify(answer.body)}`);
  if (!isDone) return;
  if (kind === 'order.create' || (kind.startsWith('order.') && method === 'POST' && kind !== 'order.quote'))
    remember(storm, answer.body);
  if (kind === 'occurrence.complaint') storm.complaints.add(answer.body.id);
  if (kind === 'accessRequest.create') storm.requests.add(answer.body.id);
}

async function readData(): Promise<Data> {
  const sets: [string, unknown][] = [];
  for (const name of entityNames.filter((candidate) => entities[candidate].view === undefined))
    sets.push([name, await findRecords(database, entities[name], ownRows(entities[name], 'icd'))]);
  return Object.fromEntries(sets) as Data;
}

describe('after a storm', () => {
  it('every call was done or properly refused', () => {
    expect(broken).toEqual([]);
  });

  it('everything had been tried with and without success', () => {
    const orderActions = entities.order.actions
      .filter(({ name }) => name !== 'expire')
      .map(({ name }) => `order.${name}`);
    const expected = [
      ...orderActions,
      'order.create',
      'order.quote',
      'occurrence.complaint',
      'occurrence.closeComplaint',
      'customer.startDeletion',
      'customer.stopDeletion',
      'customer.disable',
      'productPrice.update',
      'ride.update',
      'promotion.update',
      'accessRequest.create',
      'accessRequest.approve',
    ];
    expect(expected.filter((kind) => !done.has(kind))).toEqual([]);
    expect(expected.filter((kind) => !refused.has(kind) && kind !== 'order.quote')).toEqual([]);
    expect(after.order.some(({ status }) => status === 'expired')).toBe(true);
    expect(done.get('order.create')).toBeGreaterThan(100);
  });

  it('documents, keys and references are right', () => {
    checkDocuments(after);
    checkKeys(after);
    checkReferences(after);
  });

  it('objects and lists hold nothing that no field declares', () => checkDeclared(after));
  it('the money of each order adds up', () => checkMoney(after));
  it('no visit from today on is over its stock', () =>
    checkPlaces(after, localTime(new Date(storm.now), 'America/Sao_Paulo').date));
  it('coupons are used as often as orders hold them', () => checkCoupons(after));
  it('dates run from registration to visit', () => checkDates(after, new Date(storm.now).toISOString()));
  it('each order is one purchase of its customer', () => checkPurchases(after));
  it('erased customers stay erased', () => checkErased(after));
  it('each timeline ends in the state of its order', () => checkTimelines(after));
});
