// When a promotion's coupon may be used, and what it takes off (docs/domain.md 3.11, 3.15): the server, quotes and the
// demo data ask the same functions.
import { shareOf, wholeInBasisPoints } from '#engine/model/money.ts';
import type { Problem } from '#engine/model/rules.ts';

export interface CouponTerms {
  readonly active: boolean;
  readonly discountType: 'fixed' | 'percent';
  /** Centavos when fixed, basis points when a percentage. */
  readonly discountValue: number;
  readonly couponQuantity: number;
  readonly couponsUsed: number;
  readonly minimumPurchaseValue: number;
  /** Instants. */
  readonly validFrom: string;
  readonly validTo: string;
  /** None: every ride of the provider. */
  readonly rideIds?: readonly string[];
}

export interface CouponUse {
  readonly now: Date;
  readonly subtotal: number;
  readonly rideId?: string | undefined;
  /** Whether a line is at statutory half price. */
  readonly hasHalfPrice: boolean;
}

/** What speaks against the coupon, the most final first; undefined when it may be used. */
export function couponProblem(
  coupon: CouponTerms,
  { now, subtotal, rideId, hasHalfPrice }: CouponUse,
): Pick<Problem, 'rule' | 'params'> | undefined {
  if (!coupon.active) return { rule: 'couponInactive', params: {} };
  if (now.getTime() > Date.parse(coupon.validTo)) return { rule: 'couponExpired', params: { at: coupon.validTo } };
  if (now.getTime() < Date.parse(coupon.validFrom)) return { rule: 'couponNotYet', params: { at: coupon.validFrom } };
  if (coupon.couponsUsed >= coupon.couponQuantity)
    return { rule: 'couponUsedUp', params: { quantity: coupon.couponQuantity } };
  if (!isInScope(coupon, rideId)) return { rule: 'couponRide', params: {} };
  if (hasHalfPrice) return { rule: 'couponHalfPrice', params: {} };
  if (subtotal < coupon.minimumPurchaseValue)
    return { rule: 'couponMinimum', params: { minimum: coupon.minimumPurchaseValue } };
  return undefined;
}

function isInScope({ rideIds = [] }: CouponTerms, rideId: string | undefined): boolean {
  return rideIds.length === 0 || (rideId !== undefined && rideIds.includes(rideId));
}

/** Never more than the purchase; a percentage rounds half up. */
export function discountOf(
  { discountType, discountValue }: Pick<CouponTerms, 'discountType' | 'discountValue'>,
  subtotal: number,
): number {
  return Math.min(
    subtotal,
    discountType === 'fixed' ? discountValue : shareOf(subtotal, discountValue, wholeInBasisPoints),
  );
}
