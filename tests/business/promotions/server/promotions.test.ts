// A promotion's state follows the clock, and what was used binds.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeCoupon } from '#business/prices/server/coupons.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let providerId: unknown;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  providerId = (await create(admin, 'provider'))['id'];
});
afterAll(() => server.close());

const path = (promotion: Values) => `/api/promotions/${String(promotion['id'])}`;
const make = (given: Values = {}) =>
  create(admin, 'promotion', {
    providerId,
    validFrom: '2030-01-10T12:00:00.000Z',
    validTo: '2030-01-20T12:00:00.000Z',
    couponQuantity: 2,
    ...given,
  });
const use = (promotion: Values) =>
  takeCoupon(server.database, { organizationId: 'icd', promotionId: String(promotion['id']) });

describe('what is refused of a promotion', () => {
  it.each<[string, Values, string]>([
    ['an end before the beginning', { validTo: '2030-01-09T12:00:00.000Z' }, 'validTo'],
    ['more than a hundred per cent', { discountType: 'percent', discountValue: 10_001 }, 'discountValue'],
    ['a discount of nothing', { discountValue: 0 }, 'discountValue'],
    ['a code that is too short', { couponCode: 'ABCD' }, 'couponCode'],
    ['no coupons', { couponQuantity: 0 }, 'couponQuantity'],
    ['uses that somebody writes', { couponsUsed: 1 }, 'couponsUsed'],
    ['a state that somebody writes', { state: 'expired' }, 'state'],
  ])('%s', async (_, given, field) => {
    const body = draft('promotion', {
      providerId,
      validFrom: '2030-01-10T12:00:00.000Z',
      validTo: '2030-01-20T12:00:00.000Z',
      ...given,
    });
    expect((await admin.post('/api/promotions', body)).body.errors).toEqual({ [field]: expect.any(String) });
  });

  it('a code that the provider has, whatever its case; another provider may have it', async () => {
    await make({ couponCode: 'VERAO30' });
    const again = { ...draft('promotion', { providerId }), couponCode: 'verao30' };
    expect((await admin.post('/api/promotions', again)).body.errors).toEqual({ couponCode: expect.any(String) });
    expect(
      (await make({ couponCode: 'verao30', providerId: (await create(admin, 'provider'))['id'] }))['couponCode'],
    ).toBe('VERAO30');
  });

  it('fewer coupons than were used', async () => {
    const promotion = await make({ couponQuantity: 5 });
    for (let index = 0; index < 3; index += 1) await use(promotion);
    expect((await admin.put(path(promotion), { couponQuantity: 2 })).body.errors).toEqual({
      couponQuantity: expect.any(String),
    });
    expect((await admin.put(path(promotion), { couponQuantity: 3 })).body).toMatchObject({
      couponQuantity: 3,
      couponsUsed: 3,
    });
  });

  it('to be deleted once a coupon was used', async () => {
    const promotion = await make();
    await use(promotion);
    expect(await admin.remove(path(promotion))).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    expect((await admin.remove(path(await make()))).status).toBe(200);
  });
});

describe('the state of a promotion', () => {
  it('follows the clock of the app, in the record, the list and its filter', async () => {
    const promotion = await make();
    const stateAt = async (now: string) => {
      server.setClock(new Date(now));
      const { state } = (await admin.get(path(promotion))).body;
      const { body } = await admin.get(`/api/promotions?state=${state}&id=${String(promotion['id'])}`);
      expect(body).toMatchObject([{ id: promotion['id'], state }]);
      return state;
    };
    const signedInAt = new Date();
    expect(await stateAt(new Date(signedInAt.getTime() + 1000).toISOString())).toBe('scheduled');
    await admin.put(path(promotion), {
      validFrom: '2020-01-01T00:00:00.000Z',
      validTo: new Date(signedInAt.getTime() + 60_000).toISOString(),
    });
    expect(await stateAt(new Date(signedInAt.getTime() + 59_000).toISOString())).toBe('active');
    expect(await stateAt(new Date(signedInAt.getTime() + 61_000).toISOString())).toBe('expired');
    server.setClock(signedInAt);
  });

  it('is used up with the last coupon, and disabled by the switch before anything else', async () => {
    const promotion = await make({ validFrom: '2020-01-01T00:00:00.000Z' });
    for (let index = 0; index < 2; index += 1) await use(promotion);
    expect((await admin.get(path(promotion))).body.state).toBe('usedUp');
    expect((await admin.put(path(promotion), { active: false })).body.state).toBe('disabled');
  });
});
