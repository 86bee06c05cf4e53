// What the clock says of an order, at the provider's place.
import { sql, type RawBuilder } from 'kysely';
import type { ComputedName } from '#generated/entities.ts';
import type { ComputedExpression } from '#engine/server/records/computed-expression.ts';
import { momentSql } from '#engine/server/records/moment.ts';
import { withdrawalDays } from '../refund-proposal.ts';

export const computed = {
  // CDC art. 49: bought online lately, and the visit is still to come.
  'order.inWithdrawal': (
    row,
  ) => sql`(${row}.status in ('pending', 'confirmed') and ${row}.purchase_date >= ${momentSql()} - make_interval(days => ${sql.lit(withdrawalDays)})
    and (${row}.visit_date is null or (${row}.visit_date, coalesce(${row}.visit_time, '24:00')) >= ${clockOf(row)})
    and (select c.stock_pool from sales_channel c where c.organization_id = ${row}.organization_id and c.id = ${row}.sales_channel_id) = 'internet')`,
  // Nowhere is it later than on Kiritimati: a border that an index finds.
  'order.noShow': (row) =>
    sql`(${row}.status = 'confirmed' and ${row}.visit_date < (${momentSql()} at time zone 'Pacific/Kiritimati')::date and ${row}.visit_date < ${todayOf(row)})`,
  'order.overdue': (row) => sql`(${row}.status = 'pending' and ${row}.expires_at < ${momentSql()})`,
} as const satisfies Partial<Record<ComputedName, ComputedExpression>>;

/** The day it is at the provider of an order. */
function todayOf(row: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select (${momentSql()} at time zone p.time_zone)::date from provider p where p.organization_id = ${row}.organization_id and p.id = ${row}.provider_id)`;
}

/**
 * The day and the time HH:MM that it is there; a session that begins this minute has not begun yet
 * (business/rides/server/stock/ride-clock.ts).
 */
function clockOf(row: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select (${momentSql()} at time zone p.time_zone)::date, to_char(${momentSql()} at time zone p.time_zone, 'HH24:MI') from provider p where p.organization_id = ${row}.organization_id and p.id = ${row}.provider_id)`;
}
