// What a type costs on a day in a channel, with the reason; hidden amounts stay hidden.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { idOf, sellableProduct, type Sellable } from '#tests/business/products/server/sellable.ts';

let server: TestApp;
let admin: Caller;
let sale: Sellable;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  sale = await sellableProduct(admin);
});
afterAll(() => server.close());

const ask = (caller: Caller, { path, channel }: Sellable, date = '2026-12-20') =>
  caller.get(`${path}/price-in-force?date=${date}&salesChannelId=${idOf(channel)}`);
const price = (of: Sellable, type: Values, given: Values) =>
  create(admin, 'productPrice', { productId: of.product['id'], productGridId: type['id'], ...given });

describe('the price in force', () => {
  it('is refused to guests and strangers, and without day or channel', async () => {
    expect((await ask(server.guest, sale)).status).toBe(401);
    expect((await ask(await server.as('student'), sale)).status).toBe(403);
    const stranger = await server.person({ roles: ['admin'], organizationId: 'outra' });
    expect((await ask(stranger, sale)).status).toBe(404);
    const operator = await server.person({ roles: ['operator'], providerIds: [] });
    expect((await ask(operator, sale)).status).toBe(404);
    for (const query of [
      '',
      '?date=2026-12-20',
      '?date=2026-13-01&salesChannelId=x',
      `?date=2026-12-20&salesChannelId=${idOf(sale.channel)}&x=1`,
    ]) {
      expect((await admin.get(`${sale.path}/price-in-force${query}`)).status).toBe(400);
    }
  });

  it('is the default price where there is no other', async () => {
    const { body } = await ask(admin, sale);
    expect(body).toMatchObject({ date: '2026-12-20', season: 'low', closed: [] });
    expect(body.types).toMatchObject([
      {
        name: 'Adulto',
        price: { salesPrice: 8000, transferValue: 6000 },
        because: { channel: false },
        others: [],
        warnings: [],
      },
      { name: 'Meia', halfPrice: true, price: { salesPrice: 4000 }, warnings: [] },
    ]);
  });

  it('says which price it beat and by what', async () => {
    const own = await sellableProduct(admin);
    const validity = await create(admin, 'validity', {
      productId: own.product['id'],
      name: 'Natal',
      validFrom: '2026-12-20',
      validTo: '2026-12-26',
    });
    await price(own, own.adult, {
      validityId: validity['id'],
      fullPrice: 12_000,
      salesPrice: 12_000,
      transferValue: 9000,
    });
    const { body } = await ask(admin, own);
    expect(body.types[0]).toMatchObject({
      price: { salesPrice: 12_000 },
      because: { channel: false, validity: { name: 'Natal', validFrom: '2026-12-20', validTo: '2026-12-26' } },
      others: [{ price: { salesPrice: 8000 }, lostBy: 'validity' }],
    });
    expect((await ask(admin, own, '2026-12-27')).body.types[0].price.salesPrice).toBe(8000);
  });

  it('follows the season of the ride', async () => {
    const ride = await create(admin, 'ride', {
      seasons: [{ type: 'high', initialDate: '2026-12-15', finalDate: '2027-01-31' }],
    });
    const own = await sellableProduct(admin, { providerId: ride['providerId'], rideId: ride['id'] });
    await price(own, own.adult, { season: 'high', fullPrice: 9900, salesPrice: 9900, transferValue: 100 });
    expect((await ask(admin, own)).body).toMatchObject({
      season: 'high',
      types: [{ price: { salesPrice: 9900 }, because: { season: 'high' } }, {}],
    });
    expect((await ask(admin, own, '2026-12-14')).body).toMatchObject({
      season: 'low',
      types: [{ price: { salesPrice: 8000 } }, {}],
    });
  });

  it('says why a type is not sold', async () => {
    const own = await sellableProduct(admin);
    const child = await create(admin, 'productGrid', {
      productId: own.product['id'],
      name: 'Criança',
      unitType: 'child',
      displayOrder: 3,
    });
    const senior = await create(admin, 'productGrid', {
      productId: own.product['id'],
      name: 'Idoso',
      unitType: 'senior',
      displayOrder: 4,
    });
    await price(own, senior, { season: 'high' });
    await create(admin, 'productGrid', {
      productId: own.product['id'],
      name: 'Antigo',
      unitType: 'other',
      status: 'inactive',
      displayOrder: 5,
    });
    const { types } = (await ask(admin, own)).body;
    expect(types.map(({ name, notSold }: Values) => [name, notSold])).toEqual([
      ['Adulto', undefined],
      ['Meia', undefined],
      [child['name'], 'noPrice'],
      ['Idoso', 'otherSeason'],
      ['Antigo', 'typeInactive'],
    ]);
  });

  it('says why the product is not sold at all', async () => {
    const own = await sellableProduct(admin);
    const other = await create(admin, 'salesChannel', { status: 'inactive' });
    await admin.post(`${own.path}/actions/deactivate`);
    expect((await ask(admin, { ...own, channel: other })).body.closed).toEqual([
      'productNotActive',
      'productNotInChannel',
      'channelInactive',
    ]);
  });
});

describe('warnings about prices', () => {
  it('half price is compared with what an adult pays on that day', async () => {
    const own = await sellableProduct(admin);
    const validity = await create(admin, 'validity', {
      productId: own.product['id'],
      name: 'Promo',
      validFrom: '2026-12-20',
      validTo: '2026-12-26',
    });
    await price(own, own.adult, { validityId: validity['id'], fullPrice: 7001, salesPrice: 7001, transferValue: 5000 });
    expect((await ask(admin, own)).body.types[1].warnings).toEqual([
      { name: 'halfPrice', limit: 3500, adultPrice: 7001 },
    ]);
    expect((await ask(admin, own, '2026-12-27')).body.types[1].warnings).toEqual([]);
  });

  it('tell of no margin, only to those who see the transfer value', async () => {
    const own = await sellableProduct(admin);
    const child = await create(admin, 'productGrid', {
      productId: own.product['id'],
      name: 'Criança',
      unitType: 'child',
      displayOrder: 3,
    });
    await price(own, child, { fullPrice: 3000, salesPrice: 3000, transferValue: 3000 });
    expect((await ask(await server.as('financial'), own)).body.types[2]).toMatchObject({
      price: { transferValue: 3000 },
      warnings: [{ name: 'noMargin' }],
    });
    for (const role of ['sales', 'inventory', 'backOffice', 'librarian']) {
      const { types } = (await ask(await server.as(role), own)).body;
      expect(types[2].warnings, role).toEqual([]);
      expect(JSON.stringify(types), role).not.toContain('transferValue');
    }
  });
});
