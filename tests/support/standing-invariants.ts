// What always holds of the data, however it came to be: the demo data are checked by it as they are built, and again
// after a storm of calls (docs/domain.md 5). Each check throws what it finds.
import { expect } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import type { Occurrence, Records } from '#generated/types.ts';
import type { Field } from '#engine/model/entity.ts';
import { isCnpj, isCpf } from '#engine/model/formats.ts';
import { localTime } from '#engine/model/local-time.ts';
import { slotsOn } from '#business/rides/slots.ts';
import { isLive } from '#business/demo/draft-order.ts';
import type { Stored } from '#business/demo/stored.ts';
import { isValues } from '#engine/server/records/present-record.ts';

export type Data = { readonly [E in keyof Records]: readonly Stored<Records[E]>[] };
type StoredOrder = Data['order'][number];

export function byId<T extends { readonly id: string }>(records: readonly T[]): (id: string | undefined) => T {
  const map = new Map(records.map((record) => [record.id, record]));
  return (id) => {
    const record = id === undefined ? undefined : map.get(id);
    if (record === undefined) throw new Error(`${id} refers to no record`);
    return record;
  };
}

export function checkDocuments({ provider, distributionUnit, customer }: Data): void {
  for (const { businessId } of [...provider, ...distributionUnit]) expect(isCnpj(businessId), businessId).toBe(true);
  const numbers = (type: string) =>
    customer.flatMap(({ documentType, documentNumber }) => (documentType === type ? (documentNumber ?? []) : []));
  for (const number of numbers('CPF')) expect(isCpf(number), number).toBe(true);
  for (const number of numbers('CNPJ')) expect(isCnpj(number), number).toBe(true);
}

export function checkKeys(data: Data): void {
  const keys = [
    [...data.provider, ...data.distributionUnit].map(({ businessId }) => businessId),
    data.customer.flatMap(({ documentNumber }) => documentNumber ?? []),
    data.customer.flatMap(({ email }) => email ?? []),
    data.user.map(({ email }) => email),
    data.order.map(({ code }) => code),
    data.product.map(({ sku }) => sku),
    [...data.order, ...data.customer, ...data.occurrence, ...data.lgpdEvent].map(({ id }) => id),
  ];
  for (const list of keys) expect(new Set(list).size).toBe(list.length);
}

/** No key inside objects and lists that no field declares: a start would stop at it. */
export function checkDeclared(data: Data): void {
  const undeclared = entityNames
    .filter((name) => name in data)
    .flatMap((name) =>
      (data[name] as readonly Values[]).flatMap((record) =>
        undeclaredIn(entities[name].fields, record).map((path) => `${name}.${path}`),
      ),
    );
  expect([...new Set(undeclared)]).toEqual([]);
}

type Values = Readonly<Record<string, unknown>>;

function undeclaredIn(fields: readonly Field[], record: Values): string[] {
  return fields.flatMap((field) => {
    const { fields: inner } = field;
    if (inner === undefined || field.kind === 'json') return [];
    const owners = [record[field.name]].flat().filter(isValues);
    const unknown = owners.flatMap((owner) =>
      Object.keys(owner)
        .filter((key) => !inner.some(({ name }) => name === key))
        .map((key) => `${field.path}.${key}`),
    );
    return [...unknown, ...owners.flatMap((owner) => undeclaredIn(inner, owner))];
  });
}

