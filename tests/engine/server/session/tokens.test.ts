import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestSessionSeconds } from '#engine/server/session/session-store.ts';
import { defaultSessionSeconds } from '#engine/server/settings.ts';
import { openSessionApp, password, setStatus, settings, type SessionApp } from './session-app.ts';

let site: SessionApp;
const email = 'ana@icd.com.br';
beforeAll(async () => {
  site = await openSessionApp();
  await site.add({ email }, password);
});
afterAll(() => site.close());

/** A call that only signed-in people may make. */
const statusWith = async (token: string) => (await site.get('/api/quick-panel/data', { token })).status;

describe('a token is refused', () => {
  test('with "O token expirou" after its end, in the language of the reader', async () => {
    const token = await site.signIn(email);
    site.pass(defaultSessionSeconds - 1);
    expect(await statusWith(token)).toBe(200);
    site.pass(1);
    for (const [language, message] of [
      ['pt', 'O token expirou'],
      ['en', 'The token has expired'],
      ['fr', 'Le jeton a expiré'],
    ] as const) {
      const { status, body } = await site.get('/api/quick-panel/data', { token, language });
      expect([status, body.code, body.message]).toEqual([401, 'TOKEN_EXPIRED', message]);
    }
    const resumed = await site.get(`/session?token=${token}`);
    expect([resumed.status, resumed.body.code]).toEqual([401, 'TOKEN_EXPIRED']);
    expect(resumed.body.error).toEqual([{ type: 'token', message: 'O token expirou' }]);
  });

  test.each([
    ['that is no token', async () => 'nonsense'],
    ['signed with another key', async () => forge({ secret: 'another secret that is long enough too' })],
    ['of another issuer', async () => forge({ issuer: 'someone-else' })],
    ['without an end', async () => forge({ endless: true })],
    ['of a session that never was', async () => forge({})],
  ])('%s, with "Acesso negado"', async (_, make) => {
    const token = await make();
    for (const url of ['/api/quick-panel/data', '/api/no-such-thing', `/session?token=${token}`]) {
      const { status, body } = await site.get(url, { token });
      expect([url, status, body.code, body.message]).toEqual([url, 401, 'UNAUTHENTICATED', 'Acesso negado']);
    }
  });

  test('that says it needs no signature', async () => {
    const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
    expect(await statusWith(`${part({ alg: 'none' })}.${part({ sub: 'x', jti: 'y', exp: 9_999_999_999 })}.`)).toBe(401);
  });

  test('after the logout, with all that renewed it, even when it is past its own end', async () => {
    const first = await site.signIn(email);
    site.pass(60);
    const second = (await site.get(`/session?token=${first}`)).body.token as string;
    const other = await site.signIn(email);
    site.pass(defaultSessionSeconds - 30);
    expect((await site.remove('/session', { token: first })).status).toBe(204);
    expect(await statusWith(second)).toBe(401);
    expect(await statusWith(other)).toBe(200);
  });

  test('from the moment its user is disabled', async () => {
    await site.add({ email: 'bia@icd.com.br' }, password);
    const token = await site.signIn('bia@icd.com.br');
    expect(await statusWith(token)).toBe(200);
    await setStatus(site.database, 'bia@icd.com.br', 'disabled');
    expect((await site.get('/api/quick-panel/data', { token })).body.code).toBe('ACCOUNT_DISABLED');
  });

  test('for good once an administrator disabled its user, even if enabled again', async () => {
    await site.add({ email: 'chefe@icd.com.br' }, password);
    const { id } = await site.add({ email: 'rita@icd.com.br', role: ['sales'] }, password);
    const admin = await site.signIn('chefe@icd.com.br');
    const token = await site.signIn('rita@icd.com.br');
    for (const action of ['disable', 'enable']) {
      const { statusCode } = await site.app.inject({
        method: 'POST',
        url: `/api/users/${id}/actions/${action}`,
        headers: { authorization: `Bearer ${admin}` },
      });
      expect([action, statusCode]).toEqual([action, 200]);
      expect(await statusWith(token)).toBe(401);
    }
  });

  test('when its user no longer exists', async () => {
    await site.add({ email: 'efemera@icd.com.br' }, password);
    const token = await site.signIn('efemera@icd.com.br');
    await sql`delete from "user" where email = 'efemera@icd.com.br'`.execute(site.database.query);
    expect(await statusWith(token)).toBe(401);
  });
});

test('guests are told 401 where a session is needed', async () => {
  for (const url of ['/api/auth/user/update', '/api/auth/password'])
    expect((await site.post(url, {})).status).toBe(401);
  expect((await site.get('/api/quick-panel/data')).status).toBe(401);
  expect((await site.get('/session')).status).toBe(401);
  expect((await site.get('/session?token=')).status).toBe(401);
});

test('a dead token does not hinder the public calls', async () => {
  expect((await site.post('/session', { email, password }, { token: 'nonsense' })).status).toBe(200);
  expect((await site.remove('/session', { token: 'nonsense' })).status).toBe(204);
  expect((await site.remove('/session')).status).toBe(204);
});

test('a stored token brings back the user with a fresh token; the one before stays good until its own end', async () => {
  const first = await site.signIn(email);
  site.pass(3600);
  const { status, body } = await site.get(`/session?token=${first}`);
  expect(status).toBe(200);
  expect(body.user.email).toBe(email);
  expect(body.expiresIn).toBe(defaultSessionSeconds);
  expect(body.token).not.toBe(first);
  expect(await statusWith(first)).toBe(200);
  site.pass(defaultSessionSeconds - 1800);
  expect(await statusWith(first)).toBe(401);
  expect(await statusWith(body.token as string)).toBe(200);
});

test('renewed or not, a session ends thirty days after its sign-in', async () => {
  let token = await site.signIn(email);
  let { expiresIn } = (await site.get(`/session?token=${token}`)).body as { expiresIn: number };
  for (let passed = 0; passed + defaultSessionSeconds < longestSessionSeconds; passed += defaultSessionSeconds / 2) {
    site.pass(defaultSessionSeconds / 2);
    ({ token, expiresIn } = (await site.get(`/session?token=${token}`)).body as { token: string; expiresIn: number });
  }
  expect(expiresIn).toBeLessThanOrEqual(defaultSessionSeconds);
  site.pass(expiresIn);
  expect((await site.get(`/session?token=${token}`)).status).toBe(401);
});

async function forge(what: {
  readonly secret?: string;
  readonly issuer?: string;
  readonly endless?: boolean;
}): Promise<string> {
  const { secret = settings.sessionSecret, issuer = 'ticket-back-office', endless = false } = what;
  const token = new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject('018f0000-0000-7000-8000-000000000000')
    .setJti('018f0000-0000-4000-8000-000000000000');
  return (endless ? token : token.setExpirationTime(9_999_999_999)).sign(new TextEncoder().encode(secret));
}
