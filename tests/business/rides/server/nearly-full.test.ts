// Slots of the next days of which most places are sold, for whoever sees to the stock.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { buildRideWorld, type RideWorld } from '#tests/support/ride-world.ts';

const path = '/api/nearly-full-slots';
let server: TestApp;
let first: RideWorld;
let second: RideWorld;
let inventory: Caller;

beforeAll(async () => {
  server = await startApp();
  // A Wednesday; in São Paulo it is Tuesday still.
  server.setClock(new Date('2026-11-18T02:00:00Z'));
  first = await buildRideWorld(server, { name: 'Montanha' });
  second = await buildRideWorld(server, { name: 'Carrossel' });
  inventory = await server.as('inventory');
});
afterAll(() => server.close());

const told = async (caller: Caller = inventory) =>
  ((await caller.get(path)).body as { ride: string; date: string; time: string; sold: number; places: number }[]).map(
    ({ ride, date, time, sold, places }) => [ride, date, time, sold, places],
  );

describe('slots nearly full', () => {
  it('are refused to guests and to those who may not read rides', async () => {
    expect((await server.guest.get(path)).status).toBe(401);
    expect((await (await server.as('user')).get(path)).status).toBe(403);
  });

  it('are none while nothing is sold, and below four fifths', async () => {
    expect(await told()).toEqual([]);
    await first.sell({ date: '2026-11-20', time: '09:00', tickets: 79 });
    expect(await told()).toEqual([]);
  });

  it('are the fullest first, over all rides, with every pool and everybody in it counted', async () => {
    await first.sell({ date: '2026-11-20', time: '09:00', pool: 'distributor' });
    await second.sell({ date: '2026-11-27', time: '10:00', tickets: 24, peoplePerUnit: 4 });
    await second.sell({ date: '2026-11-28', time: '09:00', tickets: 100, status: 'pending' });
    await second.sell({ date: '2026-11-21', time: '09:00', tickets: 100, status: 'cancelled' });
    expect(await told()).toEqual([
      ['Carrossel', '2026-11-28', '09:00', 100, 100],
      ['Carrossel', '2026-11-27', '10:00', 96, 100],
      ['Montanha', '2026-11-20', '09:00', 80, 100],
    ]);
  });

  it('are of the next fourteen days alone, and of rides that are on sale', async () => {
    await first.sell({ date: '2026-12-04', time: '09:00', tickets: 100 });
    expect(await told()).toHaveLength(3);
    await sql`update ride set status = 'inactive' where id = ${second.rideId}`.execute(server.database.query);
    expect(await told()).toEqual([['Montanha', '2026-11-20', '09:00', 80, 100]]);
  });

  it('of another provider are nothing to an operator', async () => {
    const operator = await server.person({ roles: ['operator'], providerIds: [String(second.provider['id'])] });
    expect(await told(operator)).toEqual([]);
  });
});
