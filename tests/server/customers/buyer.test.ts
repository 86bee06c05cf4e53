// Selling to somebody by document and e-mail, for those who may sell and not look customers up.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { cpfOf, create, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let issuer: Caller;
let known: Values;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  const unit = await create(admin, 'distributionUnit');
  issuer = await server.person({ roles: ['issuer'], distributorIds: [String(unit['id'])] });
  known = await create(admin, 'customer', { name: 'Ana Souza', email: 'ana.souza@example.com', documentType: 'CPF', documentNumber: cpfOf(900_001) });
});
afterAll(() => server.close());

const buyer = (more: Values = {}) => ({ name: 'Rui Prado', email: 'rui.prado@example.com', documentType: 'CPF', documentNumber: cpfOf(900_002), country: 'BR', ...more });
const name = (caller: Caller, body: Values) => caller.post('/api/customers/buyer', body);

describe('a buyer', () => {
  it('is named by nobody who does not sell', async () => {
    expect((await name(server.guest, buyer())).status).toBe(401);
    expect((await name(await server.as('inventory'), buyer())).body).toMatchObject({ code: 'FORBIDDEN', rule: 'roles.config.json entities.order.create' });
  });

  it('who is known by one of both only is not told apart', async () => {
    const byDocument = await name(issuer, buyer({ documentNumber: known['documentNumber'] }));
    const byEmail = await name(issuer, buyer({ email: 'Ana.Souza@Example.com' }));
    expect([byDocument.status, byEmail.status]).toEqual([422, 422]);
    expect(byDocument.body.errors).toEqual(byEmail.body.errors);
    expect(JSON.stringify(byDocument.body)).not.toContain('Souza');
  });

  it('is checked as any customer is', async () => {
    expect((await name(issuer, buyer({ documentNumber: '12345678901' }))).body.errors).toHaveProperty('documentNumber');
    expect((await name(issuer, buyer({ email: undefined }))).body.errors).toHaveProperty('email');
  });

  it('who is known by both is found, however they are written, with no more of the name than shows who', async () => {
    const document = String(known['documentNumber']);
    const written = `${document.slice(0, 3)}.${document.slice(3, 6)}.${document.slice(6, 9)}-${document.slice(9)}`;
    const { status, body } = await name(issuer, buyer({ email: ' ANA.souza@example.com', documentNumber: written, name: 'Outra Pessoa' }));
    expect({ status, body }).toEqual({ status: 200, body: { id: known['id'], name: 'A*** S***' } });
    expect((await admin.get(`/api/customers/${String(known['id'])}`)).body.name).toBe('Ana Souza');
  });

  it('who is new is registered in the name of the seller, once', async () => {
    const first = await name(issuer, buyer());
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    expect((await name(issuer, buyer())).body).toEqual(first.body);
    const history = await admin.get(`/api/customers/${String(first.body.id)}/history`);
    expect(history.body.at(-1)).toMatchObject({ action: 'create', actor: { userId: issuer.userId } });
    expect((await issuer.get(`/api/customers/${String(first.body.id)}`)).status).toBe(403);
  });

  it('who was erased is a new one', async () => {
    const gone = await create(admin, 'customer', { email: 'gone@example.com', documentNumber: cpfOf(900_003) });
    await admin.post(`/api/customers/${String(gone['id'])}/actions/startDeletion`, { reason: 'Pedido do titular por carta' });
    const director = await server.as('director');
    expect((await director.post(`/api/customers/${String(gone['id'])}/actions/completeDeletion`, { confirm: 'gone@example.com', reason: 'Prazo legal chegou ao fim' })).status).toBe(200);
    const again = await name(issuer, buyer({ email: 'gone@example.com', documentNumber: cpfOf(900_003) }));
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(gone['id']);
  });
});
