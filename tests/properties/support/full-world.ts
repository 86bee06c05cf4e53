// A database in which every entity has a record, those beneath others under one parent, sold and paid, with people of
// every role.
import type { Entity } from '#engine/model/entity.ts';
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import { systemActor } from '#engine/server/actor.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import type { Caller, TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';

export interface FullWorld {
  readonly sales: SalesWorld;
  /** The id of a record of each entity. */
  readonly ids: Readonly<Record<string, string>>;
  /** One person a role, guests aside; operators and issuers have the world's provider and unit. */
  readonly people: ReadonlyMap<string, Caller>;
}

export async function buildFullWorld(server: TestApp): Promise<FullWorld> {
  const sales = await buildSalesWorld(server);
  const ids: Record<string, string> = {
    provider: sales.ids.provider,
    ride: sales.ids.ride,
    product: sales.ids.product,
    productGrid: sales.ids.adult,
    productCategory: sales.ids.category,
    salesChannel: sales.ids.distributor,
    distributionUnit: sales.ids.unit,
    customer: sales.ids.customer,
    promotion: sales.ids.promotion,
  };
  const order = await sales.sellPaid({ salesChannelId: sales.ids.distributor, distributorId: sales.ids.unit });
  ids['order'] = String(order['id']);
  ids['fiscalRecord'] = await keepFiscalRecord(server, order);
  await server.app.inject({ url: '/api/providers/export?format=csv', headers: sales.admin.headers });
  for (const name of entityNames) ids[name] ??= await idOf(name, ids, sales.admin);
  const people = new Map<string, Caller>();
  for (const role of declared.roles.filter((one) => one !== 'guest')) {
    people.set(
      role,
      await server.person({ roles: [role], providerIds: [sales.ids.provider], distributorIds: [sales.ids.unit] }),
    );
  }
  await server.runJobs();
  return { sales, ids, people };
}

/** What the world has made on the way, else a new one beneath the world's own parents. */
async function idOf(name: EntityName, ids: Readonly<Record<string, string>>, admin: Caller): Promise<string> {
  const { collection, parent, view }: Entity = entities[name];
  const { body } = await admin.get(`/api/${collection}?_start=0&_end=1`);
  const [found] = body as readonly Values[];
  if (found !== undefined) return String(found['id']);
  const owner = ids[parent?.entity ?? ''];
  return String(
    (
      await create(admin, name, {
        ...(parent && { [parent.field]: view === undefined ? owner : [owner] }),
        ...specials(name, admin),
      })
    )['id'],
  );
}

function specials(name: EntityName, admin: Caller): Values {
  if (name !== 'accessRequest') return {};
  return {
    developer: { userId: admin.userId },
    requestType: 'other',
    reason: 'Precisa ver os registros',
    expiresAt: new Date(openingNow.getTime() + 86_400_000).toISOString(),
  };
}

/** What financial alone reads: the recipient of a sale whose customer was erased. */
async function keepFiscalRecord({ database }: TestApp, order: Values): Promise<string> {
  const id = uuidV7(openingNow);
  const { id: orderId, code: orderCode, purchaseDate, currency, total } = order;
  const record = {
    id,
    retainUntil: '2031-12-31',
    orderId,
    orderCode,
    purchaseDate,
    currency,
    total,
    name: 'Lia Arquivada',
    documentType: 'CPF',
    documentNumber: '52998224725',
  };
  await database.transaction(() =>
    insertRecord(database, entities.fiscalRecord, record, {
      actor: systemActor('icd'),
      now: openingNow,
      action: 'create',
    }),
  );
  return id;
}
