import { describe, expect, it } from 'vitest';
import { priceInForce } from '#business/prices/price-in-force.ts';
import { seasonOn, slotsOn } from '#business/rides/slots.ts';
import { dayNumber, iso, localDate } from '#business/demo/calendar.ts';
import {
  byId,
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
  soldBySlot,
} from '#tests/support/standing-invariants.ts';
import { demoNow, readDemo } from './demo-records.ts';

const demo = readDemo(1500);
const {
  order: orders,
  customer: customers,
  ride: rides,
  product: products,
  productGrid: grids,
  promotion: promotions,
} = demo;
const [rideOf, productOf, gridOf] = [byId(rides), byId(products), byId(grids)];

describe('documents', () => {
  it('have right check digits', () => checkDocuments(demo));

  it('are unique, as e-mails and order codes are', () => checkKeys(demo));

  it('belong to nobody: e-mails, phones and addresses of the net are reserved ones', () => {
    const people = [...customers, ...demo.user, ...demo.providerContact, ...demo.distributorContact];
    for (const email of people.flatMap((person) => person.email ?? []))
      expect(email).toMatch(/@example\.com$|\.example$/);
    for (const phone of [...customers, ...demo.providerContact].flatMap((person) => person.phone ?? []))
      expect(phone).toMatch(/^\+55\d\d90000\d{4}$/);
  });
});

describe('objects and lists', () => {
  it('hold nothing that no field declares', () => checkDeclared(demo));
});

describe('references', () => {
  it('lead to records that belong together', () => checkReferences(demo));

  it('of order lines lead to products of the ride that the channel sells', () => {
    for (const order of orders) {
      for (const line of order.products)
        expect(productOf(line.productId)).toMatchObject({
          rideId: order.ride?.rideId,
          salesChannelIds: expect.arrayContaining([order.salesChannelId]),
        });
    }
  });
});

describe('money of an order', () => {
  it('adds up', () => checkMoney(demo));

  it('is what the price in force on the day of the visit says', () => {
    const pricesOf = Map.groupBy(demo.productPrice, ({ productGridId }) => productGridId);
    for (const { products: lines, ride, visitDate: date = '', salesChannelId } of orders) {
      for (const { productGridId, unitPrice, fullPrice, transferValue } of lines) {
        const prices = pricesOf.get(productGridId) ?? [];
        const found = priceInForce({
          prices,
          validities: demo.validity,
          productGridId,
          salesChannelId,
          date,
          season: seasonOn(rideOf(ride?.rideId), date),
        });
        expect(found?.price).toMatchObject({ salesPrice: unitPrice, fullPrice, transferValue });
      }
    }
  });

  it('keeps half price at half of what an adult is charged', () => {
    const pricesOf = Map.groupBy(demo.productPrice, ({ productId, season, salesChannelId, validityId }) =>
      [productId, season, salesChannelId, validityId].join(),
    );
    for (const prices of pricesOf.values()) {
      const adult = prices.find(({ productGridId }) => gridOf(productGridId).unitType === 'adult');
      for (const price of prices.filter(({ productGridId }) => gridOf(productGridId).halfPrice))
        expect(price.salesPrice * 2).toBeLessThanOrEqual(adult?.salesPrice ?? 0);
    }
  });

  it('observes minimum, maximum and multiple of each product', () => {
    for (const order of orders) {
      for (const [id, lines] of Map.groupBy(order.products, ({ productId }) => productId)) {
        const { minimumQuantity, maximumQuantity, multiple } = productOf(id);
        const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
        expect(quantity).toBeGreaterThanOrEqual(minimumQuantity);
        expect(quantity).toBeLessThanOrEqual(maximumQuantity);
        expect(quantity % multiple).toBe(0);
      }
    }
  });
});

