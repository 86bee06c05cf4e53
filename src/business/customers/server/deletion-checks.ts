// What must be settled before a customer is erased: his open orders, refunds under way, complaints without an answer
// (docs/domain.md 2.2).
import { sql } from 'kysely';
import type { FoundRecord } from '#engine/model/errors.ts';
import { localTime } from '#engine/model/local-time.ts';
import type { CheckName } from '#engine/model/text-keys.ts';
import type { Check } from '#engine/server/texts/check-texts.ts';
import type { Sql } from '#engine/server/records/field-sql.ts';
import type { ActionContext } from '#engine/server/records/hooks.ts';

export async function deletionChecks(context: ActionContext): Promise<Check[]> {
  const open = await findOpenOrders(context);
  const refunds = await findOrders(context, sql`o.refund_state = 'pending'`);
  const complaints = await findOrders(
    context,
    sql`exists (
    select 1 from occurrence c where c.organization_id = o.organization_id and c.order_id = o.id and c.type = 'complaint' and c.complaint_state is distinct from 'closed')`,
  );
  return [checkOf('noOpenOrders', open), checkOf('noRefundPending', refunds), checkOf('noOpenComplaint', complaints)];
}

function checkOf(name: CheckName, found: readonly FoundRecord[]): Check {
  return { name, passed: found.length === 0, ...(found.length > 0 && { found }) };
}

/** Bought, and not yet over where the visit takes place; without a date a ticket may be used any day. */
async function findOpenOrders(context: ActionContext): Promise<FoundRecord[]> {
  const { database, actor, now } = context;
  const { rows } = await sql<{
    zone: string;
  }>`select distinct time_zone as zone from provider where organization_id = ${actor.organizationId}`.execute(
    database.query,
  );
  const days = rows.map(
    ({ zone }) => sql`(p.time_zone = ${zone} and o.visit_date >= ${localTime(now, zone).date}::date)`,
  );
  return findOrders(
    context,
    sql`o.status in ('pending', 'confirmed') and (o.visit_date is null or ${days.length === 0 ? sql`false` : sql.join(days, sql` or `)})`,
  );
}

/** The customer's orders that fit, the latest first. */
async function findOrders({ database, actor, current }: ActionContext, where: Sql): Promise<FoundRecord[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    select o.id, o.code from "order" o join provider p on p.organization_id = o.organization_id and p.id = o.provider_id
    where o.organization_id = ${actor.organizationId} and o.client_id = ${current['id']} and ${where} order by o.purchase_date desc, o.id desc`.execute(
    database.query,
  );
  return rows.map(({ id, code }) => ({ entity: 'order', id, title: code }));
}
