import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#generated/roles.ts';
import { planSchema } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { verifyPassword } from '#engine/server/session/password-hash.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { readDemo } from './demo-records.ts';

const scale = 300;
let database: Database;
let rows: Readonly<Record<string, number>> | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  rows = await seedDemo({ database, scale });
});

afterAll(() => database.close());

async function select<T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> {
  return (await query.execute(database.query)).rows;
}

class Done extends Error {}

/** As a version before nested names were remembered left it. */
async function forgetNested({ query }: Database): Promise<void> {
  await sql`
    update schema_state set tables = (
      select jsonb_agg(jsonb_set(t, '{columns}', (select jsonb_agg(c - 'inside') from jsonb_array_elements(t -> 'columns') c where t ->> 'name' <> 'dropped_data' or c ->> 'name' not in ('path', 'beside'))))
      from jsonb_array_elements(tables) t)`.execute(query);
}

describe('seeding the demo', () => {
  it('stores every record', async () => {
    const demo = readDemo(scale);
    expect(rows).toMatchObject({
      provider: demo.provider.length,
      order: scale,
      customer: demo.customer.length,
      lgpdEvent: demo.lgpdEvent.length,
      occurrence: demo.occurrence.length,
    });
    const counts = await select(sql<{ orders: number; events: number }>`
      select (select count(*) from "order") as orders, (select count(*) from lgpd_event where type = 'purchase') as events`);
    expect(counts).toEqual([{ orders: scale, events: scale }]);
  });

  it('holds nothing inside objects and lists that no field declares: a version that remembered no such names goes on without a stop', async () => {
    await database
      .transaction(async () => {
        await forgetNested(database);
        await sql`alter table dropped_data drop column path, drop column beside`.execute(database.query);
        const outcomes = await planSchema(database);
        expect(outcomes.map(({ step, state }) => [step.id, state])).toEqual([
          ['add-column:dropped_data.path', 'applied'],
          ['add-column:dropped_data.beside', 'applied'],
        ]);
        throw new Done();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Done)) throw error;
      });
  });

  it('stores them as they were built', async () => {
    const [order] = readDemo(scale).order;
    const [stored] = await select(sql<Record<string, unknown>>`
      select code, client, products, total, visit_date, purchase_date, client_id from "order" where id = ${order?.id}`);
    expect(stored).toMatchObject({
      code: order?.code,
      client: order?.client,
      products: order?.products,
      total: order?.total,
      visit_date: order?.visitDate,
      purchase_date: order?.purchaseDate,
      client_id: order?.client.customerId,
    });
  });

  it('stores what happened to an order where its page reads it', async () => {
    const [order] = readDemo(scale).order.filter(({ status }) => status === 'cancelled');
    const told = await select(sql<{ action: string; changes: object }>`
      select action, changes from history where organization_id = 'icd' and entity = 'order' and record_id = ${order?.id} order by at, id`);
    expect(told[0]).toMatchObject({
      action: 'create',
      changes: { code: { to: order?.code }, status: { to: 'pending' } },
    });
    expect(told.find(({ action }) => action === 'cancel')).toMatchObject({
      changes: { status: { to: 'cancelled' }, cancellationReason: { to: order?.cancellationReason } },
    });
  });

  it('lets one person of each role in', async () => {
    const people = await select(sql<{ email: string; hash: string }>`
      select email, password_hash as hash from "user" join credential on user_id = "user".id where "user".organization_id = 'icd' and email ~ '^[a-z]+@example.com$'`);
    const expected = roles.roles.filter((role) => role !== 'guest').map((role) => `${role.toLowerCase()}@example.com`);
    expect(people.map(({ email }) => email).sort()).toEqual(expected.sort());
    expect(await verifyPassword('tickets123', people[0]?.hash)).toBe(true);
  });

  it('makes a second organisation with a provider and a person of its own', async () => {
    const names = await select(
      sql`select o.name, p.trade_name, u.email from organization o join provider p on p.organization_id = o.id join "user" u on u.organization_id = o.id where o.id = 'outra'`,
    );
    expect(names).toEqual([
      { name: 'Outra Organização', trade_name: 'Parque da Outra Margem', email: 'admin@outra.example' },
    ]);
  });

  it('leaves an organisation with data alone', async () => {
    expect(await seedDemo({ database, scale: 200 })).toBeUndefined();
    expect(await select(sql`select count(*) as orders from "order"`)).toEqual([{ orders: scale }]);
  });
});

describe('two runs', () => {
  const checksum = () =>
    createHash('sha256')
      .update(JSON.stringify(readDemo(scale)))
      .digest('hex');

  it('give the same records', () => {
    expect(checksum()).toBe(checksum());
  });
});
