// The fiscal archive: who sales were made to, for as long as the tax authority may ask, open to those who answer to it.
import { sql } from 'kysely';
import { localTime } from '#engine/model/local-time.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Actor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import { archive } from './own-records.ts';

interface Archiving {
  readonly actor: Actor;
  readonly now: Date;
  readonly years: number;
  /** The customer as he was. */
  readonly customer: Readonly<Values>;
  readonly orders: readonly Readonly<Values>[];
}

/** Answers the ids of what was kept. */
export async function archiveRecipients(
  database: Database,
  { actor, now, years, customer, orders }: Archiving,
): Promise<string[]> {
  const zones = await readZones(database, actor.organizationId, orders);
  const ids: string[] = [];
  for (const order of orders.filter(isSale)) {
    const zone = zones.get(String(order['id'])) ?? 'UTC';
    const retainUntil = retainedUntil(localTime(new Date(String(order['purchaseDate'])), zone).date, years);
    if (retainUntil < localTime(now, zone).date) continue;
    const id = uuidV7(now);
    await insertRecord(
      database,
      archive,
      { id, retainUntil, ...saleOf(order), ...recipientOf(customer) },
      { actor, now, action: 'create' },
    );
    ids.push(id);
  }
  return ids;
}

/** The term begins with the year after the sale (CTN art. 173 I). */
function retainedUntil(saleDate: string, years: number): string {
  return `${Number(saleDate.slice(0, 4)) + years}-12-31`;
}

/** Money changed hands: what expired or was cancelled unpaid has no document. */
function isSale({ status, refundState, total }: Readonly<Values>): boolean {
  return (
    Number(total) > 0 &&
    (status === 'confirmed' || status === 'used' || (status === 'cancelled' && refundState !== 'none'))
  );
}

function saleOf({ id, code, purchaseDate, currency, total }: Readonly<Values>): Values {
  return { orderId: id, orderCode: code, purchaseDate, currency, total };
}

function recipientOf(customer: Readonly<Values>): Values {
  const own = archive.fields
    .filter((field) => field.group === 'recipient')
    .map(({ name }): [string, unknown] => [name, valueAt(customer, name)]);
  return Object.fromEntries(own.filter(([, value]) => value !== undefined && value !== null));
}

/** The zone of each order's provider. */
async function readZones(
  database: Database,
  organizationId: string,
  orders: readonly Readonly<Values>[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; zone: string }>`
    select o.id, p.time_zone as zone from "order" o join provider p on p.organization_id = o.organization_id and p.id = o.provider_id
    where o.organization_id = ${organizationId} and o.id = any(${orders.map(({ id }) => String(id))}::uuid[])`.execute(
    database.query,
  );
  return new Map(rows.map(({ id, zone }) => [id, zone]));
}
