// An order that gave its places and its coupon back wants them again: checked for the button, and once more with ride and promotion held.
import { ApiError } from '../api-error.ts';
import type { Check } from '../check-texts.ts';
import { releaseCoupon, takeCoupon } from '../pricing/coupons.ts';
import type { ActionContext } from '../records/hooks.ts';
import { lockRide } from '../stock/lock-ride.ts';
import { check, orderOf, placesProblem, promotionOf } from './order-facts.ts';

/** Places in the same slot, and a coupon where one was used. */
export async function checkRoom(context: ActionContext): Promise<Check[]> {
  const { promotionCoupon } = orderOf(context);
  const places = check('placesFree', (await placesProblem(context)) === undefined);
  if (promotionCoupon === undefined) return [places];
  const promotion = await promotionOf(context);
  const left = promotion !== undefined && promotion.couponsUsed < promotion.couponQuantity;
  return [places, check('couponLeft', left, { code: promotionCoupon })];
}

/** Takes both, or refuses: others may have been quicker since the checks. */
export async function holdAgain(context: ActionContext): Promise<void> {
  const { database, actor } = context;
  const { promotionCoupon } = orderOf(context);
  await holdRide(context);
  const checks = await checkRoom(context);
  if (checks.some(({ passed }) => !passed)) throw new ApiError('BLOCKED', { checks });
  const promotion = await promotionOf(context);
  if (promotion === undefined || (await takeCoupon(database, { organizationId: actor.organizationId, promotionId: promotion.id, code: promotion.couponCode }))) return;
  throw new ApiError('BLOCKED', { checks: [check('couponLeft', false, { code: promotionCoupon ?? '' })] });
}

/** Until the transaction ends nobody else sells or moves places of the order's ride. */
export async function holdRide({ database, actor, current }: ActionContext): Promise<void> {
  const { ride } = orderOf({ current });
  if (ride !== undefined) await lockRide(database, actor.organizationId, ride.rideId);
}

/** The use of the coupon, given back; places come back by the state alone. */
export async function giveCouponBack(context: ActionContext): Promise<void> {
  const promotion = await promotionOf(context);
  if (promotion !== undefined) await releaseCoupon(context.database, { organizationId: context.actor.organizationId, promotionId: promotion.id });
}

