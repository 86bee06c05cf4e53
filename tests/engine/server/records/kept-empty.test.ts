// A field that became required was permitted to stay empty where it is; whatever is done to such a record says what it
// lacks.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

it('an action on a record that lacks what is required by now is refused by the name of the field', async () => {
  const customer = await create(admin, 'customer');
  const path = `/api/customers/${String(customer['id'])}`;
  // As permitted by `npm run plan -- --allow require:customer.name`.
  for (const statement of [
    sql`alter table customer alter column name drop not null`,
    sql`update customer set name = null where id = ${customer['id']}`,
    sql`alter table customer add constraint customer_name_required check (name is not null) not valid`,
  ])
    await statement.execute(server.database.query);

  const reason = 'Pedido feito por telefone';
  const refused = await admin.post(`${path}/actions/disable`, { reason });
  expect(refused.status, JSON.stringify(refused.body)).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(['name']);
  expect((await admin.get(path)).body).toMatchObject({ accessState: customer['accessState'], version: 1 });

  const { name } = customer as { name: string };
  expect((await admin.put(path, { name })).status).toBe(200);
  expect((await admin.post(`${path}/actions/disable`, { reason })).status).toBe(200);
});
