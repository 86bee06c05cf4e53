// The figures of the sales report as SQL over orders `t`, once by order and once by line, where an order's own amounts
// are shared among its lines.
import { sql } from 'kysely';
import type { FigureName } from '../sales-report.ts';
import type { Sql } from '#engine/server/records/field-sql.ts';

/** What one row of the query stands for. */
export interface Source {
  /** Joined to the orders. */
  readonly join: Sql;
  /** Whether the row counts its order: of several lines one does. */
  readonly counts: Sql;
  readonly tickets: Sql;
  readonly halfPriceTickets: Sql;
  readonly transferValue: Sql;
  readonly gross: Sql;
  /** An amount of the order as far as it belongs to the row. */
  readonly share: (amount: Sql) => Sql;
}

const quantity = sql`(line->>'quantity')::int`;

/** A row an order. */
export const byOrder: Source = {
  join: sql`cross join lateral (
    select sum(${quantity}) as tickets, sum(${quantity}) filter (where line->>'halfPrice' = 'true') as half, sum(${quantity} * (line->>'transferValue')::bigint) as transfer
    from jsonb_array_elements(t.products) line) l`,
  counts: sql`true`,
  tickets: sql`l.tickets`,
  halfPriceTickets: sql`l.half`,
  transferValue: sql`l.transfer`,
  gross: sql`t.subtotal`,
  share: (amount) => amount,
};

/**
 * A row a line. An order's discount, fee and refund are shared in proportion to the lines' amounts; rounding what has
 * been shared up to
 * each line, and not each share, makes the shares add up to the whole. An order without any amount gives all to its
 * first line.
 */
export const byLine: Source = {
  join: sql`cross join lateral (
    select lines.*, sum(lines.amount) over (order by lines.n) as upto, row_number() over (partition by lines.product order by lines.n) = 1 as first
    from (
      select line->>'productId' as product, line->>'title' as title, (line->>'lineTotal')::bigint as amount, ${quantity} as tickets,
        case when line->>'halfPrice' = 'true' then ${quantity} else 0 end as half, ${quantity} * (line->>'transferValue')::bigint as transfer, n
      from jsonb_array_elements(t.products) with ordinality items(line, n)) lines) l`,
  counts: sql`l.first`,
  tickets: sql`l.tickets`,
  halfPriceTickets: sql`l.half`,
  transferValue: sql`l.transfer`,
  gross: sql`l.amount`,
  share: (amount) => sql`(case when t.subtotal = 0 then case when l.n = 1 then ${amount} else 0 end
    else ${shareOf(amount, sql`l.upto`)} - ${shareOf(amount, sql`(l.upto - l.amount)`)} end)`,
};

/** As src/engine/model/money.ts has it: exact, rounded half up; no amount is negative. */
function shareOf(amount: Sql, part: Sql): Sql {
  return sql`div(${amount}::numeric * ${part} * 2 + t.subtotal, t.subtotal::numeric * 2)`;
}

const sold = sql`t.status in ('confirmed', 'used')`;

const expressions: Readonly<Record<FigureName, (source: Source) => Sql>> = {
  orders: (source) => count(source, sold),
  tickets: ({ tickets }) => sum(tickets, sold),
  halfPriceTickets: ({ halfPriceTickets }) => sum(halfPriceTickets, sold),
  gross: ({ gross }) => sum(gross, sold),
  discount: ({ share }) => sum(share(sql`t.discount`), sold),
  fee: ({ share }) => sum(share(sql`t.service_fee`), sold),
  total: ({ share, gross }) => sum(sql`${gross} - ${share(sql`t.discount`)} + ${share(sql`t.service_fee`)}`, sold),
  pending: (source) => count(source, sql`t.status = 'pending'`),
  cancelled: (source) => count(source, sql`t.status = 'cancelled'`),
  cancelledTotal: ({ share, gross }) =>
    sum(sql`${gross} - ${share(sql`t.discount`)} + ${share(sql`t.service_fee`)}`, sql`t.status = 'cancelled'`),
  refunded: ({ share }) => sum(share(sql`t.refunded_amount`), sql`true`),
  transferDue: ({ transferValue }) => sum(transferValue, sql`${sold} and t.refund_state <> 'full'`),
};

export function figureSql(name: FigureName, source: Source): Sql {
  return sql`${expressions[name](source)} as ${sql.ref(name)}`;
}

function count({ counts }: Source, which: Sql): Sql {
  return sql`count(*) filter (where ${which} and ${counts})::int`;
}

function sum(amount: Sql, which: Sql): Sql {
  return sql`coalesce(sum(${amount}) filter (where ${which}), 0)::bigint`;
}
