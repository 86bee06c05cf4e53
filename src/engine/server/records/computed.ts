// SQL expressions of the fields that are calculated on reading; `row` is the alias of the entity's table in the query.
import { sql, type RawBuilder } from 'kysely';
import type { ComputedName } from '#generated/entities.ts';
import { banks, type Bank } from '#business/bank-accounts/banks.ts';
import { withdrawalDays } from '#business/orders/refund-proposal.ts';
import { momentSql } from './moment.ts';

type Expression = (row: RawBuilder<unknown>) => RawBuilder<unknown>;

const bankName = ofBank('name');
const bankIspb = ofBank('ispb');

export const computed: Readonly<Record<ComputedName, Expression>> = {
  'distributorBankAccount.bankName': bankName,
  'distributorBankAccount.ispb': bankIspb,
  'providerBankAccount.bankName': bankName,
  'providerBankAccount.ispb': bankIspb,
  // CDC art. 49: bought online lately, and the visit is still to come.
  'order.inWithdrawal': (
    row,
  ) => sql`(coalesce(${row}.status in ('pending', 'confirmed') and ${row}.purchase_date >= ${momentSql()} - make_interval(days => ${sql.lit(withdrawalDays)})
    and (${row}.visit_date is null or (${row}.visit_date, coalesce(${row}.visit_time, '24:00')) >= ${clockOf(row)})
    and (select c.stock_pool from sales_channel c where c.organization_id = ${row}.organization_id and c.id = ${row}.sales_channel_id) = 'internet', false))`,
  'order.noShow': (row) => sql`(coalesce(${row}.status = 'confirmed' and ${row}.visit_date < ${todayOf(row)}, false))`,
  'order.overdue': (row) => sql`(coalesce(${row}.status = 'pending' and ${row}.expires_at < ${momentSql()}, false))`,
  // docs/domain.md 2.5: switched off beats everything, then the period, then the coupons.
  'promotion.state': (row) => sql`(case
    when not ${row}.active then 'disabled'
    when ${momentSql()} > ${row}.valid_to then 'expired'
    when ${momentSql()} < ${row}.valid_from then 'scheduled'
    when coalesce(${row}.coupons_used, 0) >= ${row}.coupon_quantity then 'usedUp'
    else 'active' end)`,
  // A promotion that names no ride is for all of the provider's.
  'ride.promotions': (row) => sql`(select count(*)::int from promotion p
    where p.organization_id = ${row}.organization_id and p.provider_id = ${row}.provider_id
      and (coalesce(cardinality(p.ride_ids), 0) = 0 or p.ride_ids @> array[${row}.id]))`,
};

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

function ofBank(key: keyof Bank): Expression {
  const cases = sql.join(
    banks.map((bank) => sql`when ${sql.lit(bank.sortCode)} then ${sql.lit(bank[key])}`),
    sql` `,
  );
  return (row) => sql`(case ${row}.sort_code ${cases} end)`;
}
