import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrganization, openSessionApp, password, setStatus, type SessionApp } from './session-app.ts';

let site: SessionApp;
beforeAll(async () => {
  site = await openSessionApp();
  await site.add({ email: 'ana@icd.com.br' }, password);
});
afterAll(() => site.close());

describe('a sign-in that is not well-formed is refused', () => {
  test.each([
    ['pt', 'Formato de e-mail inválido', 'A senha deve conter no mínimo 6 caracteres'],
    ['en', 'Invalid email format', 'The password must contain at least 6 characters'],
    ['fr', "Format d'e-mail non valide", 'Le mot de passe doit contenir au moins 6 caractères'],
  ])('with the texts of the spec in %s', async (language, email, short) => {
    for (const payload of [{ email: 'ana', password: '12345' }, {}, { email: '', password: '' }]) {
      const { status, body } = await site.post('/session', payload, { language });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ email, password: short });
      expect(body.error).toEqual([{ type: 'email', message: email }, { type: 'password', message: short }]);
    }
  });

  test('in Portuguese to whoever asks for no language', async () => {
    expect((await site.post('/session', {})).body.errors.email).toBe('Formato de e-mail inválido');
  });

  test('naming a field it does not know', async () => {
    const { status, body } = await site.post('/session', { email: 'ana@icd.com.br', password, admin: true });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['admin']);
  });

  test.each([[[]], ['text'], [7]])('as 400 when the body is %j', async (payload) => {
    expect((await site.post('/session', payload)).status).toBe(400);
  });

  test('when the password is longer than anyone types', async () => {
    const { status, body } = await site.post('/session', { email: 'ana@icd.com.br', password: 'x'.repeat(129) });
    expect(status).toBe(422);
    expect(body.errors.password).toContain('128');
  });
});

describe('a sign-in that names no one is refused', () => {
  test('alike for an unknown address and a wrong password', async () => {
    const unknown = await site.post('/session', { email: 'ninguem@icd.com.br', password });
    const wrong = await site.post('/session', { email: 'ana@icd.com.br', password: 'wrong-password' });
    expect(unknown.status).toBe(422);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(wrong.body.error).toEqual([{ type: 'password', message: 'E-mail ou senha incorretos' }]);
  });

  test('when the account is disabled, which only the right password learns', async () => {
    await site.add({ email: 'desligada@icd.com.br' }, password);
    await setStatus(site.database, 'desligada@icd.com.br', 'disabled');
    expect((await site.post('/session', { email: 'desligada@icd.com.br', password: 'wrong-password' })).body.errors).toEqual({ password: 'E-mail ou senha incorretos' });
    const { status, body } = await site.post('/session', { email: 'desligada@icd.com.br', password });
    expect(status).toBe(422);
    expect(body.errors.email).toMatch(/desativada/);
  });

  test('when the person was invited and has no password yet', async () => {
    await site.add({ email: 'convidada@icd.com.br', status: 'invited' });
    expect((await site.post('/session', { email: 'convidada@icd.com.br', password })).status).toBe(422);
  });

  test('when the account is of another organisation', async () => {
    await addOrganization(site.database, 'outra');
    await site.add({ email: 'bia@outra.com.br', organizationId: 'outra' }, password);
    expect((await site.post('/session', { email: 'bia@outra.com.br', password })).status).toBe(422);
    expect((await site.post('/session', { email: 'ana@icd.com.br', password, organization_id: 'outra' })).status).toBe(422);
    const { body } = await site.post('/session', { email: 'bia@outra.com.br', password, organization_id: 'outra' });
    expect(body.user.organization_name).toBe('OUTRA');
  });
});

describe('five failures close an account for fifteen minutes', () => {
  async function fail(email: string, times: number) {
    const answers = [];
    for (let time = 0; time < times; time += 1) answers.push(await site.post('/session', { email, password: 'wrong-password' }));
    return answers;
  }

  test('whether it exists or not, and the time is said', async () => {
    await site.add({ email: 'carla@icd.com.br' }, password);
    for (const email of ['carla@icd.com.br', 'fantasma@icd.com.br']) {
      const answers = await fail(email, 6);
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 429, 429]);
      expect(answers.at(-1)?.body.error).toEqual([{ type: 'email', message: 'Muitas tentativas. Tente de novo em 15 min.' }]);
      expect(answers.at(-1)?.headers['retry-after']).toBe('900');
    }
  });

  test('even for the right password, until the time is over', async () => {
    expect((await site.post('/session', { email: 'carla@icd.com.br', password })).status).toBe(429);
    site.pass(14 * 60 + 30);
    const late = await site.post('/session', { email: 'carla@icd.com.br', password }, { language: 'en' });
    expect(late.body.message).toBe('Too many attempts. Try again in 1 min.');
    site.pass(31);
    expect((await site.post('/session', { email: 'carla@icd.com.br', password })).status).toBe(200);
  });

  test('counted anew after a sign-in', async () => {
    await site.add({ email: 'duda@icd.com.br' }, password);
    await fail('duda@icd.com.br', 4);
    expect((await site.post('/session', { email: 'duda@icd.com.br', password })).status).toBe(200);
    expect((await fail('duda@icd.com.br', 4)).map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect((await site.post('/session', { email: 'duda@icd.com.br', password })).status).toBe(200);
  });

  test('counted before the password is looked at, so that many at once do not slip through', async () => {
    await site.add({ email: 'eva@icd.com.br' }, password);
    const answers = await Promise.all(Array.from({ length: 12 }, () => site.post('/session', { email: 'eva@icd.com.br', password: 'wrong-password' })));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  });
});

test('one address may try thirty times a minute, then is told how long to wait', async () => {
  const answers = [];
  for (let time = 0; time < 31; time += 1) answers.push(await site.post('/session', {}, { from: '192.0.2.1' }));
  expect(answers[29]?.status).toBe(422);
  expect(answers[30]?.status).toBe(429);
  expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers[30]?.body.code).toBe('TOO_MANY_REQUESTS');
  expect((await site.post('/session', {}, { from: '192.0.2.2' })).status).toBe(422);
});

test('a sign-in answers the user, a token and the seconds it lasts', async () => {
  const { status, headers, body } = await site.post('/session', { email: ' Ana@ICD.com.br ', password, organization_id: 'icd' });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({
    user: {
      id: expect.any(String),
      name: 'Ana',
      role: ['admin'],
      email: 'ana@icd.com.br',
      organization_name: 'ICD',
      metadata: { shortcuts: [], settings: {} },
    },
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    expiresIn: 8 * 60 * 60,
  });
});
