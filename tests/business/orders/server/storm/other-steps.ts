// Steps of a storm around the orders: customers leave, prices and stock change, promotions come and go, access is asked
// for.
import { entities } from '#generated/entities.ts';
import { draft } from '#tests/support/factory.ts';
import { addDays } from '#engine/model/days.ts';
import { today } from './order-steps.ts';
import { reason, somebody, type Step, type Storm } from './storm.ts';

export function customer(storm: Storm): Step {
  const { random, data } = storm;
  if (random.chance(0.1))
    return {
      kind: 'customer.create',
      who: somebody(storm, ['backOffice', 'admin']),
      method: 'POST',
      url: '/api/customers',
      body: draft('customer'),
    };
  const action = random.pick(entities.customer.actions);
  // A few customers, so that what was begun is also ended.
  const { id, email } = random.pick(data.customer.slice(0, 25));
  return {
    kind: `customer.${action.name}`,
    who: somebody(storm, action.roles ?? []),
    method: 'POST',
    url: `/api/customers/${id}/actions/${action.name}`,
    body: random.chance(0.95) ? { reason, ...(email !== undefined && { confirm: email }) } : {},
    about: id,
  };
}

export function price(storm: Storm): Step {
  const { random, data } = storm;
  const { id } = random.pick(data.productPrice);
  const salesPrice = random.int(0, 40_000);
  const body = {
    salesPrice,
    fullPrice: salesPrice + random.int(-50, 5000),
    transferValue: Math.floor(salesPrice * random.between(0.5, 1.01)),
    serviceFeePercentage: random.int(0, 2000),
  };
  return {
    kind: 'productPrice.update',
    who: somebody(storm, ['financial', 'supervisor', 'admin']),
    method: 'PUT',
    url: `/api/product-prices/${id}`,
    body,
    about: id,
  };
}

export function stock(storm: Storm): Step {
  const { random, data } = storm;
  const ride = random.chance(0.5)
    ? (data.ride.find(
        ({ id }) =>
          id === data.product.find(({ rideId, status }) => rideId !== undefined && status === 'active')?.rideId,
      ) ?? random.pick(data.ride))
    : random.pick(data.ride);
  const parts = { internet: random.int(0, 60), distributor: random.int(0, 30), ticketOffice: random.int(0, 20) };
  const total = parts.internet + parts.distributor + parts.ticketOffice + Number(random.chance(0.05));
  const date = addDays(today(storm), random.int(0, 15));
  const exception = random.pick([
    { date, kind: 'closed' },
    { date, kind: 'capacity', stock: { total, ...parts } },
  ]);
  const body = random.chance(0.6)
    ? { stock: { total, ...parts } }
    : { schedules: [...(ride.schedules ?? []), exception] };
  return {
    kind: 'ride.update',
    who: somebody(storm, ['inventory', 'supervisor', 'admin']),
    method: 'PUT',
    url: `/api/rides/${ride.id}`,
    body,
    about: ride.id,
  };
}

export function promotion(storm: Storm): Step {
  const { random, data } = storm;
  const { id, providerId, couponsUsed } = random.pick(data.promotion);
  const url = `/api/promotions/${id}`;
  const who = somebody(storm, ['inventory', 'supervisor', 'admin']);
  if (random.chance(0.05)) return { kind: 'promotion.remove', who, method: 'DELETE', url, about: id };
  if (random.chance(0.1))
    return {
      kind: 'promotion.create',
      who,
      method: 'POST',
      url: `/api/providers/${providerId}/promotions`,
      body: { ...draft('promotion'), rideIds: undefined },
    };
  const body = random.pick([
    { couponQuantity: couponsUsed + random.int(-2, 4) },
    { couponQuantity: couponsUsed + random.int(1, 4) },
    { active: random.chance(0.8) },
    { couponCode: `NOVO-${random.int(1, 99_999)}` },
    {
      validFrom: new Date(storm.now - 86_400_000).toISOString(),
      validTo: new Date(storm.now + 60 * 86_400_000).toISOString(),
    },
    { discountType: 'percent', discountValue: random.int(1, 12_000) },
    { minimumPurchaseValue: random.int(0, 20_000) },
  ]);
  return { kind: 'promotion.update', who, method: 'PUT', url, body, about: id };
}

export function catalogue(storm: Storm): Step {
  const { random, data } = storm;
  const who = somebody(storm, ['inventory', 'supervisor', 'admin']);
  const product = random.pick(data.product);
  const channel = random.pick(data.salesChannel);
  return random.pick<Step>([
    {
      kind: 'product.deactivate',
      who,
      method: 'POST',
      url: `/api/products/${random.pick(data.product.slice(10)).id}/actions/deactivate`,
      body: { reason },
    },
    {
      kind: 'product.activate',
      who,
      method: 'POST',
      url: `/api/products/${product.id}/actions/activate`,
      body: { reason },
    },
    {
      kind: 'product.update',
      who,
      method: 'PUT',
      url: `/api/products/${product.id}`,
      body: { maximumQuantity: product.multiple * random.int(1, 20) },
    },
    {
      kind: 'productGrid.update',
      who,
      method: 'PUT',
      url: `/api/product-grids/${random.pick(data.productGrid).id}`,
      body: { peoplePerUnit: random.int(1, 5) },
    },
    {
      kind: 'salesChannel.update',
      who,
      method: 'PUT',
      url: `/api/sales-channels/${channel.id}`,
      body: random.chance(0.5)
        ? { stockPool: random.pick(['internet', 'ticketOffice']) }
        : { confirmsAtSale: random.chance(0.5) },
    },
  ]);
}

export function access(storm: Storm): Step {
  const { random, requests, people } = storm;
  if (requests.size === 0 || random.chance(0.4)) {
    const developer = { userId: random.pick([people.sales, people.inventory, people.techSupport]).userId };
    const body = draft('accessRequest', {
      developer,
      requestType: 'other',
      expiresAt: new Date(storm.now + random.int(-1, 100) * 86_400_000).toISOString(),
      reason: 'Precisa ver os registros de venda',
    });
    return {
      kind: 'accessRequest.create',
      who: somebody(storm, ['techSupport', 'supervisor', 'admin']),
      method: 'POST',
      url: '/api/access-requests',
      body,
    };
  }
  const id = random.pick([...requests]);
  const action = random.pick(entities.accessRequest.actions);
  return {
    kind: `accessRequest.${action.name}`,
    who: somebody(storm, ['supervisor', 'admin', 'director']),
    method: 'POST',
    url: `/api/access-requests/${id}/actions/${action.name}`,
    body: { reason },
    about: id,
  };
}
