// Everything that is kept of one customer, as he may have it: his data, his history, what he bought. Staff's own notes
// and margins are not his.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Actor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { organizationName } from '#engine/server/organization-name.ts';
import { presentRecord, type Values } from '#engine/server/records/present-record.ts';
import { findRecords } from '#engine/server/records/store.ts';
import { ownRows, visibleRows } from '#engine/server/records/visible-rows.ts';

export interface CustomerData {
  readonly generatedAt: string;
  readonly organization: { readonly id: string; readonly name: string };
  readonly customer: Readonly<Values>;
  readonly lgpdEvents: readonly Readonly<Values>[];
  readonly orders: readonly Readonly<Values>[];
}

/** Of an order what stands on its receipt. */
const orderFields = [
  'code',
  'status',
  'purchaseDate',
  'provider',
  'ride',
  'visitDate',
  'visitTime',
  'promotionCoupon',
  'products',
  'currency',
  'subtotal',
  'discount',
  'serviceFee',
  'total',
  'cancellationDate',
  'cancellationReason',
  'refundState',
  'refundedAmount',
] as const;
const lineFields = ['title', 'quantity', 'unitPrice', 'lineTotal'] as const;
const eventFields = ['type', 'occurredAt', 'actor', 'reason'] as const;
/** Kept by the server for itself. */
const hidden: ReadonlySet<string> = new Set(['version', 'updatedAt', 'lgpdHistory']);

export async function gatherData(
  database: Database,
  { actor, now, customer }: { readonly actor: Actor; readonly now: Date; readonly customer: Readonly<Values> },
): Promise<CustomerData> {
  const { organizationId } = actor;
  const events = await findRecords(
    database,
    entities.lgpdEvent,
    sql`${ownRows(entities.lgpdEvent, organizationId)} and t.customer_id = ${customer['id']}`,
  );
  const orders = await findRecords(
    database,
    entities.order,
    sql`${visibleRows(entities.order, actor)} and t.client_id = ${customer['id']}`,
  );
  return {
    generatedAt: now.toISOString(),
    organization: { id: organizationId, name: await organizationName(database, organizationId) },
    customer: Object.fromEntries(
      Object.entries(presentRecord(entities.customer, customer, actor)).filter(([name]) => !hidden.has(name)),
    ),
    lgpdEvents: events.map((event) => withoutIds(pick(presentRecord(entities.lgpdEvent, event, actor), eventFields))),
    orders: orders
      .map((order) => ofCustomer(presentRecord(entities.order, order, actor)))
      .toSorted((a, b) => String(b['purchaseDate']).localeCompare(String(a['purchaseDate']))),
  };
}

function ofCustomer(order: Readonly<Values>): Values {
  const products = (Array.isArray(order['products']) ? order['products'] : []) as readonly Readonly<Values>[];
  return { ...pick(order, orderFields), products: products.map((line) => pick(line, lineFields)) };
}

/** The customer is told that staff did it, not who of them. */
function withoutIds(event: Readonly<Values>): Values {
  const { actor, ...rest } = event;
  return { ...rest, ...(actor !== undefined && { actor: { name: (actor as Readonly<Values>)['name'] } }) };
}

function pick(record: Readonly<Values>, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}
