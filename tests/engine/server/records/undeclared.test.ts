// Keys that no field declares stay in the row through every save, unseen, until a start names them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
const address = { street: 'Rua A', number: '1', city: 'Gramado', state: 'RS', country: 'BR' };

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

async function plantIn(table: string, column: string, id: unknown, value: unknown): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(value)} where id = ${id}`.execute(
    server.database.query,
  );
}

async function readRow(table: string, column: string, id: unknown): Promise<unknown> {
  const { rows } = await sql<{
    value: unknown;
  }>`select ${sql.ref(column)} as value from ${sql.table(table)} where id = ${id}`.execute(server.database.query);
  return rows[0]?.value;
}

it('stay in an object that is saved, and in one that is emptied', async () => {
  const customer: Values = await create(admin, 'customer', { address });
  const path = `/api/customers/${String(customer['id'])}`;
  await plantIn('customer', 'address', customer['id'], { ...address, landmark: 'Padaria' });
  expect((await admin.get(path)).body.address).toEqual(address);
  expect((await admin.put(path, { name: 'Outro Nome' })).status).toBe(200);
  const saved = await admin.put(path, { address: { ...address, number: '2' } });
  expect([saved.status, saved.body.address]).toEqual([200, { ...address, number: '2' }]);
  expect(await readRow('customer', 'address', customer['id'])).toEqual({
    ...address,
    number: '2',
    landmark: 'Padaria',
  });
  expect((await admin.put(path, { address: null })).status).toBe(200);
  expect(await readRow('customer', 'address', customer['id'])).toEqual({ landmark: 'Padaria' });
});

it('stay with their list items when these change places and when they change', async () => {
  const item = (weekday: string, more: object = {}) => ({
    weekday,
    startTime: '09:00',
    finishTime: '18:00',
    timeInterval: 30,
    ...more,
  });
  const ride: Values = await create(admin, 'ride', { timetables: [item('monday'), item('tuesday')] });
  await plantIn('ride', 'timetables', ride['id'], [
    item('monday', { guide: 'Ana' }),
    item('tuesday', { guide: 'Bia' }),
  ]);
  const path = `/api/rides/${String(ride['id'])}`;
  expect((await admin.put(path, { timetables: [item('tuesday'), item('monday')] })).status).toBe(200);
  expect(await readRow('ride', 'timetables', ride['id'])).toEqual([
    item('tuesday', { guide: 'Bia' }),
    item('monday', { guide: 'Ana' }),
  ]);
  expect((await admin.put(path, { timetables: [item('tuesday', { timeInterval: 60 }), item('monday')] })).status).toBe(
    200,
  );
  expect(await readRow('ride', 'timetables', ride['id'])).toEqual([
    item('tuesday', { timeInterval: 60, guide: 'Bia' }),
    item('monday', { guide: 'Ana' }),
  ]);
});

it('are refused from outside as before', async () => {
  const customer: Values = await create(admin, 'customer', { address });
  await plantIn('customer', 'address', customer['id'], { ...address, landmark: 'Padaria' });
  const { status, body } = await admin.put(`/api/customers/${String(customer['id'])}`, {
    address: { ...address, landmark: 'Padaria' },
  });
  expect([status, Object.keys(body.errors.address)]).toEqual([422, ['landmark']]);
});
