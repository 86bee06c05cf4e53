// An order that gave its places and its coupon back wants them again: checked for the button, and once more with ride
// and promotion held.
import { entities } from '#generated/entities.ts';
import type { Order } from '#generated/types.ts';
import { couponProblem } from '#business/prices/coupon.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import type { Check } from '#engine/server/texts/check-texts.ts';
import { releaseCoupon, takeCoupon } from '#business/prices/server.ts';
import type { ActionContext } from '#engine/server/records/hooks.ts';
import { findOwn } from '#engine/server/records/store.ts';
import { lockRide } from '#business/rides/server.ts';
import { check, checkVisitToCome, placesProblem, promotionOf } from './order-facts.ts';
import { holdCustomer } from './sale-parties.ts';

/** A visit to come, a customer who stays, places in the same slot, and a coupon where one was used. */
export async function checkHold(context: ActionContext<Order>): Promise<Check[]> {
  return [
    await checkVisitToCome(context),
    check('placesFree', (await placesProblem(context)) === undefined),
    ...(await checkCoupon(context)),
    await checkCustomerStays(context),
  ];
}

/** Whoever is being erased, or was, has no more orders to come. */
async function checkCustomerStays(context: ActionContext<Order>): Promise<Check> {
  const { database, actor } = context;
  const customer = await findOwn(database, entities.customer, {
    organizationId: actor.organizationId,
    id: context.current.client.customerId,
  });
  return check('customerStays', customer?.deletionState === 'none' || customer?.deletionState === 'canceled');
}

/** As when it was sold (docs/domain.md 3.11): uses left, and everything else about it by itself. */
async function checkCoupon(context: ActionContext<Order>): Promise<Check[]> {
  const { promotionCoupon: code, subtotal, ride, products } = context.current;
  if (code === undefined) return [];
  const promotion = await promotionOf(context);
  const left = promotion !== undefined && promotion.couponsUsed < promotion.couponQuantity;
  const use = {
    now: context.now,
    subtotal,
    rideId: ride?.rideId,
    hasHalfPrice: products.some(({ halfPrice }) => halfPrice),
  };
  const holds = promotion !== undefined && couponProblem({ ...promotion, couponsUsed: 0 }, use) === undefined;
  return [check('couponLeft', left, { code }), check('couponHolds', holds, { code })];
}

/**
 * Takes all of it, or refuses: others may have been quicker since the checks. Held in the order customer, ride,
 * promotion.
 */
export async function holdAgain(context: ActionContext<Order>): Promise<void> {
  const {
    database,
    actor: { organizationId },
  } = context;
  await holdCustomer(database, organizationId, context.current.client.customerId);
  await holdRide(context);
  const promotion = await promotionOf(context, { lock: true });
  const checks = await checkHold(context);
  if (checks.some(({ passed }) => !passed)) throw new ApiError('BLOCKED', { checks });
  if (promotion !== undefined) await takeCoupon(database, { organizationId, promotionId: promotion.id });
}

/** Until the transaction ends nobody else sells or moves places of the order's ride. */
export async function holdRide({ database, actor, current }: ActionContext<Order>): Promise<void> {
  const { ride } = current;
  if (ride !== undefined) await lockRide(database, actor.organizationId, ride.rideId);
}

/** The use of the coupon, given back; places come back by the state alone. */
export async function giveCouponBack(context: ActionContext<Order>): Promise<void> {
  const promotion = await promotionOf(context);
  if (promotion !== undefined)
    await releaseCoupon(context.database, { organizationId: context.actor.organizationId, promotionId: promotion.id });
}
