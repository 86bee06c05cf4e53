// What an order costs, and all that speaks against selling it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translator } from '#engine/server/texts/texts.ts';
import { problemText } from '#engine/kinds/check-record.ts';
import { entities } from '#generated/entities.ts';
import type { Problem } from '#engine/model/rules.ts';
import { priceOrder, type OrderQuestion, type WantedLine } from '#business/prices/server/price-order.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let ride: Values;
let channel: Values;
let park: Product;

interface Product {
  readonly record: Values;
  readonly adult: string;
  readonly student: string;
}

const now = new Date('2026-11-20T12:00:00Z');
const idOf = (record: Values) => String(record['id']);

async function makeProduct(given: Values = {}): Promise<Product> {
  const record = await create(admin, 'product', {
    providerId: ride['providerId'],
    rideId: ride['id'],
    salesChannelIds: [channel['id']],
    title: 'Passaporte',
    ...given,
  });
  const productId = record['id'];
  const type = async (name: string, halfPrice: boolean, amounts: Values) => {
    const grid = await create(admin, 'productGrid', {
      productId,
      name,
      unitType: halfPrice ? 'student' : 'adult',
      halfPrice,
      peoplePerUnit: halfPrice ? 1 : 2,
    });
    await create(admin, 'productPrice', {
      productId,
      productGridId: grid['id'],
      serviceFeePercentage: 1000,
      ...amounts,
    });
    return idOf(grid);
  };
  const adult = await type('Adulto', false, { fullPrice: 10_005, salesPrice: 8005, transferValue: 6000 });
  const student = await type('Meia', true, { fullPrice: 5000, salesPrice: 4000, transferValue: 3000 });
  await admin.post(`/api/products/${idOf(record)}/actions/activate`);
  return { record, adult, student };
}

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  const provider = await create(admin, 'provider', { timeZone: 'America/Sao_Paulo' });
  ride = await create(admin, 'ride', {
    providerId: provider['id'],
    seasons: [{ type: 'high', initialDate: '2026-12-15', finalDate: '2027-01-31' }],
  });
  channel = await create(admin, 'salesChannel');
  park = await makeProduct();
});
afterAll(() => server.close());

const line = (product: Product, type: 'adult' | 'student', quantity: number): WantedLine => ({
  productId: idOf(product.record),
  productGridId: product[type],
  quantity,
});

function ask(lines: readonly WantedLine[], given: Partial<OrderQuestion> = {}) {
  return priceOrder({
    database: server.database,
    organizationId: 'icd',
    salesChannelId: idOf(channel),
    rideId: idOf(ride),
    date: '2026-12-01',
    lines,
    now,
    ...given,
  });
}

const told = (problems: readonly Problem[]) => problems.map(({ path, rule }) => `${path.join('.')}: ${rule}`);
const inPortuguese = (problem: Problem | undefined) =>
  problem === undefined ? '' : problemText(problem, entities.order, translator('pt')).replaceAll('\u00a0', ' ');

