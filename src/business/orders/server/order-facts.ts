// What the checks of an order's actions ask of other records: was it paid, where and when is the visit, is there room
// for it (again).
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Order, Promotion, Provider, Ride, SalesChannel } from '#generated/types.ts';
import { localTime, type LocalTime } from '#engine/model/local-time.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { CheckName } from '#engine/model/text-keys.ts';
import type { Check } from '#engine/server/texts/check-texts.ts';
import { findPromotion } from '#business/prices/server.ts';
import type { ActionContext } from '#engine/server/records/hooks.ts';
import { findOwn } from '#engine/server/records/store.ts';
import { checkPlaces } from '#business/rides/server.ts';
import { isSaleOver } from '#business/rides/server.ts';
import { peopleOf } from './examine-sale.ts';

/** Whether a payment was ever confirmed: the timeline keeps it whatever became of the order. */
export async function wasPaid({ database, actor, current }: ActionContext<Order>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from occurrence where organization_id = ${actor.organizationId} and order_id = ${current['id']} and type = 'paymentConfirmed' limit 1`.execute(
    database.query,
  );
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

export async function providerOf(context: ActionContext<Order>): Promise<Provider | undefined> {
  return findOwn(context.database, entities.provider, at(context, context.current.provider.providerId));
}

/** Day and time at the provider: now, or at that moment. */
export async function providerTime(context: ActionContext<Order>, moment = context.now): Promise<LocalTime> {
  return localTime(moment, (await providerOf(context))?.timeZone ?? businessTimeZone);
}

export async function rideOf(context: ActionContext<Order>): Promise<Ride | undefined> {
  return findOwn(context.database, entities.ride, at(context, context.current.ride?.rideId));
}

export async function channelOf(context: ActionContext<Order>): Promise<SalesChannel | undefined> {
  return findOwn(context.database, entities.salesChannel, at(context, context.current.salesChannelId));
}

/** Whether the visit could not be sold any more, now or at that moment; undated orders can be used whenever. */
export async function isVisitOver(context: ActionContext<Order>, moment = context.now): Promise<boolean> {
  const { visitDate: date, visitTime: time } = context.current;
  if (date === undefined) return false;
  const pool = (await channelOf(context))?.stockPool ?? 'internet';
  return isSaleOver(await rideOf(context), { date, time, pool }, await providerTime(context, moment));
}

/** Nobody pays for a visit that nobody can make (docs/domain.md 2.3). */
export async function checkVisitToCome(context: ActionContext<Order>): Promise<Check> {
  return check('visitToCome', !(await isVisitOver(context)));
}

interface WantedVisit {
  readonly date: string | undefined;
  readonly time: string | undefined;
  /** At the provider: what has begun is refused. */
  readonly clock?: LocalTime | undefined;
}

/**
 * Why the order cannot have its places at that visit; its own are not counted. Undated orders need none. Ask with the
 * ride held when the answer is to hold.
 */
export async function placesProblem(
  context: ActionContext<Order>,
  { date, time, clock }: WantedVisit = visitOf(context.current),
): Promise<Problem | undefined> {
  const { database, actor } = context;
  const order = context.current;
  if (order.ride === undefined || date === undefined) return undefined;
  const [ride, channel] = [await rideOf(context), await channelOf(context)];
  if (ride === undefined || channel === undefined) return { path: ['ride'], rule: 'reference', params: {} };
  return checkPlaces({
    database,
    organizationId: actor.organizationId,
    ride,
    date,
    time,
    clock,
    pool: channel.stockPool,
    people: peopleOf(order.products),
    exceptOrderId: order.id,
  });
}

function visitOf({ visitDate, visitTime }: Order): WantedVisit {
  return { date: visitDate, time: visitTime };
}

/** The promotion whose coupon the order was sold with; `lock` holds it until the transaction ends. */
export async function promotionOf(
  context: ActionContext<Order>,
  { lock = false } = {},
): Promise<Promotion | undefined> {
  const { provider, promotionCoupon } = context.current;
  if (promotionCoupon === undefined) return undefined;
  return findPromotion(context.database, {
    organizationId: context.actor.organizationId,
    providerId: provider.providerId,
    code: promotionCoupon,
    lock,
  });
}

function at(
  { actor: { organizationId } }: ActionContext<Order>,
  id: string | undefined,
): { readonly organizationId: string; readonly id: string | undefined } {
  return { organizationId, id };
}

export function check(name: CheckName, passed: boolean, params?: Check['params']): Check {
  return { name, passed, ...(params !== undefined && { params }) };
}
