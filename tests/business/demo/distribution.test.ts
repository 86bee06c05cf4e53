import { describe, expect, it } from 'vitest';
import { byId } from '#tests/support/standing-invariants.ts';
import { demoNow, readDemo } from './demo-records.ts';

const demo = readDemo(8000);
const { order: orders, customer: customers } = demo;

function percent<T>(records: readonly T[], holds: (record: T) => boolean): number {
  return (100 * records.filter(holds).length) / records.length;
}

function between(value: number, low: number, high: number): void {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}

describe('the demo data are spread as the business is', () => {
  it('in volumes', () => {
    const volumes = {
      provider: 40,
      distributionUnit: 12,
      ride: 120,
      product: 400,
      salesChannel: 6,
      productCategory: 14,
      promotion: 160,
      user: 60,
      accessRequest: 250,
      order: 8000,
    } as const;
    for (const [entity, count] of Object.entries(volumes))
      expect(demo[entity as keyof typeof volumes], entity).toHaveLength(count);
    between(demo.productGrid.length, 1050, 1250);
    between(demo.validity.length, 820, 980);
    between(demo.productPrice.length, 2400, 2850);
  });

  it('in states of orders', () => {
    between(
      percent(orders, ({ status }) => status === 'used'),
      80,
      85,
    );
    between(
      percent(orders, ({ status }) => status === 'cancelled'),
      5.6,
      7.6,
    );
    between(
      percent(orders, ({ status }) => status === 'expired'),
      2.6,
      4.2,
    );
    between(
      percent(orders, ({ status }) => status === 'pending'),
      0.25,
      0.35,
    );
    between(
      percent(
        orders.filter(({ status }) => status === 'cancelled'),
        ({ cancellationReasonCode }) => cancellationReasonCode === 'customerRequest',
      ),
      38,
      52,
    );
  });

  it('in channels, lines and coupons', () => {
    const channelOf = byId(demo.salesChannel);
    const sold = (pool: string) =>
      percent(orders, ({ salesChannelId }) => channelOf(salesChannelId).stockPool === pool);
    between(sold('internet'), 59, 65);
    between(sold('distributor'), 23, 29);
    between(sold('ticketOffice'), 10, 14);
    between(
      percent(orders, ({ products }) => products.length === 1),
      45,
      53,
    );
    between(
      percent(orders, ({ promotionCoupon }) => promotionCoupon !== undefined),
      7,
      12.5,
    );
  });

  it('in money', () => {
    const totals = orders.map(({ total }) => total / 100).sort((a, b) => a - b);
    between(totals.reduce((sum, total) => sum + total, 0) / totals.length, 400, 600);
    between(totals[totals.length >> 1] ?? 0, 280, 450);
    between(totals[Math.floor(totals.length * 0.95)] ?? 0, 1100, 1700);
  });

  it('in time: summer and July are high, visits follow the purchase by some days', () => {
    const inMonth = (month: string) => orders.filter(({ purchaseDate }) => purchaseDate.slice(5, 7) === month).length;
    expect(inMonth('07')).toBeGreaterThan(1.4 * inMonth('08'));
    expect(inMonth('01')).toBeGreaterThan(1.2 * inMonth('03'));
    const lead = orders
      .map(
        ({ purchaseDate, visitDate = '' }) =>
          Math.floor((Date.parse(visitDate) - Date.parse(purchaseDate)) / 86_400_000) + 1,
      )
      .sort((a, b) => a - b);
    between(lead[lead.length >> 1] ?? 0, 3, 7);
    between(lead[Math.floor(lead.length * 0.95)] ?? 0, 35, 55);
  });

  it('in customers', () => {
    const counts = new Map<string, number>();
    for (const { client } of orders) counts.set(client.customerId, (counts.get(client.customerId) ?? 0) + 1);
    const shares = [...counts.values()];
    between(
      percent(shares, (count) => count === 1),
      50,
      60,
    );
    between(
      percent(shares, (count) => count > 25),
      0.7,
      1.5,
    );
    between(
      percent(customers, ({ documentType }) => documentType === 'CPF'),
      94,
      98,
    );
    between(
      percent(customers, ({ accessState }) => accessState === 'active'),
      91.5,
      94.5,
    );
    between(
      percent(customers, ({ deletionState }) => deletionState === 'none'),
      98,
      99.2,
    );
  });

  it('in companies: sectors as counted, a quarter of the CNPJs with letters', () => {
    const sectors = Object.fromEntries(
      [...Map.groupBy(demo.provider, ({ activitySector }) => activitySector)].map(([sector, list]) => [
        sector,
        list.length,
      ]),
    );
    expect(sectors).toEqual({ touristAttraction: 14, themePark: 10, theater: 6, show: 6, schoolBooking: 4 });
    between(
      percent([...demo.provider, ...demo.distributionUnit], ({ businessId }) => /[A-Z]/.test(businessId)),
      24,
      26,
    );
  });
});

describe('the demo data hold what lists and forms stumble over', () => {
  const now = new Date(demoNow).toISOString();

  it('in the catalogue', () => {
    const withRides = new Set(demo.ride.map(({ providerId }) => providerId));
    expect(demo.provider.filter(({ id }) => !withRides.has(id))).toHaveLength(1);
    const priced = new Set(demo.productPrice.map(({ productId }) => productId));
    expect(demo.product.filter(({ id, status }) => status === 'draft' && !priced.has(id)).length).toBeGreaterThan(0);
    expect(demo.product.some(({ titles }) => titles.fr === undefined && titles.es === undefined)).toBe(true);
    expect(
      demo.productPrice.some(({ transferValue, salesPrice }) => transferValue === salesPrice && salesPrice > 0),
    ).toBe(true);
    expect(
      demo.ride.some(({ schedules = [] }) =>
        schedules.some(({ date, kind }) => date === '2026-11-21' && kind === 'closed'),
      ),
    ).toBe(true);
    const overlaps = demo.validity.some((a) =>
      demo.validity.some(
        (b) => a !== b && a.productId === b.productId && a.validFrom <= b.validTo && b.validFrom <= a.validTo,
      ),
    );
    expect(overlaps).toBe(true);
  });

  it('in promotions', () => {
    expect(
      demo.promotion.filter(({ couponsUsed, couponQuantity }) => couponsUsed === couponQuantity).length,
    ).toBeGreaterThan(0);
    expect(
      demo.promotion.filter(({ couponsUsed, couponQuantity }) => couponsUsed === 99 && couponQuantity === 100),
    ).toHaveLength(1);
    expect(demo.promotion.some(({ validTo, active }) => active && validTo < now)).toBe(true);
  });

  it('in orders, customers and access requests', () => {
    expect(orders.some(({ products }) => products.length === 50)).toBe(true);
    expect(orders.some(({ refundState }) => refundState === 'failed')).toBe(true);
    expect(orders.some(({ internalNote = '' }) => internalNote.includes('<script>'))).toBe(true);
    expect(Math.max(...customers.map(({ name }) => name.length))).toBe(120);
    expect(customers.some(({ name }) => name.startsWith('=1+1'))).toBe(true);
    expect(
      customers.some(({ deletionState, deletionDueAt = now }) => deletionState === 'requested' && deletionDueAt < now),
    ).toBe(true);
    expect(
      demo.accessRequest.some(
        ({ status, expiresAt }) => status === 'approved' && Date.parse(expiresAt) - demoNow === 3_600_000,
      ),
    ).toBe(true);
  });
});
