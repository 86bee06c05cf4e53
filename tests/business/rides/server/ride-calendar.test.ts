// Slots of a day and the calendar of a month, over HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarDay } from '#business/rides/calendar.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { buildRideWorld, type RideWorld } from '#tests/support/ride-world.ts';

const friday = '2026-11-20';
let server: TestApp;
let world: RideWorld;
const slots = (date: string, caller = world.admin) => caller.get(`/api/rides/${world.rideId}/slots?date=${date}`);
const calendar = (month: string, caller = world.admin) =>
  caller.get(`/api/rides/${world.rideId}/calendar?month=${month}`);

beforeAll(async () => {
  server = await startApp();
  // 9:30 on the Friday in São Paulo.
  server.setClock(new Date('2026-11-20T12:30:00Z'));
  const few = { total: 3, internet: 3, distributor: 0, ticketOffice: 0 };
  world = await buildRideWorld(server, {
    seasons: [{ type: 'high', initialDate: '2026-11-21', finalDate: '2026-11-22' }],
    schedules: [
      { date: '2026-11-27', kind: 'closed', reason: 'Manutenção' },
      { date: '2026-11-28', kind: 'capacity', stock: few },
      { date: '2026-11-30', kind: 'extra', startTime: '20:00', finishTime: '21:00', stock: few },
    ],
  });
  await world.sell({ date: friday, time: '10:00', tickets: 4, halfPrice: true });
  await world.sell({ date: friday, time: '10:00', tickets: 6, pool: 'distributor' });
  await world.sell({ date: friday, time: '15:00', tickets: 2 });
  for (const time of ['09:00', '10:00']) await world.sell({ date: '2026-11-28', time, tickets: 3 });
});
afterAll(() => server.close());

describe('the days of a ride', () => {
  it('are not told to a guest, nor to a role that reads no rides', async () => {
    expect(await slots(friday, server.guest)).toMatchObject({ status: 401 });
    expect(await calendar('2026-11', server.guest)).toMatchObject({ status: 401 });
    expect(await slots(friday, await server.as('student'))).toMatchObject({
      status: 403,
      body: { rule: 'roles.config.json entities.ride.read' },
    });
    expect(await calendar('2026-11', await server.as('student'))).toMatchObject({ status: 403 });
  });

  it('are those of the own provider for an operator, and of no other organisation', async () => {
    const own = await server.person({ roles: ['operator'], providerIds: [String(world.provider['id'])] });
    expect(await slots(friday, own)).toMatchObject({ status: 200 });
    const other = await server.person({ roles: ['operator'], providerIds: ['018f0000-0000-7000-8000-000000000000'] });
    expect(await slots(friday, other)).toMatchObject({ status: 404 });
    expect(await calendar('2026-11', other)).toMatchObject({ status: 404 });
    expect(await slots(friday, await server.person({ roles: ['admin'], organizationId: 'other' }))).toMatchObject({
      status: 404,
    });
  });

  it.each([
    'slots?date=',
    'slots?date=2026-02-30',
    'slots?date=20.11.2026',
    'slots?date=2026-11-20&date=2026-11-21',
    'calendar?month=',
    'calendar?month=2026-13',
    'calendar?month=2026-11-01',
  ])('are not found by %s', async (path) => {
    expect(await world.admin.get(`/api/rides/${world.rideId}/${path}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    });
  });

  it('take no other parameter', async () => {
    expect(await world.admin.get(`/api/rides/${world.rideId}/slots?day=2026-11-20`)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_PARAMETER', message: expect.stringContaining('"day"') },
    });
  });

  it('are 404 for a ride that there is not', async () => {
    expect(
      await world.admin.get('/api/rides/018f0000-0000-7000-8000-000000000000/slots?date=2026-11-20'),
    ).toMatchObject({ status: 404 });
    expect(await world.admin.get('/api/rides/x/calendar?month=2026-11')).toMatchObject({ status: 404 });
  });
});

describe('the slots of a day', () => {
  it('say by pool what there is, what is sold and what is left, and how many half prices', async () => {
    const { body } = await slots(friday);
    expect(body).toMatchObject({
      date: friday,
      state: 'open',
      season: 'low',
      timeZone: 'America/Sao_Paulo',
      capacity: 200,
      sold: 12,
      free: 190,
      exceptions: [],
    });
    expect(body.slots).toMatchObject([
      { time: '09:00', state: 'past' },
      {
        time: '10:00',
        state: 'open',
        tickets: 10,
        halfPrice: 4,
        capacity: { total: 100, internet: 60, distributor: 30, ticketOffice: 10 },
        sold: { total: 10, internet: 4, distributor: 6, ticketOffice: 0 },
        free: { total: 90, internet: 56, distributor: 24, ticketOffice: 10 },
      },
      {
        time: '15:00',
        state: 'removed',
        capacity: { total: 0 },
        sold: { total: 2, internet: 2 },
        free: { total: 0 },
        tickets: 2,
      },
    ]);
  });

  it('are none on a closed day, with the exception and its reason', async () => {
    expect((await slots('2026-11-27')).body).toMatchObject({
      state: 'closed',
      slots: [],
      exceptions: [{ kind: 'closed', reason: 'Manutenção' }],
    });
  });

  it('are sold out when no place is left', async () => {
    expect((await slots('2026-11-28')).body).toMatchObject({
      state: 'soldOut',
      free: 0,
      slots: [{ state: 'soldOut' }, { state: 'soldOut' }],
    });
  });
});

describe('the calendar of a month', () => {
  it('has each day with its places, its season and its exceptions', async () => {
    const { body } = await calendar('2026-11');
    const on = (date: string) => body.days.find((day: CalendarDay) => day.date === date);
    expect(body).toMatchObject({ month: '2026-11', today: friday, timeZone: 'America/Sao_Paulo' });
    expect(body.days).toHaveLength(30);
    expect(on(friday)).toEqual({
      date: friday,
      state: 'open',
      season: 'low',
      slots: 2,
      capacity: 200,
      sold: 12,
      free: 190,
      exceptions: [],
    });
    expect(on('2026-11-21')).toMatchObject({ season: 'high', slots: 2 });
    expect(on('2026-11-23')).toEqual({
      date: '2026-11-23',
      state: 'closed',
      season: 'low',
      slots: 0,
      capacity: 0,
      sold: 0,
      free: 0,
      exceptions: [],
    });
    expect(on('2026-11-27')).toMatchObject({ state: 'closed', exceptions: ['closed'] });
    expect(on('2026-11-28')).toMatchObject({
      state: 'soldOut',
      capacity: 6,
      sold: 6,
      free: 0,
      exceptions: ['capacity'],
    });
    expect(on('2026-11-30')).toMatchObject({ state: 'open', slots: 1, capacity: 3, exceptions: ['extra'] });
  });

  it('is the present one unless another is asked for, as the day is', async () => {
    expect((await world.admin.get(`/api/rides/${world.rideId}/calendar`)).body.month).toBe('2026-11');
    expect((await world.admin.get(`/api/rides/${world.rideId}/slots`)).body.date).toBe(friday);
  });

  it('knows February of a leap year', async () => {
    expect((await calendar('2028-02')).body.days.at(-1)).toMatchObject({ date: '2028-02-29', state: 'closed' });
  });
});