describe('places', () => {
  const sold = soldBySlot(demo);

  it('are sold in slots that the ride offers', () => {
    for (const { ride, visitDate = '', visitTime } of orders)
      expect(slotsOn(rideOf(ride?.rideId), visitDate).map(({ time }) => time)).toContain(visitTime);
  });

  it('are never sold twice', () => checkPlaces(demo));

  it('are sold out on the internet and not at the resellers in one slot at least', () => {
    const full = [...sold].filter(([key, people]) => {
      const [rideId, date, time, pool] = key.split('|') as [string, string, string, string];
      const slot = slotsOn(rideOf(rideId), date).find((candidate) => (candidate.time ?? '') === time);
      const others = sold.get([rideId, date, time, 'distributor'].join('|')) ?? 0;
      return pool === 'internet' && slot?.stock.internet === people && others < slot.stock.distributor;
    });
    expect(full.length).toBeGreaterThan(0);
  });
});

describe('coupons', () => {
  it('are counted by the orders that hold them, and never beyond their quantity', () => checkCoupons(demo));

  it('are used while they hold, on the rides they name, without half price', () => {
    for (const { promotionCoupon, provider, purchaseDate, ride, subtotal } of orders.filter(
      (order) => order.promotionCoupon !== undefined,
    )) {
      const promotion = promotions.find(
        ({ providerId, couponCode }) => providerId === provider.providerId && couponCode === promotionCoupon,
      );
      expect(promotion?.validFrom.localeCompare(purchaseDate)).toBeLessThanOrEqual(0);
      expect(promotion?.validTo.localeCompare(purchaseDate)).toBeGreaterThanOrEqual(0);
      expect(promotion?.rideIds ?? [ride?.rideId]).toContain(ride?.rideId);
      expect(subtotal).toBeGreaterThanOrEqual(promotion?.minimumPurchaseValue ?? 0);
    }
  });
});

describe('dates', () => {
  it('run from registration to purchase to visit, cancellation after purchase, nothing after now', () =>
    checkDates(demo, iso(demoNow)));

  it('move with the day that the data ends on', () => {
    const later = readDemo(200, { now: demoNow + 400 * 86_400_000 + 5 * 3_600_000 });
    const last =
      later.order
        .map(({ purchaseDate }) => purchaseDate)
        .sort()
        .at(-1) ?? '';
    expect(dayNumber(last.slice(0, 10)) - dayNumber(localDate(demoNow))).toBeGreaterThanOrEqual(399);
    expect(last.localeCompare(iso(demoNow + 400 * 86_400_000 + 5 * 3_600_000))).toBeLessThanOrEqual(0);
  });
});

describe('the data-protection history', () => {
  const events = Map.groupBy(demo.lgpdEvent, ({ customerId }) => customerId);

  it('has one purchase for each order and one registration for each customer', () => checkPurchases(demo));

  it('tells how each customer came to the present state', () => {
    for (const { id, accessState, deletionState } of customers) {
      const types = (events.get(id) ?? []).map(({ type }) => type);
      expect(types.includes('deletionRequest')).toBe(deletionState !== 'none');
      expect(types.includes('deletionCompleted')).toBe(deletionState === 'completed');
      expect(types.includes('deletionCanceled')).toBe(deletionState === 'canceled');
      expect(types.includes('reactivation')).toBe(accessState === 'reactivated');
    }
  });

  it('leaves no trace of an erased person in customer and orders', () => {
    const erased = customers.filter(({ deletionState }) => deletionState === 'completed');
    expect(erased.length).toBeGreaterThan(0);
    for (const { id } of erased) expect(orders.some(({ client }) => client.customerId === id)).toBe(true);
    checkErased(demo);
  });
});

describe('the occurrences of an order', () => {
  it('begin with its creation and end with its state', () => checkTimelines(demo));

  it('never come before the purchase', () => {
    const purchased = new Map(orders.map(({ id, purchaseDate }) => [id, purchaseDate]));
    for (const { orderId, occurredAt } of demo.occurrence)
      expect(occurredAt >= (purchased.get(orderId) ?? '')).toBe(true);
  });
});
