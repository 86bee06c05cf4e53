// One exception for many days of a ride: shown first, then done.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { buildRideWorld, type RideWorld } from '#tests/support/ride-world.ts';

const stock = { total: 20, internet: 20, distributor: 0, ticketOffice: 0 };
const december = { from: '2026-12-01', to: '2026-12-31' };
let server: TestApp;
let world: RideWorld;

beforeAll(async () => {
  server = await startApp();
  server.setClock(new Date('2026-11-20T12:30:00Z'));
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await buildRideWorld(server);
});

const bulk = (body: object, caller: Caller = world.admin) =>
  caller.post(`/api/rides/${world.rideId}/bulk-change`, body);
const readRide = async () => (await world.admin.get(`/api/rides/${world.rideId}`)).body;

describe('a bulk change', () => {
  it('is refused to guests, to readers, and for rides one may not know of', async () => {
    const body = { ...december, kind: 'closed' };
    expect(await bulk(body, server.guest)).toMatchObject({ status: 401 });
    expect(await bulk({ ...body, preview: true }, await server.as('sales'))).toMatchObject({
      status: 403,
      body: { rule: 'roles.config.json entities.ride.update' },
    });
    expect(
      await bulk(body, await server.person({ roles: ['operator'], providerIds: [String(world.provider['id'])] })),
    ).toMatchObject({ status: 403 });
    expect(await bulk(body, await server.person({ roles: ['admin'], organizationId: 'other' }))).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['nothing', {}, ['from', 'to', 'kind']],
    ['an end before the beginning', { from: '2026-12-02', to: '2026-12-01', kind: 'closed' }, ['to']],
    ['more than a year', { from: '2026-12-01', to: '2027-12-03', kind: 'closed' }, ['to']],
    ['an unknown weekday', { ...december, weekdays: ['sexta'], kind: 'closed' }, ['weekdays']],
    ['an extra session without time and stock', { ...december, kind: 'extra' }, ['startTime', 'stock']],
    ['a capacity without stock', { ...december, kind: 'capacity' }, ['stock']],
    ['a stock that does not add up', { ...december, kind: 'capacity', stock: { ...stock, total: 1 } }, ['stock']],
    ['an end time alone', { ...december, kind: 'closed', finishTime: '10:00' }, ['startTime']],
    ['something unknown', { ...december, kind: 'closed', everything: true }, ['everything']],
  ])('is refused for %s', async (_, body, fields) => {
    const refused = await bulk({ ...body, preview: true });
    expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(Object.keys(refused.body.errors)).toEqual(fields);
  });

  it('of more days than a ride can have exceptions is refused before anything is written', async () => {
    const schedules = Array.from({ length: 498 }, (_, index) => ({
      date: '2026-12-25',
      kind: 'extra',
      startTime: `${String(index % 24).padStart(2, '0')}:00`,
      finishTime: '24:00',
      stock,
    }));
    await world.admin.put(`/api/rides/${world.rideId}`, { schedules });
    expect(await bulk({ ...december, kind: 'closed', preview: true })).toMatchObject({
      status: 422,
      body: { errors: { to: expect.stringContaining('500') } },
    });
    expect((await readRide()).schedules).toHaveLength(498);
  });

  it('is shown without being done', async () => {
    const { status, body } = await bulk({ ...december, weekdays: ['friday'], kind: 'closed', preview: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      preview: true,
      days: 4,
      slots: 8,
      dates: ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'],
      conflicts: [],
      skipped: { past: 0, unchanged: 0 },
    });
    expect((await readRide()).schedules).toBeUndefined();
  });

  it('closes the chosen weekdays, with reason and history', async () => {
    const { body } = await bulk({
      from: '2026-12-05',
      to: '2026-12-06',
      weekdays: ['saturday', 'sunday'],
      kind: 'closed',
      reason: 'Obras',
    });
    expect(body).toMatchObject({ preview: false, days: 1, slots: 2, skipped: { unchanged: 1 } });
    const ride = await readRide();
    expect(ride).toMatchObject({ version: 2, schedules: [{ date: '2026-12-05', kind: 'closed', reason: 'Obras' }] });
    const history = await world.admin.get(`/api/rides/${world.rideId}/history`);
    expect(history.body[0]).toMatchObject({
      action: 'update',
      changes: { schedules: { to: [{ date: '2026-12-05' }] } },
    });
    expect((await world.admin.get(`/api/rides/${world.rideId}/slots?date=2026-12-05`)).body.state).toBe('closed');
  });

  it('gives another capacity for some hours', async () => {
    expect(
      (
        await bulk({
          ...december,
          weekdays: ['saturday'],
          kind: 'capacity',
          startTime: '10:00',
          finishTime: '11:00',
          stock,
        })
      ).body,
    ).toMatchObject({ days: 4, slots: 4 });
    const { body } = await world.admin.get(`/api/rides/${world.rideId}/slots?date=2026-12-05`);
    expect(body.slots).toMatchObject([
      { time: '09:00', capacity: { total: 100 } },
      { time: '10:00', capacity: { total: 20 } },
    ]);
  });

  it('adds extra sessions, outside the availabilities too', async () => {
    expect(
      (
        await bulk({
          from: '2027-01-04',
          to: '2027-01-05',
          kind: 'extra',
          startTime: '20:00',
          finishTime: '21:00',
          stock,
        })
      ).body,
    ).toMatchObject({ days: 2, slots: 2 });
    expect((await world.admin.get(`/api/rides/${world.rideId}/slots?date=2027-01-04`)).body).toMatchObject({
      capacity: 20,
      slots: [{ time: '20:00' }],
    });
  });

  it('leaves alone and lists days that have an exception about the same hours', async () => {
    await world.admin.put(`/api/rides/${world.rideId}`, {
      schedules: [
        { date: '2026-12-04', kind: 'closed', startTime: '09:00', finishTime: '10:00' },
        { date: '2026-12-11', kind: 'capacity', stock },
      ],
    });
    expect((await bulk({ ...december, weekdays: ['friday'], kind: 'closed' })).body).toMatchObject({
      days: 2,
      conflicts: [
        { date: '2026-12-04', cause: 'schedule', kinds: ['closed'] },
        { date: '2026-12-11', cause: 'schedule', kinds: ['capacity'] },
      ],
    });
    expect((await readRide()).schedules).toHaveLength(4);
  });

  it('goes beside an exception whose hours only touch', async () => {
    await world.admin.put(`/api/rides/${world.rideId}`, {
      schedules: [{ date: '2026-12-04', kind: 'closed', startTime: '09:00', finishTime: '10:00' }],
    });
    expect(
      (await bulk({ from: '2026-12-04', to: '2026-12-04', kind: 'closed', startTime: '10:00', finishTime: '11:00' }))
        .body,
    ).toMatchObject({ days: 1, slots: 1, conflicts: [] });
  });

  it('leaves alone and lists days on which more is sold', async () => {
    await world.sell({ date: '2026-12-04', time: '09:00', tickets: 21 });
    await world.sell({ date: '2026-12-11', time: '09:00', tickets: 20 });
    expect((await bulk({ ...december, weekdays: ['friday'], kind: 'capacity', stock })).body).toMatchObject({
      days: 3,
      conflicts: [
        { date: '2026-12-04', cause: 'sold', slots: [{ time: '09:00', pool: 'internet', sold: 21, places: 20 }] },
      ],
    });
    expect((await readRide()).schedules.map(({ date }: { date: string }) => date)).toEqual([
      '2026-12-11',
      '2026-12-18',
      '2026-12-25',
    ]);
  });

  it('leaves the past alone, and what is closed anyway', async () => {
    expect((await bulk({ from: '2026-11-19', to: '2026-11-23', kind: 'closed', preview: true })).body).toMatchObject({
      days: 2,
      dates: ['2026-11-20', '2026-11-21'],
      skipped: { past: 1, unchanged: 2 },
    });
  });

  it('that changes nothing writes nothing', async () => {
    expect((await bulk({ from: '2026-12-01', to: '2026-12-02', kind: 'closed' })).body).toMatchObject({
      preview: false,
      days: 0,
    });
    expect(await readRide()).toMatchObject({ version: 1 });
  });
});

describe('changes at the same time', () => {
  it('all stay: each sees what the one before has done', async () => {
    const days = ['2026-12-04', '2026-12-05', '2026-12-11', '2026-12-12', '2026-12-18'];
    const answers = await Promise.all(days.map((day) => bulk({ from: day, to: day, kind: 'closed' })));
    expect(answers.map(({ body }) => body.days)).toEqual([1, 1, 1, 1, 1]);
    expect((await readRide()).schedules).toHaveLength(5);
  });

  it('of the same day are one change and conflicts', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => bulk({ from: '2026-12-04', to: '2026-12-04', kind: 'closed' })),
    );
    expect(answers.map(({ body }) => Number(body.days)).sort((a, b) => a - b)).toEqual([0, 0, 1]);
  });
});
