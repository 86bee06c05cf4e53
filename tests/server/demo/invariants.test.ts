import { describe, expect, it } from 'vitest';
import { isCnpj, isCpf } from '#model/formats.ts';
import { priceInForce } from '#model/price-in-force.ts';
import { seasonOn, slotsOn } from '#model/slots.ts';
import { dayNumber, iso, localDate, type Zone } from '#server/demo/calendar.ts';
import { isLive } from '#server/demo/draft-order.ts';
import { byId, demoNow, readDemo } from './demo-records.ts';

const demo = readDemo(1500);
const { order: orders, customer: customers, ride: rides, product: products, productGrid: grids, promotion: promotions, salesChannel: channels, provider: providers } = demo;
const [customerOf, rideOf, productOf, gridOf, channelOf, providerOf] = [byId(customers), byId(rides), byId(products), byId(grids), byId(channels), byId(providers)];

describe('documents', () => {
  it('have right check digits', () => {
    for (const { businessId } of [...providers, ...demo.distributionUnit]) expect(isCnpj(businessId), businessId).toBe(true);
    const numbers = (type: string) => customers.flatMap(({ documentType, documentNumber }) => (documentType === type ? (documentNumber ?? []) : []));
    for (const number of numbers('CPF')) expect(isCpf(number), number).toBe(true);
    for (const number of numbers('CNPJ')) expect(isCnpj(number), number).toBe(true);
  });

  it('are unique, as e-mails and order codes are', () => {
    const keys = [
      [...providers, ...demo.distributionUnit].map(({ businessId }) => businessId),
      customers.flatMap(({ documentNumber }) => documentNumber ?? []),
      customers.flatMap(({ email }) => email ?? []),
      demo.user.map(({ email }) => email),
      orders.map(({ code }) => code),
      products.map(({ sku }) => sku),
      [...orders, ...customers, ...demo.occurrence, ...demo.lgpdEvent].map(({ id }) => id),
    ];
    for (const list of keys) expect(new Set(list).size).toBe(list.length);
  });

  it('belong to nobody: e-mails, phones and addresses of the net are reserved ones', () => {
    const people = [...customers, ...demo.user, ...demo.providerContact, ...demo.distributorContact];
    for (const email of people.flatMap((person) => person.email ?? [])) expect(email).toMatch(/@example\.com$|\.example$/);
    for (const phone of [...customers, ...demo.providerContact].flatMap((person) => person.phone ?? [])) expect(phone).toMatch(/^\+55\d\d90000\d{4}$/);
  });
});

describe('references', () => {
  it('lead to records that belong together', () => {
    for (const order of orders) {
      const ride = rideOf(order.ride?.rideId);
      expect(ride.providerId).toBe(providerOf(order.provider.providerId).id);
      expect(order.distributorId !== undefined).toBe(channelOf(order.salesChannelId).stockPool === 'distributor');
      for (const line of order.products) {
        expect(gridOf(line.productGridId).productId).toBe(line.productId);
        expect(productOf(line.productId)).toMatchObject({ rideId: ride.id, salesChannelIds: expect.arrayContaining([order.salesChannelId]) });
      }
    }
    for (const product of products.filter(({ rideId }) => rideId !== undefined)) expect(rideOf(product.rideId).providerId).toBe(product.providerId);
    for (const price of demo.productPrice) expect(gridOf(price.productGridId).productId).toBe(price.productId);
  });

  it('in lists lead somewhere too', () => {
    const unitOf = byId(demo.distributionUnit);
    for (const { rideIds = [], providerId } of promotions) for (const id of rideIds) expect(rideOf(id).providerId).toBe(providerId);
    for (const { salesChannelIds = [] } of products) for (const id of salesChannelIds) channelOf(id);
    for (const { providerIds = [], distributorIds = [] } of demo.user) {
      providerIds.forEach(providerOf);
      distributorIds.forEach(unitOf);
    }
  });
});

