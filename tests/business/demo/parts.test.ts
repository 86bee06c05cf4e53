// More orders than are made at once: each part sells its share of the same catalogue.
import { describe, expect, it } from 'vitest';
import { iso } from '#business/demo/calendar.ts';
import { codeSource } from '#business/demo/draft-order.ts';
import { createRandom } from '#business/demo/random.ts';
import { partsOf, volumesOf } from '#business/demo/scale.ts';
import {
  checkCoupons,
  checkDates,
  checkDeclared,
  checkDocuments,
  checkErased,
  checkKeys,
  checkMoney,
  checkPlaces,
  checkPurchases,
  checkReferences,
  checkTimelines,
} from '#tests/support/standing-invariants.ts';
import { demoNow, readDemo } from './demo-records.ts';

const demo = readDemo(2100, { ordersAtOnce: 300 });

describe('data made in parts', () => {
  it('are as many as when they are made at once', () => {
    const atOnce = readDemo(2100);
    expect(demo.order).toHaveLength(2100);
    expect(demo.customer).toHaveLength(atOnce.customer.length);
    expect(demo.ride).toHaveLength(atOnce.ride.length);
    expect(demo.promotion).toHaveLength(atOnce.promotion.length);
  });

  it('hold what data made at once do', () => {
    checkDocuments(demo);
    checkKeys(demo);
    checkDeclared(demo);
    checkReferences(demo);
    checkMoney(demo);
    checkDates(demo, iso(demoNow));
    checkPurchases(demo);
    checkErased(demo);
    checkTimelines(demo);
  });

  it('sell no place and use no coupon twice', () => {
    checkPlaces(demo);
    checkCoupons(demo);
  });

  it('have rides with places enough for all parts, and no more than a ride may have', () => {
    const manyParts = readDemo(7200, { ordersAtOnce: 200 });
    const park = (data: typeof demo) => Math.max(...data.ride.map(({ stock }) => stock.total));
    expect(park(demo)).toBeGreaterThan(park(readDemo(300)));
    expect(park(manyParts)).toBeGreaterThan(99_000);
    expect(park(manyParts)).toBeLessThanOrEqual(100_000);
    checkPlaces(manyParts);
  });

  it('have the same orders only once', () => {
    const lines = demo.order.map(({ products, purchaseDate }) => JSON.stringify([purchaseDate, products]));
    expect(new Set(lines).size).toBe(demo.order.length);
  });
});

describe('codes', () => {
  it('of different parts are different, whatever is drawn', () => {
    const random = createRandom();
    const codes = [0, 1, 2].flatMap((index) => {
      const next = codeSource(random.fork('codes'), { index, of: 3 });
      return Array.from({ length: 500 }, next);
    });
    expect(new Set(codes).size).toBe(1500);
    for (const code of codes) expect(code).toMatch(/^[A-HK-NP-Z2-9]{8}$/);
  });
});

describe('parts', () => {
  it('share out orders and customers', () => {
    const parts = partsOf(volumesOf(1_000_001), 100_000);
    expect(parts).toHaveLength(11);
    expect(parts.reduce((sum, { orders }) => sum + orders, 0)).toBe(1_000_001);
    expect(parts.reduce((sum, { customers }) => sum + customers, 0)).toBe(volumesOf(1_000_001).customers);
    for (const { orders } of parts) expect(orders).toBeLessThanOrEqual(100_000);
  });
});
