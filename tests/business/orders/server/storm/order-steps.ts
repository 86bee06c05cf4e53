// Steps of a storm about orders: sold, asked for, acted on; most of them sensible, some not.
import { entities } from '#generated/entities.ts';
import { localTime } from '#engine/model/local-time.ts';
import { addDays } from '#engine/model/days.ts';
import { slotsOn } from '#business/rides/slots.ts';
import { reason, somebody, type Known, type Step, type Storm } from './storm.ts';

const timeZone = 'America/Sao_Paulo';
const hour = 3_600_000;

export function today({ now }: Storm): string {
  return localTime(new Date(now), timeZone).date;
}

/** A body as a seller would send it; half of them for the same few visits, so that places and coupons run out. */
function saleBody(storm: Storm): { readonly pool: string; readonly body: Record<string, unknown> } {
  const { random, data } = storm;
  const isHot = random.chance(0.5);
  const dated = data.product.filter(({ rideId, status }) => rideId !== undefined && status === 'active');
  const product = isHot ? random.pick(dated.slice(0, 3)) : random.pick(dated);
  const ride = data.ride.find(({ id }) => id === product.rideId);
  const visitDate = addDays(today(storm), isHot ? random.int(0, 2) : random.int(-1, 20));
  const slots = ride === undefined ? [] : slotsOn(ride, visitDate);
  const visitTime = slots.length === 0 ? '10:00' : (isHot ? slots[slots.length - 1] : random.pick(slots))?.time;
  const channels = product.salesChannelIds ?? [];
  const channelId =
    random.chance(0.97) && channels.length > 0 ? random.pick(channels) : random.pick(data.salesChannel).id;
  const pool = data.salesChannel.find(({ id }) => id === channelId)?.stockPool ?? '';
  const grids = random
    .shuffle(
      data.productGrid.filter(
        ({ productId, halfPrice }) => productId === product.id && (!halfPrice || random.chance(0.3)),
      ),
    )
    .slice(0, random.int(1, 2));
  const promotions = data.promotion.filter(({ providerId }) => providerId === product.providerId);
  const needsUnit = pool === 'distributor' ? random.chance(0.95) : random.chance(0.02);
  return {
    pool,
    body: {
      client: { customerId: random.pick(data.customer).id },
      provider: { providerId: product.providerId },
      ...(random.chance(0.98) && { ride: { rideId: product.rideId } }),
      salesChannelId: channelId,
      ...(needsUnit && { distributorId: random.pick(data.distributionUnit).id }),
      visitDate,
      ...(visitTime !== undefined && { visitTime }),
      products: grids.map(({ id }) => ({
        productId: product.id,
        productGridId: id,
        quantity: random.chance(0.9) ? product.minimumQuantity : random.int(1, 12),
      })),
      ...(promotions.length > 0 && random.chance(0.3) && { promotionCoupon: random.pick(promotions).couponCode }),
      ...(random.chance(0.02) && { total: 1 }),
    },
  };
}

export function sell(storm: Storm): Step {
  const { random } = storm;
  const { pool, body } = saleBody(storm);
  const who =
    pool === 'distributor' && random.chance(0.4)
      ? 'issuer'
      : somebody(storm, ['sales', 'sales', 'backOffice', 'admin', 'supervisor', 'director']);
  return {
    kind: 'order.create',
    who,
    method: 'POST',
    url: '/api/orders',
    body,
    ...(random.chance(0.1) && { headers: { 'idempotency-key': `key-${random.int(1, 15)}` } }),
  };
}

export function quote(storm: Storm): Step {
  return {
    kind: 'order.quote',
    who: somebody(storm, ['sales', 'backOffice', 'issuer']),
    method: 'POST',
    url: '/api/orders/quote',
    body: saleBody(storm).body,
  };
}

export function act(storm: Storm): Step {
  const { random, orders } = storm;
  const action = random.pick(entities.order.actions);
  const fits = (order: Known) =>
    action.from.includes(action.field === 'refundState' ? order.refundState : order.status);
  // Visits of today are used, later ones prolonged.
  const isTimely = ({ visitDate = '' }: Known) =>
    action.name === 'markUsed' ? visitDate === today(storm) : action.name !== 'extend' || visitDate > today(storm);
  const all = [...orders.values()];
  // The latest are the ones whose visits are to come.
  const likely = all.filter((order) => fits(order) && isTimely(order)).slice(-60);
  const order = likely.length > 0 && random.chance(0.9) ? random.pick(likely) : random.pick(all);
  return {
    kind: `order.${action.name}`,
    who: somebody(storm, action.roles ?? []),
    method: 'POST',
    url: `/api/orders/${order.id}/actions/${action.name}`,
    body: random.chance(0.95) ? bodyOf(storm, action.name, order) : {},
    about: order.id,
  };
}

function bodyOf(storm: Storm, action: string, order: Known): Record<string, unknown> {
  const { random } = storm;
  if (action === 'extend') return { expiresAt: new Date(storm.now + random.int(-1, 12) * hour).toISOString() };
  if (action === 'reschedule') return moveOf(storm, order);
  if (action === 'requestRefund' || action === 'refund')
    return random.chance(0.5) ? {} : { amount: random.int(1, Math.max(1, Math.round(order.total * 1.1))) };
  if (action !== 'cancel') return { reason };
  const refund = random.pick(['none', 'none', 'full', 'partial', 'proposed']);
  return {
    reason,
    notify: random.chance(0.5),
    cancellationReasonCode: random.pick(['customerRequest', 'withdrawal7Days', 'weather', 'duplicate', 'other']),
    ...(refund !== 'proposed' && { refund }),
    ...(refund === 'partial' && { refundAmount: random.int(1, Math.max(1, order.total)) }),
  };
}

function moveOf(storm: Storm, { rideId }: Known): Record<string, unknown> {
  const { random, data } = storm;
  const ride = data.ride.find(({ id }) => id === rideId);
  const visitDate = addDays(today(storm), random.int(-1, 10));
  const slots = ride === undefined ? [] : slotsOn(ride, visitDate);
  const visitTime = slots.length === 0 ? '10:00' : random.pick(slots).time;
  return { visitDate, ...(visitTime !== undefined && { visitTime }) };
}

export function note(storm: Storm): Step {
  const { random, orders, complaints } = storm;
  if (complaints.size > 0 && random.chance(0.3)) {
    const id = random.pick([...complaints]);
    return {
      kind: 'occurrence.closeComplaint',
      who: somebody(storm, ['backOffice', 'supervisor', 'admin']),
      method: 'POST',
      url: `/api/occurrences/${id}/actions/closeComplaint`,
      body: { reason },
      about: id,
    };
  }
  const order = random.pick([...orders.keys()]);
  const type = random.pick(['note', 'complaint', 'complaint', 'used']);
  return {
    kind: `occurrence.${type}`,
    who: somebody(storm, ['sales', 'backOffice']),
    method: 'POST',
    url: `/api/orders/${order}/occurrences`,
    body: { type, description: 'Ligou e reclamou da fila.' },
  };
}

export function look(storm: Storm): Step {
  const { random, orders } = storm;
  const order = random.pick([...orders.keys()]);
  const url = random.pick([
    '/api/orders?inWithdrawal=true',
    '/api/orders?noShow=true&_sort=total',
    '/api/orders?overdue=true',
    `/api/orders/${order}/actions`,
    `/api/orders/${order}/history`,
    `/api/orders/${order}`,
  ]);
  return { kind: 'order.read', who: somebody(storm, ['sales', 'admin']), method: 'GET', url };
}