/** Every id leads somewhere, and what belongs together does. */
export function checkReferences(data: Data): void {
  const [rideOf, productOf, gridOf, channelOf, providerOf, customerOf, unitOf, orderOf] = [
    byId(data.ride),
    byId(data.product),
    byId(data.productGrid),
    byId(data.salesChannel),
    byId(data.provider),
    byId(data.customer),
    byId(data.distributionUnit),
    byId(data.order),
  ];
  for (const order of data.order) {
    customerOf(order.client.customerId);
    if (order.ride !== undefined)
      expect(rideOf(order.ride.rideId).providerId).toBe(providerOf(order.provider.providerId).id);
    expect(order.distributorId !== undefined).toBe(channelOf(order.salesChannelId).stockPool === 'distributor');
    if (order.distributorId !== undefined) unitOf(order.distributorId);
    for (const line of order.products) {
      expect(gridOf(line.productGridId).productId).toBe(line.productId);
      const { rideId, providerId } = productOf(line.productId);
      expect([undefined, order.ride?.rideId]).toContain(rideId);
      expect(providerId).toBe(order.provider.providerId);
    }
  }
  for (const { rideId, providerId } of data.product)
    if (rideId !== undefined) expect(rideOf(rideId).providerId).toBe(providerId);
  for (const { productGridId, productId } of data.productPrice) expect(gridOf(productGridId).productId).toBe(productId);
  for (const { rideIds = [], providerId } of data.promotion)
    for (const id of rideIds) expect(rideOf(id).providerId).toBe(providerId);
  for (const { salesChannelIds = [] } of data.product) salesChannelIds.forEach(channelOf);
  for (const { orderId } of data.occurrence) orderOf(orderId);
  for (const { customerId } of data.lgpdEvent) customerOf(customerId);
  for (const { providerIds = [], distributorIds = [] } of data.user) {
    providerIds.forEach(providerOf);
    distributorIds.forEach(unitOf);
  }
}

export function checkMoney({ order }: Data): void {
  for (const {
    code,
    subtotal,
    discount,
    serviceFee,
    total,
    products: lines,
    refundedAmount,
    refundState,
    refundRequestedAmount = 0,
  } of order) {
    expect(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)).toEqual(
      lines.map(({ lineTotal }) => lineTotal),
    );
    expect(subtotal, code).toBe(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
    expect(total, code).toBe(subtotal - discount + serviceFee);
    expect(discount).toBeLessThanOrEqual(subtotal);
    expect(refundedAmount).toBeLessThanOrEqual(total);
    expect(refundRequestedAmount + refundedAmount, code).toBeLessThanOrEqual(total);
    if (refundState === 'full') expect(refundedAmount, code).toBe(total);
    if (refundState === 'none') expect(refundedAmount, code).toBe(0);
  }
}

/** People in the slots of the orders that hold places, by `ride|date|time|pool`; visits from a day on. */
export function soldBySlot({ order, salesChannel }: Data, from = ''): Map<string, number> {
  const channelOf = byId(salesChannel);
  const sold = new Map<string, number>();
  for (const { status, ride, visitDate = '', visitTime, salesChannelId, products: lines } of order) {
    if (!isLive(status) || ride === undefined || visitDate < from) continue;
    const key = [ride.rideId, visitDate, visitTime ?? '', channelOf(salesChannelId).stockPool].join('|');
    sold.set(key, (sold.get(key) ?? 0) + lines.reduce((sum, line) => sum + line.quantity * line.peoplePerUnit, 0));
  }
  return sold;
}

/** In slots that the ride offers, and no slot over its stock. */
export function checkPlaces(data: Data, from = ''): void {
  const rideOf = byId(data.ride);
  for (const [key, people] of soldBySlot(data, from)) {
    const [rideId, date, time, pool] = key.split('|') as [string, string, string, 'internet'];
    const slot = slotsOn(rideOf(rideId), date).find((candidate) => (candidate.time ?? '') === time);
    expect(slot, key).toBeDefined();
    expect(people, key).toBeLessThanOrEqual(slot?.stock[pool] ?? 0);
  }
}

/** A coupon is used as often as orders hold it, and never beyond its quantity. */
export function checkCoupons({ order, promotion }: Data): void {
  const holding = order.filter(({ status, promotionCoupon }) => promotionCoupon !== undefined && isLive(status));
  const used = Map.groupBy(holding, ({ provider, promotionCoupon }) => provider.providerId + promotionCoupon);
  for (const { providerId, couponCode, couponsUsed, couponQuantity } of promotion) {
    expect(couponsUsed, couponCode).toBe(used.get(providerId + couponCode)?.length ?? 0);
    expect(couponsUsed, couponCode).toBeLessThanOrEqual(couponQuantity);
  }
  for (const { discount } of order.filter(({ promotionCoupon }) => promotionCoupon === undefined))
    expect(discount).toBe(0);
  for (const { products } of order.filter(({ promotionCoupon }) => promotionCoupon !== undefined))
    expect(products.some(({ halfPrice }) => halfPrice)).toBe(false);
}

