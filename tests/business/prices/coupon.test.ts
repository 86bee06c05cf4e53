import { describe, expect, it } from 'vitest';
import { couponProblem, discountOf, type CouponTerms, type CouponUse } from '#business/prices/coupon.ts';
import { halfPriceLimit, adultPriceOf } from '#business/prices/half-price.ts';
import { quantityProblem } from '#business/prices/quantity.ts';

const coupon: CouponTerms = {
  active: true,
  discountType: 'percent',
  discountValue: 1000,
  couponQuantity: 10,
  couponsUsed: 9,
  minimumPurchaseValue: 5000,
  validFrom: '2026-11-01T03:00:00.000Z',
  validTo: '2026-12-01T02:59:00.000Z',
  rideIds: ['ride'],
};
const use: CouponUse = { now: new Date('2026-11-20T12:00:00Z'), subtotal: 5000, rideId: 'ride', hasHalfPrice: false };

describe('a coupon', () => {
  it.each<[string, Partial<CouponTerms>, Partial<CouponUse>]>([
    ['couponInactive', { active: false, couponsUsed: 10 }, {}],
    ['couponExpired', {}, { now: new Date('2026-12-01T02:59:00.001Z') }],
    ['couponNotYet', {}, { now: new Date('2026-11-01T02:59:59.999Z') }],
    ['couponUsedUp', { couponsUsed: 10 }, {}],
    ['couponRide', {}, { rideId: 'other' }],
    ['couponRide', {}, { rideId: undefined }],
    ['couponHalfPrice', {}, { hasHalfPrice: true }],
    ['couponMinimum', {}, { subtotal: 4999 }],
  ])('is refused as %s', (rule, terms, situation) =>
    expect(couponProblem({ ...coupon, ...terms }, { ...use, ...situation })?.rule).toBe(rule),
  );

  it('may be used within all of its limits', () => expect(couponProblem(coupon, use)).toBeUndefined());
  it('may be used in its first and in its last moment', () => {
    for (const at of [coupon.validFrom, coupon.validTo])
      expect(couponProblem(coupon, { ...use, now: new Date(at) })).toBeUndefined();
  });
  it('that names no ride is for all of them', () =>
    expect(couponProblem({ ...coupon, rideIds: [] }, { ...use, rideId: undefined })).toBeUndefined());

  it.each([
    ['percent', 1000, 12_345, 1235],
    ['percent', 10_000, 999, 999],
    ['fixed', 1500, 12_345, 1500],
    ['fixed', 1500, 999, 999],
  ] as const)('of %s %i takes from %i off %i', (discountType, discountValue, subtotal, off) =>
    expect(discountOf({ discountType, discountValue }, subtotal)).toBe(off),
  );
});

describe('half price', () => {
  it('is at most half, without the odd centavo', () => expect(halfPriceLimit(8001)).toBe(4000));
  it('is measured by the lowest adult price that is charged', () => {
    const types = [
      { id: 'a', unitType: 'adult', halfPrice: false, status: 'active' },
      { id: 'b', unitType: 'adult', halfPrice: false, status: 'active' },
      { id: 'old', unitType: 'adult', halfPrice: false, status: 'inactive' },
      { id: 'student', unitType: 'student', halfPrice: true, status: 'active' },
    ];
    const prices: Record<string, number> = { a: 9000, b: 8000, old: 100, student: 4000 };
    expect(adultPriceOf(types, (id) => prices[id])).toBe(8000);
    expect(adultPriceOf(types, () => undefined)).toBeUndefined();
  });
});

describe('the quantity of a product', () => {
  it.each([
    [4, 'quantityMinimum'],
    [25, 'quantityMaximum'],
    [7, 'quantityMultiple'],
    [10, undefined],
    [5, undefined],
    [20, undefined],
  ])('%i is %s', (quantity, rule) =>
    expect(quantityProblem({ minimumQuantity: 5, maximumQuantity: 20, multiple: 5 }, quantity)?.rule).toBe(rule),
  );
});
