// What follows from an order: the occurrences of its timeline and the purchase in its customer's data-protection
// history.
import type { Actor, Occurrence } from '#generated/types.ts';
import type { Pool } from './catalogue.ts';
import { day, minute } from './calendar.ts';
import type { StoredLgpdEvent } from './customer-states.ts';
import type { StoredCustomer } from './customers.ts';
import { baseOf } from './demo-id.ts';
import type { StoredOrder } from './draft-order.ts';
import type { Random } from './random.ts';
import type { Stored } from './stored.ts';
import type { StoredUser } from './users.ts';

export type StoredOccurrence = Stored<Occurrence>;

export interface Staff {
  readonly seller: (order: StoredOrder) => Actor;
  readonly desk: Actor;
  readonly finances: Actor;
  /** Who let the visitors in. */
  readonly gate: (order: StoredOrder) => Actor;
  readonly poolOf: (channelId: string) => Pool;
  readonly now: number;
}

const customerActor: Actor = { name: 'Cliente' };
const systemActor: Actor = { name: 'Sistema' };

export function openStaff(users: readonly StoredUser[], poolOf: (channelId: string) => Pool, now: number): Staff {
  const actorOf = (role: StoredUser['role'][number], distributorId?: string): Actor => {
    const user =
      users.find(
        (candidate) =>
          candidate.role.includes(role) &&
          (distributorId === undefined || candidate.distributorIds?.includes(distributorId)),
      ) ?? users.find((candidate) => candidate.role.includes(role));
    return user === undefined ? systemActor : { userId: user.id, name: user.name };
  };
  const gates = new Map(
    users
      .filter(({ role, status }) => role.includes('operator') && status === 'active')
      .flatMap(({ id, name, providerIds = [] }) =>
        providerIds.map((providerId): [string, Actor] => [providerId, { userId: id, name }]),
      ),
  );
  return {
    poolOf,
    now,
    gate: ({ provider }) => gates.get(provider.providerId) ?? systemActor,
    desk: actorOf('backOffice'),
    finances: actorOf('financial'),
    seller: (order) => {
      const pool = poolOf(order.salesChannelId);
      return pool === 'internet'
        ? customerActor
        : pool === 'distributor'
          ? actorOf('issuer', order.distributorId)
          : actorOf('sales');
    },
  };
}

export type Step = readonly [StoredOccurrence['type'], number, Actor, string?];

/** Chance comes from the order's code, so the timeline of an order does not depend on its neighbours. */
export function occurrencesOf(random: Random, order: StoredOrder, staff: Staff): StoredOccurrence[] {
  const chance = random.fork(order.code);
  return inTime(stepsOf(chance, order, staff)).map(([type, at, actor, description]) => ({
    ...baseOf(chance, at),
    orderId: order.id,
    type,
    ...(description !== undefined && { description }),
    occurredAt: new Date(at).toISOString(),
    actor,
    ...(type === 'complaint' && complaintOf(order, at, staff)),
  }));
}

/** What its occurrences tell, of the same chance. */
export function timelineOf(random: Random, order: StoredOrder, staff: Staff): Step[] {
  return inTime(stepsOf(random.fork(order.code), order, staff));
}

function inTime(steps: Step[]): Step[] {
  return steps.sort((a, b) => a[1] - b[1]);
}

/** Answered within days; whoever was erased has no open complaint (docs/domain.md 2.2). */
function complaintOf({ client }: StoredOrder, at: number, { desk, now }: Staff): Partial<StoredOccurrence> {
  const closedAt = Math.min(now, at + 3 * day);
  if (now - at < 5 * day && client.email !== undefined) return { complaintState: 'open' };
  return {
    complaintState: 'closed',
    closedAt: new Date(closedAt).toISOString(),
    closedBy: desk,
    resolution: 'Cliente recebeu um pedido de desculpas e um cupom.',
  };
}

function stepsOf(random: Random, order: StoredOrder, staff: Staff): Step[] {
  const [bought, changed] = [Date.parse(order.purchaseDate), Date.parse(order.updatedAt)];
  const cancelled = order.cancellationDate === undefined ? undefined : Date.parse(order.cancellationDate);
  const paid =
    order.status === 'used' ||
    order.status === 'confirmed' ||
    (cancelled !== undefined && order.cancellationReasonCode !== 'paymentFailed');
  const latest = cancelled ?? changed;
  const steps: Step[] = [['created', bought, staff.seller(order)]];
  if (paid) steps.push(['paymentConfirmed', Math.min(latest, bought + 2 * minute), systemActor]);
  if (paid && random.chance(0.02))
    steps.push([
      'voucherResent',
      Math.floor(random.between(Math.min(latest, bought + 3 * minute), latest)),
      staff.desk,
    ]);
  if (order.status === 'used') steps.push(['used', changed, staff.gate(order)]);
  if (order.status === 'expired') steps.push(['expired', changed, systemActor]);
  if (cancelled !== undefined)
    steps.push(
      ['cancelled', cancelled, staff.desk, order.cancellationReason],
      ...refundSteps(order, { cancelled, changed, staff }),
    );
  if (random.chance(0.015)) steps.push(['note', latest, staff.desk, 'Cliente ligou para confirmar o horário.']);
  if (order.status === 'used' && random.chance(0.005))
    steps.push(['complaint', changed, staff.desk, 'Reclamação sobre o tempo de espera na fila.']);
  return steps;
}

function refundSteps(
  order: StoredOrder,
  { cancelled, changed, staff }: { cancelled: number; changed: number; staff: Staff },
): Step[] {
  if (order.refundState === 'none') return [];
  const requested: Step = ['refundRequested', cancelled, staff.desk];
  if (order.refundState === 'pending') return [requested];
  const at = Math.max(cancelled, Math.min(changed, cancelled + 30 * day));
  const answer: Step =
    order.refundState === 'failed'
      ? ['refundFailed', at, staff.finances, 'O banco recusou a conta informada.']
      : ['refunded', at, staff.finances];
  return [requested, answer];
}

export function registrationOf(random: Random, customer: StoredCustomer): StoredLgpdEvent {
  return {
    ...baseOf(random, Date.parse(customer.createdAt)),
    customerId: customer.id,
    type: 'register',
    occurredAt: customer.createdAt,
    actor: customerActor,
  };
}

export function purchaseOf(random: Random, order: StoredOrder): StoredLgpdEvent {
  return {
    ...baseOf(random, Date.parse(order.purchaseDate)),
    customerId: order.client.customerId,
    type: 'purchase',
    occurredAt: order.purchaseDate,
    actor: customerActor,
    orderId: order.id,
  };
}
