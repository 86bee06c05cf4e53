// Coupons: what they take off, and that no more are given out than there are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translator } from '#engine/server/texts/texts.ts';
import { problemText } from '#engine/kinds/check-record.ts';
import { entities } from '#generated/entities.ts';
import type { Problem } from '#engine/model/rules.ts';
import { findPromotion, releaseCoupon, takeCoupon } from '#business/prices/server/coupons.ts';
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

describe('a coupon', () => {
  const promotion = (given: Values) =>
    create(admin, 'promotion', {
      providerId: ride['providerId'],
      discountType: 'fixed',
      discountValue: 1000,
      couponQuantity: 2,
      ...given,
    });

  it('says in its own words why it is refused', async () => {
    const otherRide = await create(admin, 'ride', { providerId: ride['providerId'] });
    await promotion({ couponCode: 'INATIVO', active: false });
    await promotion({ couponCode: 'FUTURO', validFrom: '2026-11-21T03:00:00.000Z' });
    await promotion({ couponCode: 'PASSADO', validTo: '2026-11-20T02:59:00.000Z' });
    await promotion({ couponCode: 'MINIMO', minimumPurchaseValue: 123_450 });
    await promotion({ couponCode: 'OUTRA', rideIds: [otherRide['id']] });
    const used = await promotion({ couponCode: 'USADO', couponQuantity: 1 });
    await takeCoupon(server.database, { organizationId: 'icd', promotionId: idOf(used) });
    const refusal = async (coupon: string, lines = [line(park, 'adult', 1)]) => {
      const { problems, discount } = await ask(lines, { coupon });
      expect([discount, problems.length, problems[0]?.path]).toEqual([0, 1, ['promotionCoupon']]);
      return inPortuguese(problems[0]);
    };
    expect(await refusal(' nenhum ')).toBe('Não há cupom NENHUM deste fornecedor');
    expect(await refusal('inativo')).toBe('A promoção do cupom INATIVO está desativada');
    expect(await refusal('futuro')).toBe('O cupom FUTURO só vale a partir de 21 de nov. de 2026, 00:00');
    expect(await refusal('passado')).toBe('O cupom PASSADO venceu em 19 de nov. de 2026, 23:59');
    expect(await refusal('minimo')).toBe('O cupom MINIMO vale para compras a partir de R$ 1.234,50');
    expect(await refusal('outra')).toBe('O cupom OUTRA não vale para esta atração');
    expect(await refusal('usado')).toBe('O cupom USADO está esgotado (limite: 1)');
    await promotion({ couponCode: 'MEIAS' });
    expect(await refusal('meias', [line(park, 'adult', 1), line(park, 'student', 1)])).toMatch(
      /^O cupom não acumula com meia-entrada/,
    );
  });

  it('takes its share off each line before the fee', async () => {
    const found = await promotion({ couponCode: 'VALE10', discountType: 'percent', discountValue: 1000 });
    const {
      discount,
      serviceFee,
      total,
      promotion: used,
      problems,
    } = await ask([line(park, 'adult', 3)], { coupon: 'vale10' });
    expect(problems).toEqual([]);
    // 10 % of 24,015 is 2,401.5, rounded half up; 10 % of what is left is 2,161.3.
    expect([discount, serviceFee, total, used?.id]).toEqual([2402, 2161, 24_015 - 2402 + 2161, found['id']]);
  });

  it('of another provider is unknown', async () => {
    const other = await create(admin, 'provider');
    await promotion({ couponCode: 'ALHEIO', providerId: other['id'] });
    expect(told((await ask([line(park, 'adult', 1)], { coupon: 'ALHEIO' })).problems)).toEqual([
      'promotionCoupon: couponUnknown',
    ]);
    expect(
      await findPromotion(server.database, { organizationId: 'outra', providerId: idOf(other), code: 'ALHEIO' }),
    ).toBeUndefined();
  });

  it('is given out as often as there are, however many ask at once, and comes back', async () => {
    const { id, version } = await promotion({ couponCode: 'CORRIDA', couponQuantity: 3 });
    const at = { organizationId: 'icd', promotionId: String(id) };
    expect(await takeCoupon(server.database, { ...at, organizationId: 'outra' })).toBe(false);
    const taken = await Promise.all(
      Array.from({ length: 12 }, () => server.database.transaction(() => takeCoupon(server.database, at))),
    );
    expect(taken.filter(Boolean)).toHaveLength(3);
    await releaseCoupon(server.database, at);
    expect((await admin.get(`/api/promotions/${String(id)}`)).body).toMatchObject({ couponsUsed: 2, version });
    expect(await takeCoupon(server.database, at)).toBe(true);
    for (let index = 0; index < 5; index += 1) await releaseCoupon(server.database, at);
    expect((await admin.get(`/api/promotions/${String(id)}`)).body.couponsUsed).toBe(0);
  });
});
