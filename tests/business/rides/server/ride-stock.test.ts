// What a change of a ride must not take away, and the rules of its lists.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { buildRideWorld, weekendRide, type RideWorld } from '#tests/support/ride-world.ts';

const friday = '2026-11-20';
const stockOf = (internet: number) => ({ total: internet + 40, internet, distributor: 30, ticketOffice: 10 });
let server: TestApp;
let world: RideWorld;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Late in the evening before: in UTC the Friday has begun.
  server.setClock(new Date('2026-11-20T02:00:00Z'));
  world = await buildRideWorld(server);
});

const change = (body: object) => world.admin.put(`/api/rides/${world.rideId}`, body);

describe('a change of what is sold', () => {
  beforeEach(async () => {
    await world.sell({ date: friday, time: '09:00', tickets: 12 });
    await world.sell({ date: friday, time: '09:00', tickets: 2, pool: 'distributor' });
    await world.sell({ date: '2026-11-27', time: '10:00', tickets: 5, status: 'pending' });
  });

  it('below it is refused with each slot, and nothing is written', async () => {
    const refused = await change({ stock: stockOf(4) });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'SLOTS_SOLD',
        slots: [
          { date: friday, time: '09:00', pool: 'internet', sold: 12, places: 4 },
          { date: '2026-11-27', time: '10:00', pool: 'internet', sold: 5, places: 4 },
        ],
      },
    });
    expect(refused.body.message).toBe(
      'Places that are sold would no longer exist: Nov 20, 2026 09:00, Internet: 12 sold, 4 places; Nov 27, 2026 10:00, Internet: 5 sold, 4 places',
    );
    expect((await world.admin.get(`/api/rides/${world.rideId}`)).body.stock).toEqual(weekendRide.stock);
  });

  it("is told in the reader's language", async () => {
    const { body } = await world.admin.call(`/api/rides/${world.rideId}`, {
      method: 'PUT',
      body: { stock: stockOf(4) },
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(body.message).toContain('20/11/2026 09:00, Internet: 12 vendidos, 4 lugares');
  });

  it.each([
    ['a closed day', { schedules: [{ date: friday, kind: 'closed' }] }, 2],
    ['closed hours', { schedules: [{ date: friday, kind: 'closed', startTime: '09:00', finishTime: '09:30' }] }, 2],
    ['another capacity', { schedules: [{ date: friday, kind: 'capacity', stock: stockOf(11) }] }, 1],
    ['a row of the timetable taken out', { timetables: weekendRide.timetables.slice(1) }, 3],
    ['another interval', { timetables: weekendRide.timetables.map((row) => ({ ...row, startTime: '09:10' })) }, 3],
    [
      'an availability that ends sooner',
      { availabilities: [{ initialDate: '2026-11-01', finalDate: '2026-11-26' }] },
      1,
    ],
    [
      'a smaller stock of the availability',
      { availabilities: [{ ...weekendRide.availabilities[0], stock: stockOf(5) }] },
      1,
    ],
    ['opening hours instead of times', { visitMode: 'openingHours' }, 3],
  ])('by %s is refused', async (_, body, count) => {
    const refused = await change(body);
    expect(refused).toMatchObject({ status: 409, body: { code: 'SLOTS_SOLD' } });
    expect(refused.body.slots).toHaveLength(count);
  });

  it('tells what else is wrong with the record first', async () => {
    expect(await change({ stock: { ...stockOf(4), total: 1 } })).toMatchObject({
      status: 422,
      body: { errors: { stock: { total: expect.any(String) } } },
    });
  });

  it('down to exactly what is sold, and up, is free', async () => {
    expect(await change({ stock: stockOf(12) })).toMatchObject({ status: 200 });
    expect(await change({ stock: stockOf(500) })).toMatchObject({ status: 200 });
    expect(await change({ schedules: [{ date: '2026-11-21', kind: 'closed' }] })).toMatchObject({ status: 200 });
    expect(await change({ name: 'Outro nome' })).toMatchObject({ status: 200 });
  });

  it("that is past is free: the clock is the provider's", async () => {
    const without = { timetables: weekendRide.timetables.map((row) => ({ ...row, startTime: '10:00' })) };
    const changeAt = async (now: string) => {
      server.setClock(new Date(now));
      return (await server.as('admin')).put(`/api/rides/${world.rideId}`, without);
    };
    // 8:59 and 9:01 in São Paulo.
    expect(await changeAt('2026-11-20T11:59:00Z')).toMatchObject({ status: 409 });
    expect(await changeAt('2026-11-20T12:01:00Z')).toMatchObject({ status: 200 });
  });
});

describe('a ride that is sold no more', () => {
  const act = (action: string, body: unknown, caller = world.admin) =>
    caller.post(`/api/rides/${world.rideId}/actions/${action}`, body);
  const reason = 'Em manutenção';

  it('is deactivated by those who may, by the action alone, by who knows of the visits to come', async () => {
    expect((await act('deactivate', { reason }, server.guest)).status).toBe(401);
    expect((await act('deactivate', { reason }, await server.as('sales'))).body).toMatchObject({
      code: 'FORBIDDEN',
      rule: 'schemas/ride.schema.json x-entity.actions.deactivate.roles',
    });
    expect((await change({ status: 'inactive' })).body.errors).toEqual({ status: expect.any(String) });
    await world.sell({ date: friday, time: '09:00', tickets: 2 });
    expect((await act('deactivate', {})).body.errors).toHaveProperty('reason');
    expect((await act('deactivate', { reason })).body.errors).toEqual({ visitsStand: expect.any(String) });
    const { body } = await world.admin.get(`/api/rides/${world.rideId}/actions`);
    expect(body).toMatchObject([
      {
        name: 'deactivate',
        allowed: true,
        checks: [
          { name: 'futureVisits', found: expect.arrayContaining([expect.objectContaining({ entity: 'order' })]) },
        ],
      },
    ]);
    expect((await act('deactivate', { reason, visitsStand: true })).body).toMatchObject({ status: 'inactive' });
    expect((await act('deactivate', { reason, visitsStand: true })).body.code).toBe('TRANSITION');
    expect((await act('activate', {})).body).toMatchObject({ status: 'active' });
  });

  it('without visits to come asks for the reason only', async () => {
    server.setClock(new Date('2027-01-04T12:00:00Z'));
    const admin = await server.as('admin');
    expect((await act('deactivate', { reason }, admin)).body).toMatchObject({ status: 'inactive' });
  });
});