/**
 * From registration to purchase to visit, cancellation after purchase, nothing after now, no pending order past its
 * deadline.
 */
export function checkDates(data: Data, now: string): void {
  const [customerOf, providerOf] = [byId(data.customer), byId(data.provider)];
  for (const {
    code,
    purchaseDate,
    visitDate,
    cancellationDate,
    updatedAt,
    client,
    provider,
    status,
    expiresAt,
  } of data.order) {
    const { timeZone } = providerOf(provider.providerId);
    expect(customerOf(client.customerId).createdAt <= purchaseDate, code).toBe(true);
    if (visitDate !== undefined) expect(localTime(new Date(purchaseDate), timeZone).date <= visitDate, code).toBe(true);
    expect(cancellationDate !== undefined, code).toBe(status === 'cancelled');
    expect((cancellationDate ?? purchaseDate) >= purchaseDate, code).toBe(true);
    expect(updatedAt <= now, code).toBe(true);
    expect(expiresAt !== undefined && expiresAt >= now, code).toBe(status === 'pending');
    expect(status === 'used' && (visitDate ?? '') > localTime(new Date(now), timeZone).date, code).toBe(false);
  }
}

/** One purchase for each order in the history of its customer, one registration for each customer. */
export function checkPurchases({ order, lgpdEvent, customer }: Data): void {
  const purchases = lgpdEvent.filter(({ type }) => type === 'purchase');
  expect(purchases.map(({ orderId, customerId }) => `${orderId} ${customerId}`).sort()).toEqual(
    order.map(({ id, client }) => `${id} ${client.customerId}`).sort(),
  );
  expect(lgpdEvent.filter(({ type }) => type === 'register')).toHaveLength(customer.length);
}

/** Of an erased customer nothing but the reference stays in his orders. */
export function checkErased({ customer, order }: Data): void {
  const ordersOf = Map.groupBy(order, ({ client }) => client.customerId);
  for (const erased of customer.filter(({ deletionState }) => deletionState === 'completed')) {
    for (const field of ['email', 'documentNumber', 'phone']) expect(erased).not.toHaveProperty(field);
    for (const { client } of ordersOf.get(erased.id) ?? [])
      expect(client).toEqual({ customerId: erased.id, name: erased.name });
  }
}

type Told = Pick<StoredOrder, 'status' | 'refundState'>;

const tells: Readonly<
  Record<Occurrence['type'], (before: Told & { paid: boolean }) => Partial<Told & { paid: boolean }>>
> = {
  created: () => ({ status: 'pending' }),
  paymentConfirmed: () => ({ status: 'confirmed', paid: true }),
  used: () => ({ status: 'used' }),
  usageReverted: () => ({ status: 'confirmed' }),
  cancelled: () => ({ status: 'cancelled' }),
  expired: () => ({ status: 'expired' }),
  extended: () => ({ status: 'pending' }),
  reactivated: ({ paid }) => ({ status: paid ? 'confirmed' : 'pending' }),
  refundRequested: () => ({ refundState: 'pending' }),
  refunded: () => ({ refundState: 'full' }),
  refundFailed: () => ({ refundState: 'failed' }),
  voucherResent: () => ({}),
  rescheduled: () => ({}),
  note: () => ({}),
  complaint: () => ({}),
  exported: () => ({}),
};

/**
 * The timeline of an order begins with its sale and, read from there on, ends in the state that the order is in.
 * Entries of one moment come in the order in which they were written.
 */
export function checkTimelines({ order, occurrence }: Data): void {
  const byOrder = Map.groupBy(occurrence, ({ orderId }) => orderId);
  for (const { id, code, status, refundState, purchaseDate } of order) {
    const own = (byOrder.get(id) ?? []).toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt));
    expect(own[0], code).toMatchObject({ type: 'created', occurredAt: purchaseDate });
    const told = own.reduce((before, { type }) => ({ ...before, ...tells[type](before) }), {
      status: 'pending',
      refundState: 'none',
      paid: false,
    } as Told & { paid: boolean });
    expect(told.status, `${code}: ${own.map(({ type }) => type).join()}`).toBe(status);
    expect(told.refundState, `${code}: ${own.map(({ type }) => type).join()}`).toBe(
      refundState === 'partial' ? 'full' : refundState,
    );
  }
}