describe('money of an order', () => {
  it('adds up', () => {
    for (const { subtotal, discount, serviceFee, total, products: lines, refundedAmount } of orders) {
      expect(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)).toEqual(lines.map(({ lineTotal }) => lineTotal));
      expect(subtotal).toBe(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
      expect(total).toBe(subtotal - discount + serviceFee);
      expect(discount).toBeLessThanOrEqual(subtotal);
      expect(refundedAmount).toBeLessThanOrEqual(total);
    }
  });

  it('is what the price in force on the day of the visit says', () => {
    const pricesOf = Map.groupBy(demo.productPrice, ({ productGridId }) => productGridId);
    for (const { products: lines, ride, visitDate: date = '', salesChannelId } of orders) {
      for (const { productGridId, unitPrice, fullPrice, transferValue } of lines) {
        const prices = pricesOf.get(productGridId) ?? [];
        const found = priceInForce({ prices, validities: demo.validity, productGridId, salesChannelId, date, season: seasonOn(rideOf(ride?.rideId), date) });
        expect(found?.price).toMatchObject({ salesPrice: unitPrice, fullPrice, transferValue });
      }
    }
  });

  it('keeps half price at half of what an adult is charged', () => {
    const pricesOf = Map.groupBy(demo.productPrice, ({ productId, season, salesChannelId, validityId }) => [productId, season, salesChannelId, validityId].join());
    for (const prices of pricesOf.values()) {
      const adult = prices.find(({ productGridId }) => gridOf(productGridId).unitType === 'adult');
      for (const price of prices.filter(({ productGridId }) => gridOf(productGridId).halfPrice)) expect(price.salesPrice * 2).toBeLessThanOrEqual(adult?.salesPrice ?? 0);
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
  const sold = new Map<string, number>();
  for (const { status, ride, visitDate, visitTime, salesChannelId, products: lines } of orders) {
    const key = [ride?.rideId, visitDate, visitTime, channelOf(salesChannelId).stockPool].join('|');
    const people = lines.reduce((sum, line) => sum + line.quantity * gridOf(line.productGridId).peoplePerUnit, 0);
    if (isLive(status)) sold.set(key, (sold.get(key) ?? 0) + people);
  }

  it('are sold in slots that the ride offers', () => {
    for (const { ride, visitDate = '', visitTime } of orders) expect(slotsOn(rideOf(ride?.rideId), visitDate).map(({ time }) => time)).toContain(visitTime);
  });

  it('are never sold twice', () => {
    for (const [key, people] of sold) {
      const [rideId, date, time, pool] = key.split('|') as [string, string, string, 'internet'];
      const slot = slotsOn(rideOf(rideId), date).find((candidate) => (candidate.time ?? '') === time);
      expect(people, key).toBeLessThanOrEqual(slot?.stock[pool] ?? 0);
    }
  });

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
  it('are counted by the orders that hold them, and never beyond their quantity', () => {
    const used = Map.groupBy(orders.filter(({ status, promotionCoupon }) => promotionCoupon !== undefined && isLive(status)), ({ provider, promotionCoupon }) => provider.providerId + promotionCoupon);
    for (const { providerId, couponCode, couponsUsed, couponQuantity } of promotions) {
      expect(couponsUsed, couponCode).toBe(used.get(providerId + couponCode)?.length ?? 0);
      expect(couponsUsed).toBeLessThanOrEqual(couponQuantity);
    }
  });

  it('are used while they hold, on the rides they name, without half price', () => {
    for (const { discount } of orders.filter(({ promotionCoupon }) => promotionCoupon === undefined)) expect(discount).toBe(0);
    for (const { promotionCoupon, provider, purchaseDate, ride, subtotal, products: lines } of orders.filter((order) => order.promotionCoupon !== undefined)) {
      const promotion = promotions.find(({ providerId, couponCode }) => providerId === provider.providerId && couponCode === promotionCoupon);
      expect(promotion?.validFrom.localeCompare(purchaseDate)).toBeLessThanOrEqual(0);
      expect(promotion?.validTo.localeCompare(purchaseDate)).toBeGreaterThanOrEqual(0);
      expect(promotion?.rideIds ?? [ride?.rideId]).toContain(ride?.rideId);
      expect(subtotal).toBeGreaterThanOrEqual(promotion?.minimumPurchaseValue ?? 0);
      expect(lines.some(({ productGridId }) => gridOf(productGridId).halfPrice)).toBe(false);
    }
  });
});

describe('dates', () => {
  it('run from registration to purchase to visit, cancellation after purchase, nothing after now', () => {
    const now = iso(demoNow);
    for (const { purchaseDate, visitDate = '', cancellationDate, updatedAt, client, provider, status, expiresAt } of orders) {
      expect(customerOf(client.customerId).createdAt.localeCompare(purchaseDate)).toBeLessThanOrEqual(0);
      expect(localDate(Date.parse(purchaseDate), providerOf(provider.providerId).timeZone as Zone).localeCompare(visitDate)).toBeLessThanOrEqual(0);
      expect(cancellationDate !== undefined).toBe(status === 'cancelled');
      expect((cancellationDate ?? purchaseDate) >= purchaseDate).toBe(true);
      expect(updatedAt <= now).toBe(true);
      expect(expiresAt !== undefined && expiresAt > now).toBe(status === 'pending');
      expect(status === 'used' && visitDate > localDate(demoNow)).toBe(false);
    }
  });

  it('move with the day that the data ends on', () => {
    const later = readDemo(200, demoNow + 400 * 86_400_000 + 5 * 3_600_000);
    const last = later.order.map(({ purchaseDate }) => purchaseDate).sort().at(-1) ?? '';
    expect(dayNumber(last.slice(0, 10)) - dayNumber(localDate(demoNow))).toBeGreaterThanOrEqual(399);
    expect(last.localeCompare(iso(demoNow + 400 * 86_400_000 + 5 * 3_600_000))).toBeLessThanOrEqual(0);
  });
});

describe('the data-protection history', () => {
  const events = Map.groupBy(demo.lgpdEvent, ({ customerId }) => customerId);

  it('has one purchase for each order and one registration for each customer', () => {
    const purchases = demo.lgpdEvent.filter(({ type }) => type === 'purchase');
    expect(purchases.map(({ orderId, customerId }) => `${orderId} ${customerId}`).sort()).toEqual(orders.map(({ id, client }) => `${id} ${client.customerId}`).sort());
    expect(demo.lgpdEvent.filter(({ type }) => type === 'register')).toHaveLength(customers.length);
  });

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
    for (const customer of erased) {
      expect(customer).not.toHaveProperty('email');
      expect(customer).not.toHaveProperty('documentNumber');
      expect(customer).not.toHaveProperty('phone');
      const own = orders.filter(({ client }) => client.customerId === customer.id);
      expect(own.length).toBeGreaterThan(0);
      for (const { client } of own) expect(client).toEqual({ customerId: customer.id, name: customer.name });
    }
  });
});

describe('the occurrences of an order', () => {
  it('begin with its creation and end with its state', () => {
    const byOrder = Map.groupBy(demo.occurrence, ({ orderId }) => orderId);
    for (const { id, status, purchaseDate, refundState } of orders) {
      const own = byOrder.get(id) ?? [];
      const types = own.map(({ type }) => type);
      expect(own[0]).toMatchObject({ type: 'created', occurredAt: purchaseDate });
      expect(types.includes('used')).toBe(status === 'used');
      expect(types.includes('cancelled')).toBe(status === 'cancelled');
      expect(types.includes('refundFailed')).toBe(refundState === 'failed');
      for (const { occurredAt } of own) expect(occurredAt.localeCompare(purchaseDate)).toBeGreaterThanOrEqual(0);
    }
  });
});
