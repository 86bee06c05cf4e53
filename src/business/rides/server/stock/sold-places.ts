// Places that are taken, counted from the orders themselves: an order gives its places back by its state alone, so
// exactly once (docs/domain.md 3.4).
import { sql } from 'kysely';
import type { Pool } from '../../slots.ts';
import type { Database } from '#engine/server/database/database.ts';

/** Orders in these states hold their places. */
const holdingStates = ['pending', 'confirmed', 'used'] as const;

export interface SoldQuestion {
  readonly organizationId: string;
  /** Absent: of all rides. */
  readonly rideId?: string;
  /** First and last visit date, both included; without a last one, from then on. */
  readonly from: string;
  readonly to?: string | undefined;
  /** Not counted: the order that is being moved. */
  readonly exceptOrderId?: string | undefined;
}

/** What is sold of one slot through one pool. */
export interface SoldPlaces {
  readonly rideId: string;
  readonly date: string;
  /** Absent for opening hours. */
  readonly time?: string;
  readonly pool: Pool;
  /** Places: tickets × people per ticket. */
  readonly people: number;
  readonly tickets: number;
  /** Of the tickets, those at half price by law. */
  readonly halfPrice: number;
  readonly orders: number;
}

type Row = Omit<SoldPlaces, 'time'> & { readonly time: string | null };

/** One row a ride, slot and pool that anything is sold of, in order of date and time. */
export async function soldPlaces(
  database: Database,
  { organizationId, rideId, from, to, exceptOrderId }: SoldQuestion,
): Promise<SoldPlaces[]> {
  const { rows } = await sql<Row>`
    select o.ride_id as "rideId", o.visit_date as date, o.visit_time as time, c.stock_pool as pool, count(distinct o.id)::int as orders,
      sum((line->>'quantity')::int * coalesce((line->>'peoplePerUnit')::int, g.people_per_unit, 1))::int as people,
      sum((line->>'quantity')::int)::int as tickets,
      sum(case when coalesce((line->>'halfPrice')::boolean, g.half_price, false) then (line->>'quantity')::int else 0 end)::int as "halfPrice"
    from "order" o
    join sales_channel c on c.organization_id = o.organization_id and c.id = o.sales_channel_id
    cross join lateral jsonb_array_elements(o.products) as line
    left join product_grid g on g.organization_id = o.organization_id and g.id = (line->>'productGridId')::uuid
    where o.organization_id = ${organizationId} and o.visit_date >= ${from}::date
      and ${rideId === undefined ? sql`o.ride_id is not null` : sql`o.ride_id = ${rideId}`}
      ${to === undefined ? sql`` : sql`and o.visit_date <= ${to}::date`}
      ${exceptOrderId === undefined ? sql`` : sql`and o.id <> ${exceptOrderId}`}
      and o.status in (${sql.join([...holdingStates])})
    group by 1, 2, 3, 4 order by 2, 3, 4, 1`.execute(database.query);
  return rows.map(({ time, ...row }) => ({ ...row, ...(time !== null && { time }) }));
}
