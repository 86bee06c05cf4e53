// The real side of the model: the application with a small stock and few coupons, the people, and what is read of the
// orders again.
import { sql } from 'kysely';
import { entities, entityNames } from '#generated/entities.ts';
import type { Pool } from '#business/rides/slots.ts';
import { findRecords } from '#engine/server/records/store.ts';
import { ownRows } from '#engine/server/records/visible-rows.ts';
import { startApp, type Answer, type Caller, type TestApp } from '#tests/support/app.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';
import type { Data } from '#tests/support/standing-invariants.ts';
import { roles, type Call, type ModelOrder, type Role } from './order-state.ts';

export const places: Readonly<Record<Pool, number>> = { internet: 4, distributor: 2, ticketOffice: 2 };
export const coupons = 2;
/** Of the clock, at each look. */
const tickMs = 2;

/** What can be read again of an order. */
export type Seen = Pick<
  ModelOrder,
  'state' | 'refunded' | 'requested' | 'date' | 'time' | 'timeline' | 'history' | 'complaints'
> & { readonly hasDeadline: boolean };

export interface OrderWorld {
  readonly server: TestApp;
  /** Nothing sold, at the opening. */
  startAnew(): Promise<void>;
  setTime(now: number): void;
  send(call: Call, known: Known): Promise<Answer>;
  read(id: string): Promise<Seen>;
  couponsUsed(): Promise<number>;
  readData(): Promise<Data>;
}

/** Ids of what the model calls by names of its own. */
interface Known {
  readonly ids: ReadonlyMap<string, string>;
  readonly complaints: ReadonlyMap<string, readonly string[]>;
}

interface Occurrence {
  readonly id: string;
  readonly type: string;
  readonly complaintState?: string;
}

export async function openOrderWorld(): Promise<OrderWorld> {
  const server = await startApp({ settings: { sessionSeconds: 60 * 86_400, visitToleranceDays: 0 } });
  const { internet, distributor, ticketOffice } = places;
  const world = await buildSalesWorld(server, {
    stock: { total: internet + distributor + ticketOffice, ...places },
    couponQuantity: coupons,
  });
  const people = new Map<Role, Caller>();
  for (const role of roles)
    people.set(
      role,
      await server.person({
        roles: [role],
        ...(role === 'operator' && { providerIds: [world.ids.provider] }),
        ...(role === 'issuer' && { distributorIds: [world.ids.unit] }),
      }),
    );
  const of = (role: Role | 'system') => (role === 'system' ? undefined : people.get(role)) ?? server.guest;
  return {
    server,
    startAnew: () => empty(server),
    setTime: (now) => server.setClock(new Date(now), tickMs),
    send: (call, known) => send(world, of(call.as), call, known),
    read: (id) => read(world, id),
    couponsUsed: () => world.couponsUsed(),
    readData: () => readData(server),
  };
}

async function empty({ database, setClock }: TestApp): Promise<void> {
  setClock(openingNow);
  await database.transaction(async () => {
    await sql`delete from request_key`.execute(database.query);
    await sql`delete from lgpd_event where type = 'purchase'`.execute(database.query);
    await sql`delete from occurrence`.execute(database.query);
    await sql`delete from "order"`.execute(database.query);
    await sql`update promotion set coupons_used = 0`.execute(database.query);
  });
}

function send(world: SalesWorld, caller: Caller, call: Call, { ids, complaints }: Known): Promise<Answer> {
  if (call.kind === 'sell')
    return caller.post(
      '/api/orders',
      saleBody(world, call),
      call.key === undefined ? {} : { 'idempotency-key': call.key },
    );
  const id = ids.get(call.ref) ?? '';
  if (call.kind === 'act') return caller.post(`/api/orders/${id}/actions/${call.action}`, call.input);
  if (call.kind === 'complain')
    return caller.post(`/api/orders/${id}/occurrences`, { type: 'complaint', description: 'Reclamou da fila.' });
  return caller.post(
    `/api/occurrences/${complaints.get(call.ref)?.[call.complaint] ?? ''}/actions/closeComplaint`,
    call.input,
  );
}

function saleBody({ body, ids, coupon }: SalesWorld, { sale }: Extract<Call, { kind: 'sell' }>): unknown {
  return body({
    visitDate: sale.date,
    visitTime: sale.time,
    salesChannelId: ids[sale.pool],
    ...(sale.pool === 'distributor' && { distributorId: ids.unit }),
    products: [{ productId: ids.product, productGridId: ids.adult, quantity: sale.people }],
    ...(sale.coupon && { promotionCoupon: coupon }),
  });
}

async function read({ admin }: SalesWorld, id: string): Promise<Seen> {
  const [{ body: order }, { body: history }, { body: timeline }] = [
    await admin.get(`/api/orders/${id}`),
    await admin.get(`/api/orders/${id}/history?_end=100`),
    await admin.get(`/api/orders/${id}/occurrences?_sort=id&_order=ASC&_end=100`),
  ];
  const entries = timeline as readonly Occurrence[];
  return {
    state: { status: order.status, refundState: order.refundState },
    refunded: order.refundedAmount,
    requested: order.refundRequestedAmount,
    date: order.visitDate,
    time: order.visitTime,
    hasDeadline: order.expiresAt !== undefined,
    timeline: entries.map(({ type }) => type),
    history: (history as readonly { readonly action: string }[]).map(({ action }) => action).toReversed(),
    complaints: entries.flatMap(({ complaintState }) => complaintState ?? []),
  };
}

async function readData({ database }: TestApp): Promise<Data> {
  const sets: [string, unknown][] = [];
  for (const name of entityNames.filter((candidate) => entities[candidate].view === undefined))
    sets.push([name, await findRecords(database, entities[name], ownRows(entities[name], 'icd'))]);
  return Object.fromEntries(sets) as Data;
}
