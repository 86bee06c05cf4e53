// Places sold and places left, as they are counted from the orders.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ride } from '#generated/types.ts';
import { sql } from 'kysely';
import { checkPlaces, freePlaces } from '#business/rides/server/stock/free-places.ts';
import { lockRide } from '#business/rides/server/stock/lock-ride.ts';
import { soldPlaces } from '#business/rides/server/stock/sold-places.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { buildRideWorld, type RideWorld } from '#tests/support/ride-world.ts';

const organizationId = 'icd';
const friday = '2026-11-20';
let server: TestApp;
let world: RideWorld;
let ride: Ride;

beforeAll(async () => {
  server = await startApp();
  world = await buildRideWorld(server);
  ride = world.ride as unknown as Ride;
  await world.sell({ date: friday, time: '09:00', tickets: 3, peoplePerUnit: 4 });
  await world.sell({ date: friday, time: '09:00', tickets: 2, halfPrice: true, status: 'pending' });
  await world.sell({ date: friday, time: '09:00', tickets: 5, status: 'used', pool: 'distributor' });
  await world.sell({ date: friday, time: '09:00', tickets: 50, status: 'cancelled' });
  await world.sell({ date: friday, time: '09:00', tickets: 50, status: 'expired' });
  await world.sell({ date: '2026-11-27', time: '10:00', tickets: 1 });
});
afterAll(() => server.close());

describe('places sold', () => {
  it('are people of pending, confirmed and used orders, by slot and pool', async () => {
    const { rideId } = world;
    expect(await soldPlaces(server.database, { organizationId, rideId, from: friday, to: friday })).toEqual([
      { rideId, date: friday, time: '09:00', pool: 'distributor', people: 5, tickets: 5, halfPrice: 0, orders: 1 },
      { rideId, date: friday, time: '09:00', pool: 'internet', people: 14, tickets: 5, halfPrice: 2, orders: 2 },
    ]);
  });

  it('go on without an end, and leave out the order that is moved', async () => {
    const id = await world.sell({ date: '2026-12-04', time: '09:00' });
    const from = '2026-11-21';
    expect(await soldPlaces(server.database, { organizationId, rideId: world.rideId, from })).toHaveLength(2);
    expect(
      await soldPlaces(server.database, { organizationId, rideId: world.rideId, from, exceptOrderId: id }),
    ).toHaveLength(1);
  });

  it('are none of another organisation', async () => {
    expect(
      await soldPlaces(server.database, { organizationId: 'other', rideId: world.rideId, from: '2026-01-01' }),
    ).toEqual([]);
  });

  it('are given back by the state of the order alone, once', async () => {
    const id = await world.sell({ date: '2026-12-11', time: '09:00', tickets: 7 });
    const count = async () =>
      (
        await soldPlaces(server.database, {
          organizationId,
          rideId: world.rideId,
          from: '2026-12-11',
          to: '2026-12-11',
        })
      )[0]?.people ?? 0;
    expect(await count()).toBe(7);
    const cancel = () => sql`update "order" set status = 'cancelled' where id = ${id}`.execute(server.database.query);
    await cancel();
    await cancel();
    expect(await count()).toBe(0);
  });

  it('take people per unit from the product where an old order does not say', async () => {
    const id = await world.sell({ date: '2026-12-18', time: '09:00', tickets: 2 });
    await sql`update "order" set products = jsonb_set(products, '{0}', (products->0) - 'peoplePerUnit' - 'halfPrice') where id = ${id}`.execute(
      server.database.query,
    );
    await sql`update product_grid set people_per_unit = 4, half_price = true where organization_id = ${organizationId}`.execute(
      server.database.query,
    );
    expect(
      await soldPlaces(server.database, { organizationId, rideId: world.rideId, from: '2026-12-18' }),
    ).toMatchObject([{ people: 8, tickets: 2, halfPrice: 2 }]);
  });

  it('are looked up by an index over ride, date and time', async () => {
    const { rows } = await sql<{
      definition: string;
    }>`select indexdef as definition from pg_indexes where tablename = 'order' and indexname like '%together'`.execute(
      server.database.query,
    );
    expect(rows[0]?.definition).toMatch(/organization_id, ride_id, visit_date, visit_time/);
  });
});

describe('places left', () => {
  it('are the stock of each pool without what is sold', async () => {
    const [nine, ten] = await freePlaces(server.database, { organizationId, ride, date: friday });
    expect(nine).toMatchObject({
      time: '09:00',
      sold: { total: 19, internet: 14, distributor: 5 },
      free: { total: 81, internet: 46, distributor: 25, ticketOffice: 10 },
      tickets: 10,
      halfPrice: 2,
    });
    expect(ten).toMatchObject({ time: '10:00', sold: { total: 0 }, free: { total: 100 } });
  });

  const wanted = (given: object) => ({
    database: server.database,
    organizationId,
    ride,
    date: friday,
    time: '09:00',
    pool: 'internet' as const,
    people: 1,
    ...given,
  });

  it.each([
    ['an inactive ride', () => ({ ride: { ...ride, status: 'inactive' } }), { path: ['ride'], rule: 'rideInactive' }],
    ['a closed day', () => ({ date: '2026-11-23' }), { path: ['visitDate'], rule: 'closedDay' }],
    ['a time without a visit', () => ({ time: '11:00' }), { path: ['visitTime'], rule: 'noSlot' }],
    ['no time where there are times', () => ({ time: undefined }), { path: ['visitTime'], rule: 'required' }],
    ['one more than are left', () => ({ people: 47 }), { path: ['visitTime'], rule: 'soldOut', params: { free: 46 } }],
    [
      'more than the pool has, though others have places',
      () => ({ pool: 'ticketOffice', people: 11 }),
      { rule: 'soldOut', params: { free: 10 } },
    ],
  ])('are refused for %s', async (_, given, problem) => {
    expect(await checkPlaces(wanted(given()))).toMatchObject(problem);
  });

  it('are given to the last one', async () => {
    expect(await checkPlaces(wanted({ people: 46 }))).toBeUndefined();
  });

  it("are the day's for opening hours, and a time is wrong there", async () => {
    const open = { ...ride, visitMode: 'openingHours' as const };
    expect(await checkPlaces(wanted({ ride: open, time: undefined, people: 60 }))).toBeUndefined();
    expect(await checkPlaces(wanted({ ride: open }))).toMatchObject({ path: ['visitTime'], rule: 'noSlot' });
  });
});

describe('the lock on a ride', () => {
  it('finds no ride of another organisation', async () => {
    expect(await server.database.transaction(() => lockRide(server.database, 'other', world.rideId))).toBeUndefined();
  });

  it('gives the ride', async () => {
    expect(
      await server.database.transaction(() => lockRide(server.database, organizationId, world.rideId)),
    ).toMatchObject({ id: world.rideId, visitMode: 'startTime' });
  });
});
