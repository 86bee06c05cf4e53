// Nobody gives himself a role, nobody gives more than he has, and the other administrators are told.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles as declared } from '#generated/roles.ts';
import { has } from '#engine/server/users/role-grants.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let director: Caller;

beforeAll(async () => {
  server = await startApp();
  [admin, director] = [await server.as('admin'), await server.as('director')];
});
afterAll(() => server.close());

const at = (user: Values) => `/api/users/${String(user['id'])}`;
const refused = { code: 'FORBIDDEN', rule: expect.stringContaining('schemas/user.schema.json properties.role: ') };

describe('a role', () => {
  it('is had by whoever has each of its rights', () => {
    expect(declared.roles.filter((role) => !has(['admin'], role))).toEqual([]);
    // What an administrator has, a director has but for that role; the fiscal archive is read by financial alone, the
    // gate is operators'.
    expect(declared.roles.filter((role) => !has(['director'], role))).toEqual(['admin', 'financial', 'operator']);
    expect(has(['director', 'financial'], 'financial')).toBe(true);
    expect(has(['supervisor'], 'director')).toBe(false);
    expect(has(['sales'], 'issuer')).toBe(false);
    expect(has(['teacher'], 'student')).toBe(true);
  });

  it('is given by who has it: not more, by no way of writing', async () => {
    const user = await create(director, 'user', { role: ['sales'] });
    for (const answer of [
      await director.post('/api/users', draft('user', { role: ['financial'] })),
      await director.post('/api/users', draft('user', { role: ['sales', 'admin'] })),
      await director.put(at(user), { role: ['sales', 'financial'] }),
      await director.call(at(user), { method: 'PATCH', body: { role: ['financial'] } }),
      await director.put(`/api/users/${director.userId}`, { role: ['director', 'sales'] }),
      await admin.put(`/api/users/${admin.userId}`, { role: ['admin', 'financial'] }),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject(refused);
    }
    expect((await director.put(at(user), { role: ['financial'] })).body).toMatchObject({
      roles: ['admin', 'financial'],
      message: expect.stringContaining('more than he has'),
    });
    expect((await director.put(at(user), { role: ['sales', 'backOffice'] })).status).toBe(200);
    expect((await admin.put(at(user), { role: ['financial'] })).status).toBe(200);
    expect(
      (await director.put(at(user), { role: ['financial'], name: 'Fina Nceira' })).status,
      'what he had stays',
    ).toBe(200);
    expect((await director.put(at(user), { role: ['sales'] })).status, 'it may be taken').toBe(200);
  });

  it('comes with no other address: who chooses it can sign in to the account', async () => {
    const user = await create(admin, 'user', { role: ['financial'] });
    expect((await director.put(at(user), { email: 'minha@example.com' })).body).toMatchObject(refused);
    const provider = await create(admin, 'provider');
    const both = await server.person({ roles: ['operator', 'financial'], providerIds: [String(provider['id'])] });
    expect((await director.put(`/api/operators/${both.userId}`, { email: 'minha@example.com' })).body).toMatchObject(
      refused,
    );
    expect((await admin.put(at(user), { email: 'dela@example.com' })).status).toBe(200);
  });

  it('of operators and issuers is given by whoever may create them', async () => {
    const supervisor = await server.as('supervisor');
    const provider = await create(admin, 'provider');
    expect(
      (
        await supervisor.post(
          `/api/providers/${String(provider['id'])}/operators`,
          draft('operator', { email: 'porteira@example.com' }),
        )
      ).status,
    ).toBe(201);
    expect(
      (await director.post('/api/users', draft('user', { role: ['operator'], providerIds: [provider['id']] }))).status,
    ).toBe(201);
  });
});

it('each change is in the history and told to the other administrators, by letter and in the quick panel', async () => {
  const other = await server.as('admin');
  const gone = await server.as('admin');
  await admin.post(`/api/users/${gone.userId}/actions/disable`);
  await server.runJobs();
  server.letters.length = 0;
  const user = await create(admin, 'user', { name: 'Rita Papel', role: ['sales'] });
  await admin.put(at(user), { role: ['backOffice'] });
  await admin.put(at(user), { name: 'Rita Papel Cruz' });
  await server.runJobs();
  const told = server.letters.filter(({ subject }) => subject.startsWith('Papéis alterados'));
  expect(told.map(({ to }) => to)).toEqual([`${other.userId}@example.com`, `${other.userId}@example.com`]);
  expect(told[0]?.text).toContain('Concedidos: Vendas');
  expect(told[1]?.text).toMatch(
    /Pessoa admin alterou os papéis de Rita Papel .*\n\nConcedidos: Back-office\nRetirados: Vendas/,
  );
  const { body: history } = await admin.get(`${at(user)}/history`);
  expect(history).toContainEqual(
    expect.objectContaining({ action: 'update', changes: { role: { from: ['sales'], to: ['backOffice'] } } }),
  );
  const { body: panel } = await other.get('/api/quick-panel/data');
  expect(panel.notices).toContainEqual(
    expect.objectContaining({
      entity: 'user',
      recordId: user['id'],
      action: 'update',
      changes: { role: { from: ['sales'], to: ['backOffice'] } },
    }),
  );
});
