import { sql } from 'kysely';
import type { ComputedName } from '#generated/entities.ts';
import type { ComputedExpression } from '#engine/server/records/computed-expression.ts';
import { momentSql } from '#engine/server/records/moment.ts';

export const computed = {
  // docs/domain.md 2.5: switched off beats everything, then the period, then the coupons.
  'promotion.state': (row) => sql`(case
    when not ${row}.active then 'disabled'
    when ${momentSql()} > ${row}.valid_to then 'expired'
    when ${momentSql()} < ${row}.valid_from then 'scheduled'
    when coalesce(${row}.coupons_used, 0) >= ${row}.coupon_quantity then 'usedUp'
    else 'active' end)`,
} as const satisfies Partial<Record<ComputedName, ComputedExpression>>;
