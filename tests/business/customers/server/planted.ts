// A customer whose data stand in every place they can get into, written past the API where it would not take them.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { entities } from '#generated/entities.ts';
import { personActor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import type { Caller } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';

export const person = {
  name: 'José Conceição da Silva',
  email: 'jose.conceicao@example.com',
  documentType: 'CPF',
  documentNumber: '52998224725',
  phone: '+5511987654321',
  country: 'BR',
  birthDate: '1984-05-17',
  gender: 'male',
  address: {
    street: 'Rua das Acácias',
    number: '77',
    complement: 'Casa 2',
    neighborhood: 'Jardim Europa',
    zipCode: '01310100',
    city: 'Gramado',
    state: 'RS',
    country: 'BR',
  },
} as const;

/** Every way in which someone may have written him down. */
export const writings = [
  'José Conceição da Silva',
  'jose conceicao da silva',
  'JOSE.CONCEICAO@example.com',
  '529.982.247-25',
  '52998224725',
  '(11) 98765-4321',
  '+55 11 98765-4321',
  '11987654321',
] as const;

export interface OrderOf {
  readonly customer: Values;
  readonly provider: Values;
  readonly channel: Values;
}

/** An order as a sale leaves it, without the rules of selling. */
export async function insertOrder(
  database: Database,
  { customer, provider, channel }: OrderOf,
  given: Readonly<Values> = {},
): Promise<Values> {
  const now = new Date('2026-11-01T12:00:00.000Z');
  const actor = personActor({ userId: uuidV7(now), name: 'Vendas', organizationId: 'icd' });
  const order = {
    id: uuidV7(now),
    code: codeOf(),
    status: 'used',
    client: { customerId: customer['id'], name: customer['name'], email: customer['email'] },
    provider: { providerId: provider['id'], tradeName: provider['tradeName'] },
    salesChannelId: channel['id'],
    visitDate: '2026-11-05',
    products: [],
    currency: 'BRL',
    subtotal: 10_000,
    discount: 0,
    serviceFee: 0,
    total: 10_000,
    purchaseDate: '2026-11-01T12:00:00.000Z',
    refundState: 'none',
    refundedAmount: 0,
    ...given,
  };
  await insertRecord(database, entities.order, order, { actor, now, action: 'create' });
  return order;
}

export async function insertOccurrence(
  database: Database,
  order: Readonly<Values>,
  given: Readonly<Values>,
): Promise<Values> {
  const now = new Date('2026-11-01T13:00:00.000Z');
  const actor = personActor({ userId: uuidV7(now), name: 'Atendimento', organizationId: 'icd' });
  const occurrence = {
    id: uuidV7(now),
    orderId: order['id'],
    type: 'note',
    occurredAt: now.toISOString(),
    actor: { userId: actor.userId, name: actor.name },
    ...given,
  };
  await insertRecord(database, entities.occurrence, occurrence, { actor, now, action: 'create' });
  return occurrence;
}

let codes = 0;

function codeOf(): string {
  codes += 1;
  return `ABCD${codes
    .toString()
    .padStart(4, '0')
    .replace(/\d/g, (digit) => 'ABCDEFGHKL'.charAt(Number(digit)))}`;
}

export async function makeSale(admin: Caller): Promise<{ provider: Values; channel: Values }> {
  return {
    provider: await create(admin, 'provider', { tradeName: 'Parque Serra Azul' }),
    channel: await create(admin, 'salesChannel'),
  };
}

/** Into texts of his orders and of others, waiting letters, dropped columns and settings of staff. */
export async function plant(
  database: Database,
  admin: Caller,
  {
    customer,
    order,
    strangerOrder,
    stranger,
  }: { readonly customer: Values; readonly order: Values; readonly strangerOrder: Values; readonly stranger: Values },
): Promise<void> {
  const text = `Ligou: ${writings.join('; ')}. Mora na Rua das Acácias. Outro contato: maria@example.com, 48 99999-1234.`;
  await insertOccurrence(database, order, {
    description: text,
    changes: { email: { from: 'jose.velho@example.com', to: person.email } },
  });
  await insertOccurrence(database, strangerOrder, {
    description: `Presente de José Conceição da Silva (${person.email})`,
  });
  await sql`update "order" set internal_note = ${text}, cancellation_reason = ${`Cancelou por ${person.phone}`} where id = ${order['id']}`.execute(
    database.query,
  );
  await sql`update "order" set internal_note = ${`Trocado com o pedido de ${person.email}`} where id = ${strangerOrder['id']}`.execute(
    database.query,
  );
  await queueMail(database, {
    organizationId: 'icd',
    to: person.email,
    subject: 'Seu voucher',
    text: `Olá, ${person.name}`,
    now: new Date(),
  });
  await sql`
    insert into dropped_data (dropped_at, table_name, column_name, record_id, organization_id, value)
    values (now(), 'customer', 'nickname', ${customer['id']}, 'icd', '"Zezinho"'), (now(), 'old_leads', null, null, null, ${JSON.stringify({ email: person.email })})`.execute(
    database.query,
  );
  // Inside objects and lists: taken out of his own row and of another's item, with the rest of that; and a key that
  // nobody ever declared.
  await sql`
    insert into dropped_data (dropped_at, table_name, column_name, record_id, organization_id, path, beside, value)
    values (now(), 'customer', 'address.unit', ${customer['id']}, 'icd', '{unit}', null, '"Sobrado Zezinho"'),
      (now(), 'order', 'products.remark', ${strangerOrder['id']}, 'icd', '{0,remark}', ${JSON.stringify({ title: `Para ${person.email}` })}, '"Sem glúten"')`.execute(
    database.query,
  );
  await sql`update customer set address = address || '{"landmark": "Atrás da padaria do Zezinho"}' where id = ${customer['id']}`.execute(
    database.query,
  );
  await sql`update "user" set metadata = ${JSON.stringify({ views: [{ search: person.email }] })} where id = ${admin.userId}`.execute(
    database.query,
  );
  // Lists that a clerk keeps of him, as an address says it.
  for (const view of [
    { name: person.name, query: '' },
    { name: 'De ontem', query: 'q=Jos%C3%A9+Concei%C3%A7%C3%A3o+da+Silva' },
    { name: 'E-mail', query: 'email=jose.conceicao%40example.com&status=active' },
  ])
    expect((await admin.post('/api/list-views/customers', view)).status).toBe(200);
  expect((await admin.post('/api/list-views/customers', { name: 'Outros', query: 'q=Maria' })).status).toBe(200);
  // By mistake his address was once a stranger's, and was corrected.
  await admin.put(`/api/customers/${String(stranger['id'])}`, { phone: '+5511900000001' });
  await sql`update history set changes = changes || ${JSON.stringify({ email: { from: person.email, to: stranger['email'] } })} where record_id = ${stranger['id']} and action = 'update'`.execute(
    database.query,
  );
}

/** How often a text stands in the whole database, apart from the fiscal archive: what a thief would do with a dump. */
export async function countEverywhere(database: Database, text: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'fiscal_record' and not (select relispartition from pg_class where oid = quote_ident(table_name)::regclass)`.execute(
    database.query,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(name)} t where norm(to_jsonb(t)::text) like '%' || norm(${text}) || '%'`.execute(
      database.query,
    );
    if (rows[0]?.count) found[name] = rows[0].count;
  }
  return found;
}
