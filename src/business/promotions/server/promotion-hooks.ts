import { sql } from 'kysely';
import { ApiError } from '#engine/server/http/api-error.ts';
import type { EntityHooks, RemoveContext } from '#engine/server/records/hooks.ts';

/**
 * A promotion that any order names stays, and so does its code: orders give their use back by it, and take it again
 * when they are taken up
 * again, whatever its count of uses is meanwhile (docs/domain.md 3.12).
 */
export const promotionHooks: EntityHooks = {
  check: async ({ current, record, ...context }) => {
    if (
      current === undefined ||
      record['couponCode'] === current['couponCode'] ||
      (await countUses({ ...context, current })) === 0
    )
      return [];
    return [{ path: ['couponCode'], rule: 'couponCodeUsed', params: {} }];
  },
  beforeRemove: async (context) => {
    const count = await countUses(context);
    if (count > 0)
      throw new ApiError('IN_USE', { users: [{ entity: 'order', count }] }, { usedBy: [{ entity: 'order', count }] });
  },
};

/** Orders that name it, in any state; the uses that are counted where there are more. */
async function countUses({
  database,
  actor,
  current,
}: Pick<RemoveContext, 'database' | 'actor' | 'current'>): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from "order"
    where organization_id = ${actor.organizationId} and provider_id = ${current['providerId']} and promotion_coupon = ${current['couponCode']}`.execute(
    database.query,
  );
  return Math.max(rows[0]?.orders ?? 0, Number(current['couponsUsed'] ?? 0));
}
