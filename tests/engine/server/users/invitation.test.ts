import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let supervisor: Caller;
let provider: Values;
let made = 0;
const start = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const password = 'Segredo123';

beforeAll(async () => {
  server = await startApp({ settings: { trustProxy: true } });
  server.setClock(start);
  [admin, supervisor] = [await server.as('admin'), await server.as('supervisor')];
  provider = await create(admin, 'provider');
});
beforeEach(() => server.setClock(start));
afterAll(() => server.close());

const invite = (given: Values = {}) =>
  create(admin, 'user', { email: `convidado${(made += 1)}@example.com`, role: ['sales'], ...given });

async function tokenFor(email: unknown): Promise<string> {
  await server.runJobs();
  return new URL(server.letters.findLast(({ to }) => to === email)?.link ?? '').searchParams.get('token') ?? '';
}

/** From an address of its own: the limit of letters is another test's. */
const setPassword = (token: string) =>
  server.guest.post(
    '/password/reset',
    { token, password, password_confirmation: password },
    { 'x-forwarded-for': `10.2.0.${(made += 1)}` },
  );
const signIn = (email: unknown) =>
  server.guest.post('/session', { email, password }, { 'x-forwarded-for': `10.2.1.${(made += 1)}` });
const at = (user: Values, collection = 'users') => `/api/${collection}/${String(user['id'])}`;
const statusOf = async (user: Values) => (await admin.get(at(user))).body.status as string;

describe('an invitation', () => {
  it('is no state that anyone writes', async () => {
    const user = await invite();
    expect(user['status']).toBe('invited');
    expect((await admin.put(at(user), { status: 'active' })).body.errors).toHaveProperty('status');
    expect(
      (
        await admin.post('/api/users', {
          name: 'Ana Souza',
          email: 'ana@example.com',
          role: ['sales'],
          status: 'active',
        })
      ).body.errors,
    ).toHaveProperty('status');
  });

  it('lets nobody in before a password is chosen; then the user is active and signed in nowhere', async () => {
    const user = await invite();
    expect((await signIn(user['email'])).status).toBe(422);
    const answer = await setPassword(await tokenFor(user['email']));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });
    expect(await statusOf(user)).toBe('active');
    expect((await signIn(user['email'])).status).toBe(200);
  });

  it('leads to the page that sets a password, with words of its own', async () => {
    const user = await invite();
    await server.runJobs();
    const letter = server.letters.findLast(({ to }) => to === user['email']);
    expect(letter?.subject).toBe('Convite para ICD');
    expect(letter?.link).toMatch(/^http:\/\/localhost:3000\/reset-password\?invitation=1&token=[\w-]{43}$/);
    expect(letter?.text).toContain('7 dias');
  });

  it('is good for seven days and once', async () => {
    const [late, twice] = [await invite(), await invite()];
    const [lateToken, token] = [await tokenFor(late['email']), await tokenFor(twice['email'])];
    expect((await setPassword(token)).status).toBe(200);
    expect((await setPassword(token)).body.errors).toHaveProperty('token');
    server.setClock(later(7 * 24));
    expect((await setPassword(lateToken)).body.errors).toHaveProperty('token');
  });

  it('is sent again to who is invited only; the one before is worth nothing', async () => {
    const user = await invite();
    const before = await tokenFor(user['email']);
    expect((await supervisor.post(`${at(user)}/actions/resendInvitation`)).status).toBe(403);
    expect((await admin.post(`${at(user)}/actions/resendInvitation`)).status).toBe(200);
    const token = await tokenFor(user['email']);
    expect(token).not.toBe(before);
    expect((await setPassword(before)).body.errors).toHaveProperty('token');
    expect((await setPassword(token)).status).toBe(200);
    expect((await admin.post(`${at(user)}/actions/resendInvitation`)).body).toMatchObject({
      code: 'TRANSITION',
      current: { status: 'active' },
    });
    expect((await admin.get(`${at(user)}/history`)).body.map(({ action }: Values) => action)).toContain(
      'resendInvitation',
    );
  });

  it('follows the address: the former one lets nobody in', async () => {
    const user = await invite();
    const before = await tokenFor(user['email']);
    const email = `novo-endereco${(made += 1)}@example.com`;
    await admin.put(at(user), { email });
    expect((await setPassword(before)).body.errors).toHaveProperty('token');
    expect((await setPassword(await tokenFor(email))).status).toBe(200);
  });

  it('goes to operators and issuers as well, by who looks after them', async () => {
    const operator = await create(supervisor, 'operator', { providerIds: [provider['id']] });
    const unit = await create(admin, 'distributionUnit');
    const issuer = await create(supervisor, 'issuer', { distributorIds: [unit['id']] });
    for (const [user, collection] of [
      [operator, 'operators'],
      [issuer, 'issuers'],
    ] as const) {
      expect(user['status']).toBe('invited');
      expect((await supervisor.post(`${at(user, collection)}/actions/resendInvitation`)).status).toBe(200);
      expect((await setPassword(await tokenFor(user['email']))).status).toBe(200);
      expect((await supervisor.get(at(user, collection))).body.status).toBe('active');
    }
    expect((await (await server.as('backOffice')).post(`${at(operator, 'operators')}/actions/disable`)).status).toBe(
      403,
    );
  });
});

