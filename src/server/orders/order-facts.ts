// What the checks of an order's actions ask of other records: was it paid, where and when is the visit, is there room for it (again).
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Order, Promotion, Provider, SalesChannel } from '#generated/types.ts';
import type { Entity } from '#model/entity.ts';
import { localTime, type LocalTime } from '#model/local-time.ts';
import { businessTimeZone } from '#model/relative-time.ts';
import type { Problem } from '#model/rules.ts';
import type { Check } from '../check-texts.ts';
import { findPromotion } from '../pricing/coupons.ts';
import type { ActionContext } from '../records/hooks.ts';
import { findRecords } from '../records/store.ts';
import { ownRows } from '../records/visible-rows.ts';
import { checkPlaces } from '../stock/free-places.ts';
import { peopleOf } from './examine-sale.ts';

/** The order that an action is done to. */
export function orderOf({ current }: Pick<ActionContext, 'current'>): Order {
  return current as unknown as Order;
}

/** Whether a payment was ever confirmed: the timeline keeps it whatever became of the order. */
export async function wasPaid({ database, actor, current }: ActionContext): Promise<boolean> {
  const { rows } = await sql`
    select 1 from occurrence where organization_id = ${actor.organizationId} and order_id = ${current['id']} and type = 'paymentConfirmed' limit 1`.execute(database.query);
  return rows.length > 0;
}

/** Centavos that were paid and not given back. */
export function unrefunded({ total, refundedAmount }: Order): number {
  return total - refundedAmount;
}

/** Pending, confirmed and used orders hold their places and their coupon. */
export function holds({ status }: Order): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'used';
}

export async function providerOf(context: ActionContext): Promise<Provider | undefined> {
  return read<Provider>(context, entities.provider, orderOf(context).provider.providerId);
}

/** Day and time at the provider. */
export async function providerTime(context: ActionContext): Promise<LocalTime> {
  return localTime(context.now, (await providerOf(context))?.timeZone ?? businessTimeZone);
}

interface Visit {
  readonly date: string | undefined;
  readonly time: string | undefined;
}

/** Why the order cannot have its places at that visit; its own are not counted. Undated orders need none. Ask with the ride held when the answer is to hold. */
export async function placesProblem(context: ActionContext, { date, time }: Visit = visitOf(orderOf(context))): Promise<Problem | undefined> {
  const { database, actor } = context;
  const order = orderOf(context);
  if (order.ride === undefined || date === undefined) return undefined;
  const [ride, channel] = [await read(context, entities.ride, order.ride.rideId), await read<SalesChannel>(context, entities.salesChannel, order.salesChannelId)];
  if (ride === undefined || channel === undefined) return { path: ['ride'], rule: 'reference', params: {} };
  return checkPlaces({
    database, organizationId: actor.organizationId, ride: ride as unknown as Parameters<typeof checkPlaces>[0]['ride'], date, time,
    pool: channel.stockPool, people: peopleOf(order.products), exceptOrderId: order.id,
  });
}

function visitOf({ visitDate, visitTime }: Order): Visit {
  return { date: visitDate, time: visitTime };
}

/** The promotion whose coupon the order was sold with. */
export async function promotionOf(context: ActionContext): Promise<Promotion | undefined> {
  const { provider, promotionCoupon } = orderOf(context);
  if (promotionCoupon === undefined) return undefined;
  return findPromotion(context.database, { organizationId: context.actor.organizationId, providerId: provider.providerId, code: promotionCoupon });
}

async function read<T>({ database, actor }: ActionContext, entity: Entity, id: string): Promise<T | undefined> {
  const [found] = await findRecords(database, entity, sql`${ownRows(entity, actor.organizationId)} and t.id = ${id}`);
  return found as T | undefined;
}

export function check(name: string, passed: boolean, params?: Check['params']): Check {
  return { name, passed, ...(params !== undefined && { params }) };
}
