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
      expect(body.error).toEqual([
        { type: 'email', message: email },
        { type: 'password', message: short },
      ]);
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
    expect(
      (await site.post('/session', { email: 'desligada@icd.com.br', password: 'wrong-password' })).body.errors,
    ).toEqual({ password: 'E-mail ou senha incorretos' });
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
    expect((await site.post('/session', { email: 'ana@icd.com.br', password, organization_id: 'outra' })).status).toBe(
      422,
    );
    const { body } = await site.post('/session', { email: 'bia@outra.com.br', password, organization_id: 'outra' });
    expect(body.user.organization_name).toBe('OUTRA');
  });
});

describe('five failures from one address close an account to that address for fifteen minutes', () => {
  const from = '192.0.2.77';
  async function fail(email: string, times: number, options: Parameters<typeof site.post>[2] = { from }) {
    const answers = [];
    for (let time = 0; time < times; time += 1)
      answers.push(await site.post('/session', { email, password: 'wrong-password' }, options));
    return answers;
  }
  const enter = (email: string, options: Parameters<typeof site.post>[2] = { from }) =>
    site.post('/session', { email, password }, options);

  test('whether it exists or not, and the time is said', async () => {
    await site.add({ email: 'carla@icd.com.br' }, password);
    for (const email of ['carla@icd.com.br', 'fantasma@icd.com.br']) {
      const answers = await fail(email, 6);
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 429, 429]);
      expect(answers.at(-1)?.body.error).toEqual([
        { type: 'email', message: 'Muitas tentativas. Tente de novo em 15 min.' },
      ]);
      expect(answers.at(-1)?.headers['retry-after']).toBe('900');
    }
  });

  test('even for the right password, until the time is over', async () => {
    expect((await enter('carla@icd.com.br')).status).toBe(429);
    site.pass(14 * 60 + 30);
    const late = await enter('carla@icd.com.br', { from, language: 'en' });
    expect(late.body.message).toBe('Too many attempts. Try again in 1 min.');
    site.pass(31);
    expect((await enter('carla@icd.com.br')).status).toBe(200);
  });

  test('counted anew after a sign-in', async () => {
    await site.add({ email: 'duda@icd.com.br' }, password);
    await fail('duda@icd.com.br', 4);
    expect((await enter('duda@icd.com.br')).status).toBe(200);
    expect((await fail('duda@icd.com.br', 4)).map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect((await enter('duda@icd.com.br')).status).toBe(200);
  });

  test('counted before the password is looked at, so that many at once do not slip through', async () => {
    await site.add({ email: 'eva@icd.com.br' }, password);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        site.post('/session', { email: 'eva@icd.com.br', password: 'wrong-password' }, { from: '192.0.2.78' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  });

  test('but not to other addresses; a network of IPv6 is one', async () => {
    await site.add({ email: 'fabi@icd.com.br' }, password);
    await fail('fabi@icd.com.br', 5);
    expect((await enter('fabi@icd.com.br', { from: '192.0.2.80' })).status).toBe(200);
    for (let time = 1; time <= 5; time += 1) await fail('fabi@icd.com.br', 1, { from: `2001:db8:1:2::${time}` });
    expect((await enter('fabi@icd.com.br', { from: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await enter('fabi@icd.com.br', { from: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test('and twenty from many addresses close it to all of them, but to no browser that signed in before', async () => {
    await site.add({ email: 'gabi@icd.com.br' }, password);
    const [home] = String((await enter('gabi@icd.com.br', { from: '198.51.100.1' })).headers['set-cookie']).split(';');
    expect(home).toMatch(/^device-/);
    await site.add({ email: 'hugo@icd.com.br' }, password);
    const [other] = String((await enter('hugo@icd.com.br', { from: '198.51.100.1' })).headers['set-cookie']).split(';');
    for (const host of Array.from({ length: 20 }).keys())
      await fail('gabi@icd.com.br', 1, { from: `203.0.113.${host}` });
    expect((await enter('gabi@icd.com.br', { from: '198.51.100.9' })).status).toBe(429);
    expect((await enter('gabi@icd.com.br', { from: '198.51.100.9', cookie: other ?? '' })).status).toBe(429);
    expect(
      (await enter('gabi@icd.com.br', { from: '198.51.100.9', cookie: `${home?.split('=')[0]}=made-up.made-up` }))
        .status,
    ).toBe(429);
    expect((await enter('gabi@icd.com.br', { from: '203.0.113.5', cookie: `a=b; ${home}` })).status).toBe(200);
  });

  test('a browser that signed in before is counted by itself', async () => {
    await site.add({ email: 'ines@icd.com.br' }, password);
    const cookie =
      String((await enter('ines@icd.com.br', { from: '198.51.100.2' })).headers['set-cookie']).split(';')[0] ?? '';
    expect((await fail('ines@icd.com.br', 6, { cookie })).map(({ status }) => status)).toEqual([
      422, 422, 422, 422, 429, 429,
    ]);
    expect((await enter('ines@icd.com.br', { cookie })).status).toBe(429);
    expect((await enter('ines@icd.com.br', { from: '198.51.100.2' })).status).toBe(200);
  });

  test('in all processes together, and signing in with an own account gives no more tries at others', async () => {
    await site.add({ email: 'joao@icd.com.br' }, password);
    const second = await site.second();
    for (const one of [site, second, site, second])
      await one.post('/session', { email: 'joao@icd.com.br', password: 'wrong-password' }, { from: '192.0.2.90' });
    expect(
      (await second.post('/session', { email: 'joao@icd.com.br', password: 'wrong-password' }, { from: '192.0.2.90' }))
        .status,
    ).toBe(429);
    for (const number of Array.from({ length: 25 }).keys()) {
      await second.post(
        '/session',
        { email: `alguem${number}@icd.com.br`, password: 'wrong-password' },
        { from: '192.0.2.90' },
      );
      if (number === 12) await site.post('/session', { email: 'ana@icd.com.br', password }, { from: '192.0.2.90' });
    }
    expect((await site.post('/session', { email: 'ana@icd.com.br', password }, { from: '192.0.2.90' })).status).toBe(
      429,
    );
    expect((await site.post('/session', { email: 'ana@icd.com.br', password }, { from: '192.0.2.91' })).status).toBe(
      200,
    );
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
  const { status, headers, body } = await site.post('/session', {
    email: ' Ana@ICD.com.br ',
    password,
    organization_id: 'icd',
  });
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