describe('what is not sold', () => {
  it('unknown products and types of another product', async () => {
    const { problems, lines } = await ask([
      { ...line(park, 'adult', 1), productId: 'x' },
      { ...line(park, 'adult', 1), productGridId: '018f0000-0000-7000-8000-000000000000' },
    ]);
    expect(told(problems)).toEqual(['products.0.productId: reference', 'products.1.productGridId: reference']);
    expect(lines).toEqual([]);
  });

  it('nothing of another organisation', async () => {
    const { problems } = await ask([line(park, 'adult', 1)], { organizationId: 'outra' });
    expect(told(problems)).toEqual(['salesChannelId: reference', 'ride: reference', 'products.0.productId: reference']);
  });

  it('products that are not active, not in the channel, of another ride or provider', async () => {
    const draft = await makeProduct({ salesChannelIds: [] });
    const elsewhere = await makeProduct({ salesChannelIds: [(await create(admin, 'salesChannel'))['id']] });
    const otherRide = await create(admin, 'ride', { providerId: ride['providerId'] });
    const away = await makeProduct({ rideId: otherRide['id'] });
    const foreign = await makeProduct({ providerId: otherRide['providerId'], rideId: undefined });
    const stranger = await create(admin, 'provider');
    await admin.post(`/api/products/${idOf(foreign.record)}/actions/deactivate`);
    await admin.put(`/api/products/${idOf(foreign.record)}`, { providerId: stranger['id'] });
    const { problems } = await ask([park, draft, elsewhere, away, foreign].map((product) => line(product, 'adult', 1)));
    expect(told(problems)).toEqual([
      'products.1.productId: productNotActive',
      'products.2.productId: productNotInChannel',
      'products.3.productId: otherRide',
      'products.4.productId: otherProvider',
    ]);
  });

  it('inactive types, channels, rides and providers', async () => {
    const own = await makeProduct();
    await admin.put(`/api/product-grids/${own.student}`, { status: 'inactive' });
    expect(told((await ask([line(own, 'student', 1)])).problems)).toEqual(['products.0.productGridId: typeInactive']);
    await admin.put(`/api/sales-channels/${idOf(channel)}`, { status: 'inactive' });
    expect(told((await ask([line(own, 'adult', 1)])).problems)).toEqual(['salesChannelId: channelInactive']);
    await admin.put(`/api/sales-channels/${idOf(channel)}`, { status: 'active' });
    await admin.post(`/api/rides/${idOf(ride)}/actions/deactivate`, { reason: 'Em manutenção' });
    await admin.post(`/api/providers/${String(ride['providerId'])}/actions/deactivate`, { reason: 'Reforma geral.' });
    expect(told((await ask([line(own, 'adult', 1)])).problems)).toEqual([
      'ride: rideInactive',
      'provider: providerInactive',
    ]);
    await admin.post(`/api/rides/${idOf(ride)}/actions/activate`);
    await admin.post(`/api/providers/${String(ride['providerId'])}/actions/activate`);
  });

  it('types without a price that day, with day and channel in the reader’s words', async () => {
    const own = await makeProduct();
    const child = await create(admin, 'productGrid', {
      productId: own.record['id'],
      name: 'Criança',
      unitType: 'child',
    });
    const { problems } = await ask([{ productId: idOf(own.record), productGridId: idOf(child), quantity: 1 }]);
    expect(told(problems)).toEqual(['products.0.productGridId: noPriceThatDay']);
    expect(inPortuguese(problems[0])).toBe(
      `"Criança" não é vendido para 1 de dez. de 2026 no canal ${String(channel['name'])}: não há preço em vigor`,
    );
  });

  it('quantities beyond the limits, summed over the lines of the product', async () => {
    const school = await makeProduct({
      minimumQuantity: 20,
      maximumQuantity: 40,
      multiple: 5,
      title: 'Visita escolar',
    });
    const told20 = async (adults: number, students: number) =>
      told((await ask([line(school, 'adult', adults), line(school, 'student', students)])).problems);
    expect(await told20(5, 10)).toEqual([
      'products.0.quantity: quantityMinimum',
      'products.1.quantity: quantityMinimum',
    ]);
    expect(await told20(21, 20)).toEqual([
      'products.0.quantity: quantityMaximum',
      'products.1.quantity: quantityMaximum',
    ]);
    expect(await told20(11, 11)).toEqual([
      'products.0.quantity: quantityMultiple',
      'products.1.quantity: quantityMultiple',
    ]);
    expect(await told20(12, 13)).toEqual([]);
    expect(inPortuguese((await ask([line(school, 'adult', 41)])).problems[0])).toBe(
      'Visita escolar: no máximo 40 por pedido (são 41)',
    );
  });
});

describe('what an order costs', () => {
  it('is the price in force that day, copied into the lines, and the fee rounded a line', async () => {
    const { lines, problems, ...sums } = await ask([line(park, 'adult', 3), line(park, 'student', 1)]);
    expect(problems).toEqual([]);
    expect(lines).toEqual([
      {
        productId: idOf(park.record),
        productGridId: park.adult,
        quantity: 3,
        title: 'Passaporte · Adulto',
        unitPrice: 8005,
        fullPrice: 10_005,
        transferValue: 6000,
        lineTotal: 24_015,
        peoplePerUnit: 2,
        halfPrice: false,
      },
      {
        productId: idOf(park.record),
        productGridId: park.student,
        quantity: 1,
        title: 'Passaporte · Meia',
        unitPrice: 4000,
        fullPrice: 5000,
        transferValue: 3000,
        lineTotal: 4000,
        peoplePerUnit: 1,
        halfPrice: true,
      },
    ]);
    // 10 % of 240.15 is 24.015: 24.02.
    expect(sums).toEqual({
      subtotal: 28_015,
      discount: 0,
      serviceFee: 2802,
      total: 30_817,
      currency: 'BRL',
      providerId: ride['providerId'],
    });
  });

  it('follows season and channel', async () => {
    const own = await makeProduct();
    const price = (given: Values) =>
      create(admin, 'productPrice', { productId: own.record['id'], productGridId: own.adult, ...given });
    await price({ season: 'high', fullPrice: 9000, salesPrice: 9000 });
    const office = await create(admin, 'salesChannel');
    await admin.put(`/api/products/${idOf(own.record)}`, { salesChannelIds: [channel['id'], office['id']] });
    await price({ salesChannelId: office['id'], fullPrice: 7000, salesPrice: 7000 });
    const cost = async (given: Partial<OrderQuestion>) =>
      (await ask([line(own, 'adult', 1)], given)).lines[0]?.unitPrice;
    expect([
      await cost({}),
      await cost({ date: '2026-12-20' }),
      await cost({ salesChannelId: idOf(office) }),
      await cost({ salesChannelId: idOf(office), date: '2026-12-20' }),
    ]).toEqual([8005, 9000, 7000, 7000]);
  });

  it('an undated ticket goes along with a visit of its provider, or stands alone', async () => {
    const parking = await makeProduct({ rideId: undefined, title: 'Estacionamento' });
    expect((await ask([line(park, 'adult', 1), line(parking, 'adult', 1)])).problems).toEqual([]);
    expect((await ask([line(parking, 'adult', 1)], { rideId: undefined })).problems).toEqual([]);
    expect(told((await ask([line(park, 'adult', 1)], { rideId: undefined })).problems)).toEqual([
      'products.0.productId: otherRide',
    ]);
  });
});