describe('a slot that is oversold already', () => {
  it('does not stand in the way of other changes', async () => {
    await world.sell({ date: friday, time: '09:00', tickets: 70 });
    expect(await change({ name: 'Outro nome' })).toMatchObject({ status: 200 });
    expect(await change({ stock: stockOf(65) })).toMatchObject({ status: 200 });
    expect(await change({ stock: stockOf(64) })).toMatchObject({ status: 409 });
  });
});

describe('the lists of a ride', () => {
  it.each([
    [
      'rows of one weekday overlap',
      {
        timetables: [
          ...weekendRide.timetables,
          { weekday: 'friday', startTime: '10:30', finishTime: '12:00', timeInterval: 30 },
        ],
      },
      ['timetables', 2],
    ],
    [
      'an interval does not fit',
      { timetables: [{ weekday: 'friday', startTime: '09:00', finishTime: '09:20', timeInterval: 30 }] },
      ['timetables', 0, 'timeInterval'],
    ],
    [
      'availabilities overlap',
      { availabilities: [...weekendRide.availabilities, { initialDate: '2026-12-31', finalDate: '2027-01-31' }] },
      ['availabilities', 1],
    ],
    [
      'an availability is longer than three years',
      { availabilities: [{ initialDate: '2026-11-01', finalDate: '2029-11-02' }] },
      ['availabilities', 0, 'finalDate'],
    ],
    [
      'seasons overlap',
      {
        seasons: [
          { type: 'high', initialDate: '2026-12-01', finalDate: '2026-12-31' },
          { type: 'low', initialDate: '2026-12-31', finalDate: '2027-01-31' },
        ],
      },
      ['seasons', 1],
    ],
    [
      'a season ends before it begins',
      { seasons: [{ type: 'high', initialDate: '2026-12-02', finalDate: '2026-12-01' }] },
      ['seasons', 0, 'finalDate'],
    ],
    ['the stock does not add up', { stock: { ...stockOf(10), total: 7 } }, ['stock', 'total']],
    [
      'a closed day lies outside the availabilities',
      { schedules: [{ date: '2027-01-01', kind: 'closed' }] },
      ['schedules', 0, 'date'],
    ],
    [
      'an extra session has no time',
      { schedules: [{ date: friday, kind: 'extra', stock: stockOf(1) }] },
      ['schedules', 0, 'startTime'],
    ],
    [
      'an extra session has no stock',
      { schedules: [{ date: friday, kind: 'extra', startTime: '08:00', finishTime: '09:00' }] },
      ['schedules', 0, 'stock'],
    ],
    ['another capacity has no stock', { schedules: [{ date: friday, kind: 'capacity' }] }, ['schedules', 0, 'stock']],
    [
      'a capacity for hours of a day that is one bucket',
      {
        visitMode: 'openingHours',
        schedules: [{ date: friday, kind: 'capacity', startTime: '09:00', finishTime: '10:00', stock: stockOf(1) }],
      },
      ['schedules', 0, 'startTime'],
    ],
  ])('are refused when %s', async (_, body, path) => {
    const refused = await change(body);
    expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    const found = path.reduce<unknown>(
      (node, step) => (node as Record<string | number, unknown> | undefined)?.[step],
      refused.body.errors,
    );
    expect(found).toBeDefined();
  });

  it('may touch, and an extra session may lie outside', async () => {
    const answer = await change({
      timetables: [
        ...weekendRide.timetables,
        { weekday: 'friday', startTime: '11:00', finishTime: '12:00', timeInterval: 60 },
      ],
      availabilities: [...weekendRide.availabilities, { initialDate: '2027-01-01', finalDate: '2027-01-31' }],
      seasons: [
        { type: 'high', initialDate: '2026-12-15', finalDate: '2026-12-31' },
        { type: 'low', initialDate: '2027-01-01', finalDate: '2027-01-31' },
      ],
      schedules: [{ date: '2027-03-01', kind: 'extra', startTime: '09:00', finishTime: '10:00', stock: stockOf(1) }],
    });
    expect(answer).toMatchObject({ status: 200 });
  });

  it.each([
    { timetables: 'x' },
    { timetables: [{ timeInterval: 0 }] },
    { schedules: [null] },
    { stock: null },
    { availabilities: [{ initialDate: 5 }] },
  ])('of any shape are answered: %j', async (body) => {
    expect((await change(body)).status).toBe(422);
  });
});

describe('deleting a ride', () => {
  it('with orders is refused with their number', async () => {
    await world.sell({ date: friday, time: '09:00', status: 'cancelled' });
    expect(await world.admin.remove(`/api/rides/${world.rideId}`)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', usedBy: expect.arrayContaining([{ entity: 'order', count: 1 }]) },
    });
  });
});
