import { sql } from 'kysely';
import type { ComputedName } from '#generated/entities.ts';
import type { ComputedExpression } from '#engine/server/records/computed-expression.ts';

export const computed = {
  // A promotion that names no ride is for all of the provider's.
  'ride.promotions': (row) => sql`(select count(*)::int from promotion p
    where p.organization_id = ${row}.organization_id and p.provider_id = ${row}.provider_id
      and (coalesce(cardinality(p.ride_ids), 0) = 0 or p.ride_ids @> array[${row}.id]))`,
} as const satisfies Partial<Record<ComputedName, ComputedExpression>>;
