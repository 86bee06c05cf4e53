// The history tells of what its reader sees: a change of a part that is hidden from him, or of which he sees no
// difference, leaves not a byte.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { personActor } from '#engine/server/actor.ts';
import { applyInput } from '#engine/server/records/apply-input.ts';
import { presentRecord } from '#engine/server/records/present-record.ts';
import { startApp, type Answer, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
/** Sees city, state and country of a customer's address, and his documents and e-mail addresses masked. */
let financial: Caller;
let customer: Values;
let address: string;

const home = {
  street: 'Rua das Flores',
  number: '10',
  city: 'Olinda',
  state: 'PE',
  country: 'BR',
  zipCode: '53020000',
};

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  financial = await server.as('financial');
  customer = await create(admin, 'customer', { address: home });
  address = `/api/customers/${String(customer['id'])}`;
});
afterAll(() => server.close());

/** All that two answers could differ in but the time and the name of the call. */
const told = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.entries(headers).filter(
    ([name]) => name.startsWith('x-total') || ['content-range', 'etag', 'link', 'content-length'].includes(name),
  ),
  body,
});
const historyOf = async (reader: Caller) => told(await reader.get(`${address}/history`));
const noticesOf = async (reader: Caller) => told(await reader.get('/api/quick-panel/data'));
const change = async (values: Values) => expect((await admin.put(address, values)).status).toBe(200);

describe('a part that is hidden or masked', () => {
  it.each<readonly [string, Values]>([
    ['a street', { address: { ...home, street: 'Rua do Sol' } }],
    ['a part that was not there', { address: { ...home, complement: 'Casa 2' } }],
    ['what is masked alike', { email: 'cliente.novo@example.com' }],
    ['a birthday, and a street', { birthDate: '1980-02-03', address: { ...home, street: 'Rua da Lua' } }],
  ])('%s changes without a word to who does not see it', async (_, values) => {
    const [before, notices] = [await historyOf(financial), await noticesOf(financial)];
    const all = await historyOf(admin);
    await change(values);
    expect(await historyOf(financial)).toEqual(before);
    expect(await noticesOf(financial)).toEqual(notices);
    expect((await historyOf(admin)).body).toHaveLength(all.body.length + 1);
  });

  it('is left out of a change that also moves what is seen', async () => {
    await change({ address: { ...home, city: 'Recife', street: 'Rua do Cais' } });
    const { body } = await historyOf(financial);
    expect(body[0].changes).toEqual({
      address: {
        from: { city: 'Olinda', state: 'PE', country: 'BR' },
        to: { city: 'Recife', state: 'PE', country: 'BR' },
      },
    });
    await change({ gender: 'female', name: 'Outro Nome' });
    expect(Object.keys((await historyOf(financial)).body[0].changes)).toEqual(['name']);
  });

  it('leaves pages and totals whole, however many such changes there are', async () => {
    const before = await historyOf(financial);
    for (let number = 0; number < 8; number += 1)
      await change({ address: { ...home, city: 'Recife', number: String(number) } });
    expect(await historyOf(financial)).toEqual(before);
    const pages = await Promise.all(
      before.body.map(
        async (entry: Values, index: number) =>
          (await financial.get(`${address}/history?_start=${index}&_end=${index + 1}`)).body[0].id === entry['id'],
      ),
    );
    expect(pages).toEqual(before.body.map(() => true));
  });

  it('is nothing to see where it is all there is, and stays when somebody who does not see it empties the rest', () => {
    const actor = personActor({ userId: '', name: '', roles: ['financial'], organizationId: 'icd' });
    const { customer: entity } = entities;
    expect(presentRecord(entity, { address: { street: 'Rua Só' } }, actor)).toEqual(presentRecord(entity, {}, actor));
    const current = { id: '1', address: { street: 'Rua Só', city: 'Olinda' } };
    expect(applyInput({ entity, body: { address: null }, current, actor }).record).toEqual({
      id: '1',
      address: { street: 'Rua Só' },
    });
  });
});
