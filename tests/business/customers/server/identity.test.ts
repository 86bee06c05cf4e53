// Whom a block keeps out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let blocked: Values;
const reason = 'Uso indevido de cartões de terceiros';

beforeAll(async () => {
  server = await startApp({ settings: { registration: true } });
  admin = await server.as('admin');
  blocked = await create(admin, 'customer', {
    documentType: 'RG',
    documentNumber: '12.345.678-9',
    email: 'bloqueado@example.com',
  });
  for (const action of ['disable', 'block'])
    await admin.post(`/api/customers/${String(blocked['id'])}/actions/${action}`, { reason });
});
afterAll(() => server.close());

describe("a blocked customer's", () => {
  it.each([
    ['e-mail address, in any case', { email: 'Bloqueado@Example.com' }, 'email'],
    ['document', { documentType: 'RG', documentNumber: '12.345.678-9' }, 'documentNumber'],
    ['document without its dots', { documentType: 'RG', documentNumber: '123456789' }, 'documentNumber'],
    ['document said to be another', { documentType: 'passport', documentNumber: '123456789' }, 'documentNumber'],
  ])('%s does not register again', async (_, given, field) => {
    const { status, body } = await admin.post('/api/customers', draft('customer', given));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: 'Belongs to a blocked customer and may not register again' });
    const other = await create(admin, 'customer');
    expect((await admin.put(`/api/customers/${String(other['id'])}`, given)).body.errors).toHaveProperty(field);
  });

  it('address opens no account, and nobody is told why', async () => {
    const body = {
      name: 'Outra Pessoa',
      email: 'bloqueado@example.com',
      password: 'Segredo123',
      password_confirmation: 'Segredo123',
    };
    const refused = await server.guest.post('/api/auth/register', body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ email: 'An account with this email already exists' });
  });

  it('address and document stay as they are, other data may be corrected', async () => {
    const path = `/api/customers/${String(blocked['id'])}`;
    expect((await admin.put(path, { email: 'livre@example.com' })).body.errors).toEqual({
      email: 'Cannot be changed while the customer is blocked',
    });
    expect((await admin.put(path, { name: 'Nome Corrigido' })).status).toBe(200);
  });

  it('address is free for him again after he is reactivated', async () => {
    const path = `/api/customers/${String(blocked['id'])}`;
    expect((await admin.post(`${path}/actions/reactivate`, { reason })).body.accessState).toBe('reactivated');
    expect((await admin.put(path, { email: 'livre@example.com' })).status).toBe(200);
    expect((await admin.post('/api/customers', draft('customer', { email: 'bloqueado@example.com' }))).status).toBe(
      201,
    );
  });
});

describe('an e-mail address and a document that others have', () => {
  it('are named together, also when each is of another', async () => {
    const first = await create(admin, 'customer', { email: 'primeira@example.com' });
    const second = await create(admin, 'customer', { documentType: 'passport', documentNumber: 'FX123456' });
    const taken = { email: 'PRIMEIRA@example.com', documentType: 'passport', documentNumber: 'FX123456' };
    const { status, body } = await admin.post('/api/customers', draft('customer', taken));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email', 'documentType', 'documentNumber']]);
    const third = await create(admin, 'customer');
    expect(Object.keys((await admin.put(`/api/customers/${String(third['id'])}`, taken)).body.errors)).toEqual([
      'email',
      'documentType',
      'documentNumber',
    ]);
    expect(
      Object.keys(
        (await admin.put(`/api/customers/${String(second['id'])}`, { email: 'primeira@example.com' })).body.errors,
      ),
    ).toEqual(['email']);
    expect(
      (
        await admin.put(`/api/customers/${String(first['id'])}`, {
          email: 'primeira@example.com',
          name: 'Mesmo Endereço',
        })
      ).status,
    ).toBe(200);
  });
});

describe('a correction of personal data', () => {
  it('stands in the LGPD history, without the data', async () => {
    const customer = await create(admin, 'customer');
    const path = `/api/customers/${String(customer['id'])}`;
    await admin.put(path, { address: { street: 'Rua Nova', city: 'Gramado', state: 'RS', country: 'BR' } });
    const events = (await admin.get(`${path}/lgpd-events`)).body as Values[];
    expect(events.map(({ type }) => type)).toEqual(['correction', 'register']);
    expect(JSON.stringify(events)).not.toContain('Rua Nova');
  });
});
