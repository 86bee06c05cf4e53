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
  known = await create(admin, 'customer', {
    name: 'Ana Souza',
    email: 'ana.souza@example.com',
    documentType: 'CPF',
    documentNumber: cpfOf(900_001),
  });
});
afterAll(() => server.close());

const buyer = (more: Values = {}) => ({
  name: 'Rui Prado',
  email: 'rui.prado@example.com',
  documentType: 'CPF',
  documentNumber: cpfOf(900_002),
  country: 'BR',
  ...more,
});
const name = (caller: Caller, body: Values) => caller.post('/api/customers/buyer', body);

describe('a buyer', () => {
  it('is named by nobody who does not sell', async () => {
    expect((await name(server.guest, buyer())).status).toBe(401);
    expect((await name(await server.as('inventory'), buyer())).body).toMatchObject({
      code: 'FORBIDDEN',
      rule: 'roles.config.json entities.order.create',
    });
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

  it('who is known by both is found, however they are written, and no more is said of him than of who is new', async () => {
    const document = String(known['documentNumber']);
    const written = `${document.slice(0, 3)}.${document.slice(3, 6)}.${document.slice(6, 9)}-${document.slice(9)}`;
    const { status, body } = await name(
      issuer,
      buyer({ email: ' ANA.souza@example.com', documentNumber: written, name: 'Outra Pessoa' }),
    );
    expect({ status, body }).toEqual({ status: 200, body: { id: known['id'], name: 'O*** P***' } });
    expect((await admin.get(`/api/customers/${String(known['id'])}`)).body.name).toBe('Ana Souza');
  });

  it('is told from nobody else by a draft that is incomplete or wrong', async () => {
    const document = known['documentNumber'];
    const drafts: [Values, Values][] = [
      [{ email: known['email'] }, { email: 'nobody@example.com' }],
      [
        { documentType: 'CPF', documentNumber: document },
        { documentType: 'CPF', documentNumber: cpfOf(900_009) },
      ],
      [
        { email: known['email'], documentType: 'CPF', documentNumber: document },
        { email: 'nobody@example.com', documentType: 'CPF', documentNumber: cpfOf(900_009) },
      ],
      [
        { ...buyer(), email: known['email'], name: '' },
        { ...buyer(), email: 'nobody@example.com', name: '' },
      ],
      [
        { ...buyer(), documentNumber: document, phone: '12' },
        { ...buyer(), documentNumber: cpfOf(900_009), phone: '12' },
      ],
      [
        { ...buyer(), email: known['email'], documentNumber: document, unheardOf: 1 },
        { ...buyer(), email: 'nobody@example.com', documentNumber: cpfOf(900_009), unheardOf: 1 },
      ],
      [
        { ...buyer(), email: known['email'], accessState: 'blocked' },
        { ...buyer(), email: 'nobody@example.com', accessState: 'blocked' },
      ],
    ];
    for (const [one, other] of drafts) {
      const [ofCustomer, ofStranger] = [await name(issuer, one), await name(issuer, other)];
      expect(ofCustomer.status, JSON.stringify(one)).toBe(422);
      expect([ofCustomer.status, ofCustomer.body.errors, ofCustomer.body.message]).toEqual([
        ofStranger.status,
        ofStranger.body.errors,
        ofStranger.body.message,
      ]);
    }
  });

  it('blocked under another document or address is refused in the same words', async () => {
    const blocked = await create(admin, 'customer', {
      email: 'blocked@example.com',
      documentType: 'CPF',
      documentNumber: cpfOf(900_011),
    });
    for (const action of ['disable', 'block'])
      expect(
        (
          await admin.post(`/api/customers/${String(blocked['id'])}/actions/${action}`, {
            reason: 'Fraude comprovada',
            confirm: 'blocked@example.com',
          })
        ).status,
      ).toBe(200);
    const [byEmail, byDocument] = [
      await name(issuer, buyer({ email: 'blocked@example.com' })),
      await name(issuer, buyer({ documentType: 'RG', documentNumber: cpfOf(900_011) })),
    ];
    const ordinary = await name(issuer, buyer({ email: known['email'] }));
    expect([byEmail.body.errors, byDocument.body.errors]).toEqual([ordinary.body.errors, ordinary.body.errors]);
  });

  it('is not looked for by trying: after twenty drafts that are known by one of both nobody is', async () => {
    const curious = await server.person({ roles: ['issuer'] });
    for (let time = 0; time < 20; time += 1)
      expect((await name(curious, buyer({ email: known['email'] }))).status).toBe(422);
    expect((await name(curious, buyer({ email: known['email'] }))).status).toBe(429);
    expect((await name(issuer, buyer({ email: known['email'], documentNumber: known['documentNumber'] }))).status).toBe(
      200,
    );
  });

  it('named many times at once is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        name(issuer, buyer({ email: 'junto@example.com', documentNumber: cpfOf(900_012) })),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body.id)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it('who is new is registered in the name of the seller, once', async () => {
    const first = await name(issuer, buyer());
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect((await name(issuer, buyer())).body).toEqual(first.body);
    const history = await admin.get(`/api/customers/${String(first.body.id)}/history`);
    expect(history.body.at(-1)).toMatchObject({ action: 'create', actor: { userId: issuer.userId } });
    expect((await issuer.get(`/api/customers/${String(first.body.id)}`)).status).toBe(403);
  });

  it('who was erased is a new one', async () => {
    const gone = await create(admin, 'customer', { email: 'gone@example.com', documentNumber: cpfOf(900_003) });
    await admin.post(`/api/customers/${String(gone['id'])}/actions/startDeletion`, {
      reason: 'Pedido do titular por carta',
    });
    const director = await server.as('director');
    expect(
      (
        await director.post(`/api/customers/${String(gone['id'])}/actions/completeDeletion`, {
          confirm: 'gone@example.com',
          reason: 'Prazo legal chegou ao fim',
        })
      ).status,
    ).toBe(200);
    const again = await name(issuer, buyer({ email: 'gone@example.com', documentNumber: cpfOf(900_003) }));
    expect(again.status).toBe(200);
    expect(again.body.id).not.toBe(gone['id']);
  });
});