describe('shutting out', () => {
  it('is not done to oneself, nor by who may not touch the user', async () => {
    const director = await server.as('director');
    expect((await admin.post(`/api/users/${admin.userId}/actions/disable`)).status).toBe(403);
    expect((await director.post(`/api/users/${admin.userId}/actions/disable`)).status).toBe(403);
    const boss = await server.person({ roles: ['operator', 'admin'], providerIds: [String(provider['id'])] });
    expect((await supervisor.post(`/api/operators/${boss.userId}/actions/disable`)).status).toBe(403);
    const { body } = await director.get(`/api/users/${admin.userId}/actions`);
    expect(body.find(({ name }: Values) => name === 'disable')).toMatchObject({
      allowed: false,
      refusal: { code: 'FORBIDDEN', roles: ['admin'] },
    });
  });

  it('ends the sessions at once and the links with them; letting in again opens none of them', async () => {
    const user = await invite();
    await setPassword(await tokenFor(user['email']));
    const { token } = (await signIn(user['email'])).body;
    const call = () => server.guest.get('/api/products', { authorization: `Bearer ${String(token)}` });
    expect((await call()).status).toBe(200);
    await admin.post(`${at(user)}/actions/disable`);
    expect((await call()).body.code).toBe('ACCOUNT_DISABLED');
    expect((await signIn(user['email'])).status).toBe(422);
    expect((await admin.post(`${at(user)}/actions/enable`)).body.status).toBe('active');
    expect((await call()).status).toBe(401);
    expect((await signIn(user['email'])).status).toBe(200);
  });

  it('takes back an invitation; letting in again sends another', async () => {
    const user = await invite();
    const token = await tokenFor(user['email']);
    expect((await admin.post(`${at(user)}/actions/disable`)).body.status).toBe('disabled');
    expect((await setPassword(token)).body.errors).toHaveProperty('token');
    expect((await admin.post(`${at(user)}/actions/enable`)).body.status).toBe('invited');
    expect((await setPassword(await tokenFor(user['email']))).status).toBe(200);
    expect(await statusOf(user)).toBe('active');
  });

  it('leaves one administrator, also when two shut each other out at once', async () => {
    const own = await startApp();
    const [one, two] = [await own.as('admin'), await own.as('admin')];
    const answers = await Promise.all([
      one.post(`/api/users/${two.userId}/actions/disable`),
      two.post(`/api/users/${one.userId}/actions/disable`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await own.close();
  });
});
