// Whether an order may use the coupon it names; each refusal says in its own words why (docs/domain.md 3.11, 3.15).
import type { Promotion, Provider } from '#generated/types.ts';
import { couponProblem } from '../coupon.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Database } from '#engine/server/database/database.ts';
import { findPromotion } from './coupons.ts';
import { instantParam, moneyParam } from './problem-params.ts';

interface CouponQuestion {
  readonly database: Database;
  readonly organizationId: string;
  readonly rideId?: string | undefined;
  /** None, or only spaces: nothing to check. */
  readonly coupon?: string | undefined;
  readonly now: Date;
}

interface Purchase {
  /** Whose products are bought; none where no product is known. */
  readonly provider: Provider | undefined;
  readonly subtotal: number;
  readonly hasHalfPrice: boolean;
}

interface CouponAnswer {
  readonly promotion?: Promotion;
  readonly problems: readonly Problem[];
}

export async function checkCoupon(
  { database, organizationId, rideId, coupon = '', now }: CouponQuestion,
  { provider, subtotal, hasHalfPrice }: Purchase,
): Promise<CouponAnswer> {
  const code = coupon.trim().toUpperCase();
  if (code === '') return { problems: [] };
  const promotion = provider && (await findPromotion(database, { organizationId, providerId: provider.id, code }));
  if (promotion === undefined) return { problems: [couponRefused('couponUnknown', { code })] };
  const found = couponProblem(promotion, { now, subtotal, rideId, hasHalfPrice });
  return found === undefined
    ? { promotion, problems: [] }
    : { problems: [couponRefused(found.rule, { ...shownParams(found.params, provider?.timeZone), code })] };
}

function couponRefused(rule: string, params: Problem['params']): Problem {
  return { path: ['promotionCoupon'], rule, params };
}

function shownParams(params: Problem['params'], timeZone: string | undefined): Problem['params'] {
  const { at, minimum } = params;
  return {
    ...params,
    ...(typeof at === 'string' && instantParam('at', at, timeZone)),
    ...(typeof minimum === 'number' && moneyParam('minimum', minimum)),
  };
}
