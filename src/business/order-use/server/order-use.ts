// Whether and where orders name a record: what they name does not change its identity any more (docs/domain.md 3.17).
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#engine/server/database/database.ts';

export interface OrderUse {
  readonly organizationId: string;
  readonly productId?: string;
  readonly providerId?: string;
  readonly rideId?: string;
  readonly distributorId?: string;
}

/** Any order, whatever its state. */
export async function hasOrders(database: Database, use: OrderUse): Promise<boolean> {
  const { rows } = await sql`select 1 from "order" o where ${ordersNaming(use)} limit 1`.execute(database.query);
  return rows.length > 0;
}

export interface FutureVisits {
  readonly count: number;
  /** The next ones. */
  readonly next: readonly { readonly id: string; readonly code: string }[];
}

/** Listed at most; the count says how many there are. */
const listed = 20;

/** Orders whose visit is today or later at the provider's place and still to come. */
export async function findFutureVisits(database: Database, use: OrderUse, now: Date): Promise<FutureVisits> {
  const { rows } = await sql<{ id: string; code: string; count: number }>`
    select o.id, o.code, count(*) over ()::int as count
    from "order" o join provider p on p.organization_id = o.organization_id and p.id = o.provider_id
    where ${ordersNaming(use)} and o.status in ('pending', 'confirmed') and o.visit_date >= (${now.toISOString()}::timestamptz at time zone p.time_zone)::date
    order by o.visit_date, o.visit_time, o.id limit ${listed}`.execute(database.query);
  return { count: rows[0]?.count ?? 0, next: rows.map(({ id, code }) => ({ id, code })) };
}

function ordersNaming({ organizationId, productId, providerId, rideId, distributorId }: OrderUse): RawBuilder<unknown> {
  const conditions = [sql`o.organization_id = ${organizationId}`];
  if (productId !== undefined) conditions.push(sql`o.products @> ${JSON.stringify([{ productId }])}::jsonb`);
  if (providerId !== undefined) conditions.push(sql`o.provider_id = ${providerId}`);
  if (rideId !== undefined) conditions.push(sql`o.ride_id = ${rideId}`);
  if (distributorId !== undefined) conditions.push(sql`o.distributor_id = ${distributorId}`);
  return sql.join(conditions, sql` and `);
}
