import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, visitDate, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;
let admin: Caller;
const day = 86_400_000;

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 60 * 86_400 } });
  world = await buildSalesWorld(server);
  admin = world.admin;
});
afterAll(() => server.close());

const codes = async (query: string) =>
  ((await admin.get(`/api/orders?${query}`)).body as { code: string }[]).map(({ code }) => code);

describe('a filter that names a time by its distance from now', () => {
  it('is refused where it says none, with the parameter', async () => {
    for (const query of ['purchaseDate_gte=$now%2B3w', 'visitDate=$tomorrow', 'total_gte=$now']) {
      const answer = await admin.get(`/api/orders?${query}`);
      expect(answer.status, query).toBe(400);
      expect(answer.body.message, query).toContain(query.split('=')[0]);
    }
  });

  it('follows the clock of the server', async () => {
    const { code } = await world.sell();
    expect(await codes('purchaseDate_gte=$now-1h')).toContain(code);
    expect(await codes('purchaseDate_gt=$now%2B1h')).toEqual([]);
    server.setClock(new Date(openingNow.getTime() + 2 * day));
    expect(await codes('purchaseDate_gte=$now-1h')).toEqual([]);
    expect(await codes('purchaseDate_gte=$now-3d')).toContain(code);
    server.setClock(openingNow);
  });

  it('means the day it is where the business is: late in the evening not yet the next one', async () => {
    const { code } = await world.sell();
    server.setClock(new Date(`${visitDate}T02:00:00.000Z`));
    expect(await codes('visitDate=$now')).toEqual([]);
    expect(await codes('visitDate=$now%2B1d')).toContain(code);
    server.setClock(openingNow);
  });
});

describe('a filter with an empty value among others', () => {
  it('admits records without one', async () => {
    const { provider, ride } = world.ids;
    const undated = await create(admin, 'product', { providerId: provider });
    const other = await create(admin, 'ride', { providerId: provider });
    const elsewhere = await create(admin, 'product', { providerId: provider, rideId: other['id'] });
    const ids = async (query: string) =>
      ((await admin.get(`/api/products?providerId=${provider}&${query}`)).body as { id: string }[]).map(({ id }) => id);
    expect(new Set(await ids(`rideId=${ride}&rideId=`))).toEqual(new Set([world.ids.product, undated['id']]));
    expect(await ids('rideId=')).toEqual([undated['id']]);
    expect(await ids(`rideId=${String(other['id'])}`)).toEqual([elsewhere['id']]);
  });
});

describe('the code of an order', () => {
  it('is found however it was read out', async () => {
    const order = await world.sell();
    const code = String(order['code']);
    for (const typed of [
      code,
      code.toLowerCase(),
      `${code.slice(0, 4)}-${code.slice(4)}`,
      `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase(),
      `${code.slice(0, 2)}-${code.slice(2, 5)}-${code.slice(5)}`,
    ])
      expect(await codes(`q=${encodeURIComponent(typed)}`), typed).toContain(code);
  });
});
