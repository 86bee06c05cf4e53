import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrganization, openSessionApp, password, setStatus, tokenOfLetter, type SessionApp } from './session-app.ts';

let site: SessionApp;
const email = 'ana@icd.com.br';
const next = 'NovaSenha9';
beforeAll(async () => {
  site = await openSessionApp();
  await site.add({ email }, password);
});
afterAll(() => site.close());

const rule = {
  pt: 'A senha deve ter pelo menos 8 caracteres e conter pelo menos um número.',
  en: 'The password must be at least 8 characters long and must contain at least one number.',
  fr: 'Le mot de passe doit comporter au moins 8 caractères et contenir au moins un chiffre.',
} as const;
const mismatch = {
  pt: 'A confirmação não corresponde à senha.',
  en: 'The confirmation does not match your password.',
  fr: 'La confirmation ne correspond pas au mot de passe.',
} as const;

const forgot = (address: string, language = 'pt') =>
  site.post('/password/forgot', { email: address, region_code: 'BR' }, { language });
const reset = (token: string, chosen = next) =>
  site.post('/password/reset', { token, password: chosen, password_confirmation: chosen });

async function letterFor(address: string): Promise<string> {
  expect((await forgot(address)).status).toBe(200);
  return tokenOfLetter(site.letters);
}

describe('a forgotten password', () => {
  test('of an unknown address is said to be unknown, and no letter leaves', async () => {
    const before = site.letters.length;
    const { status, body } = await forgot('ninguem@icd.com.br');
    expect(status).toBe(422);
    expect(body.error).toEqual([{ type: 'email', message: 'Conta de e-mail inexistente no sistema' }]);
    expect(site.letters).toHaveLength(before);
  });

  test('of a disabled account is said to be unknown too', async () => {
    await site.add({ email: 'desligada@icd.com.br' }, password);
    await setStatus(site.database, 'desligada@icd.com.br', 'disabled');
    expect((await forgot('desligada@icd.com.br')).body.errors.email).toBe('Conta de e-mail inexistente no sistema');
  });

  test.each([
    [{}, 'email'],
    [{ email: 'ana' }, 'email'],
    [{ email, region_code: 'Brasil' }, 'region_code'],
  ])('is refused for %j', async (payload, field) => {
    const { status, body } = await site.post('/password/forgot', payload);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('needs no region from clients that send none', async () => {
    expect((await site.post('/password/forgot', { email })).status).toBe(200);
  });

  test.each([
    ['pt', 'Defina a sua senha'],
    ['en', 'Choose your password'],
    ['fr', 'Choisissez votre mot de passe'],
  ])('sends a letter with a link in the language of the reader: %s', async (language, subject) => {
    expect((await forgot('ANA@icd.com.br', language)).body).toEqual({ success: true });
    const letter = site.letters.at(-1);
    expect(letter).toMatchObject({ to: email, subject });
    expect(letter?.link).toMatch(/^https:\/\/bilhetes\.example\.com\/reset-password\?token=[\w-]{43}$/);
    expect(letter?.text).toContain(letter?.link);
    expect(letter?.html).toContain(`<html lang="${language}">`);
  });

  test('never keeps the token itself', async () => {
    const token = await letterFor(email);
    const { rows } = await sql<{
      hash: string;
    }>`select encode(token_hash, 'base64') as hash from password_reset`.execute(site.database.query);
    expect(rows.every(({ hash }) => Buffer.from(hash, 'base64').length === 32)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('may be asked for ten times in fifteen minutes from one address', async () => {
    const from = '192.0.2.9';
    for (let time = 0; time < 10; time += 1) await site.post('/password/forgot', {}, { from });
    const { status, headers } = await site.post('/password/forgot', { email }, { from });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  });

  test('leaves at most ten unused links, however many ask', async () => {
    await site.add({ email: 'alvo@icd.com.br' }, password);
    const before = site.letters.length;
    for (let time = 0; time < 12; time += 1) expect((await forgot('alvo@icd.com.br')).status).toBe(200);
    expect(site.letters).toHaveLength(before + 10);
    site.pass(3600);
    await forgot('alvo@icd.com.br');
    expect(site.letters).toHaveLength(before + 11);
  });

  test('writes to each account of the address, whatever its organisation', async () => {
    await addOrganization(site.database, 'outra');
    await site.add({ email: 'duas@icd.com.br' }, password);
    await site.add({ email: 'duas@icd.com.br', organizationId: 'outra' }, password);
    const before = site.letters.length;
    await forgot('duas@icd.com.br');
    const letters = site.letters.slice(before);
    expect(letters).toHaveLength(2);
    expect(letters[1]?.text).toContain('OUTRA');
    await reset(tokenOfLetter(letters));
    expect((await site.post('/session', { email: 'duas@icd.com.br', password })).status).toBe(200);
    expect(
      (await site.post('/session', { email: 'duas@icd.com.br', password: next, organization_id: 'outra' })).status,
    ).toBe(200);
  });
});

describe('a new password by link is refused', () => {
  test.each(['pt', 'en', 'fr'] as const)(
    'when it is weak or not confirmed, with the texts of the spec in %s',
    async (language) => {
      const token = await letterFor(email);
      for (const weak of ['curta1', 'sem-numero', '']) {
        const { body } = await site.post(
          '/password/reset',
          { token, password: weak, password_confirmation: weak },
          { language },
        );
        expect(body.errors.password).toBe(rule[language]);
      }
      const { status, body } = await site.post(
        '/password/reset',
        { token, password: next, password_confirmation: 'Outra1234' },
        { language },
      );
      expect([status, body.errors]).toEqual([422, { password_confirmation: mismatch[language] }]);
    },
  );

  test.each([
    ['', 'missing'],
    ['short', 'too short'],
    ['x'.repeat(43), 'made up'],
    ['x'.repeat(300), 'too long'],
  ])('when the token is %j (%s)', async (token) => {
    const { status, body } = await reset(token);
    expect([status, body.errors.token]).toEqual([422, 'Este link já foi usado ou expirou. Peça um novo.']);
  });

  test('when the token is an hour old', async () => {
    const token = await letterFor(email);
    site.pass(3600);
    expect((await reset(token)).body.errors.token).toMatch(/expirou/);
  });

  test('the second time, and of two at once one', async () => {
    const token = await letterFor(email);
    const answers = await Promise.all([reset(token, password), reset(token, password)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await reset(token)).status).toBe(422);
  });

  test('with an older link once a newer one was used', async () => {
    const older = await letterFor(email);
    await reset(await letterFor(email), password);
    expect((await reset(older)).status).toBe(422);
  });

  test('when the account was disabled meanwhile', async () => {
    await site.add({ email: 'saiu@icd.com.br' }, password);
    const token = await letterFor('saiu@icd.com.br');
    await setStatus(site.database, 'saiu@icd.com.br', 'disabled');
    expect((await reset(token)).status).toBe(422);
  });
});

test('a new password by link works, ends all sessions, and lets its browser in whatever strangers try', async () => {
  await site.add({ email: 'lia@icd.com.br' }, password);
  const session = await site.signIn('lia@icd.com.br');
  const token = await letterFor('lia@icd.com.br');
  for (let time = 0; time < 21; time += 1)
    await site.post('/session', { email: 'lia@icd.com.br', password: 'wrong-password' });
  expect((await site.post('/session', { email: 'lia@icd.com.br', password })).status).toBe(429);
  const { body, headers } = await reset(token);
  expect(body).toEqual({ success: true });
  expect((await site.get('/api/quick-panel/data', { token: session })).status).toBe(401);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  expect((await site.post('/session', { email: 'lia@icd.com.br', password }, { cookie })).status).toBe(422);
  expect((await site.post('/session', { email: 'lia@icd.com.br', password: next }, { cookie })).status).toBe(200);
});

test('ten letters may be asked for from one address in fifteen minutes, of all processes together', async () => {
  const second = await site.second();
  const from = '192.0.2.200';
  const ask = (one: Pick<SessionApp, 'post'>) =>
    one.post('/password/forgot', { email: 'ninguem@icd.com.br' }, { from });
  for (let time = 0; time < 5; time += 1)
    expect([(await ask(site)).status, (await ask(second)).status]).toEqual([422, 422]);
  const { status, headers } = await ask(second);
  expect([status, headers['retry-after']]).toEqual([429, '900']);
  site.pass(15 * 60 + 1);
  expect((await ask(second)).status).toBe(422);
});

test('an invited person becomes active by choosing a password', async () => {
  await site.add({ email: 'nova@icd.com.br', status: 'invited' });
  await reset(await letterFor('nova@icd.com.br'));
  expect((await site.post('/session', { email: 'nova@icd.com.br', password: next })).status).toBe(200);
});

describe('changing the password', () => {
  const change = async (payload: object, language = 'en') =>
    site.post('/api/auth/password', payload, { token: await site.signIn(email), language });

  test('is refused with the exact texts when something is missing', async () => {
    const { status, body } = await change({});
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      current_password: 'Type your existing password.',
      password: rule.en,
      password_confirmation: mismatch.en,
    });
  });

  test('is refused for a wrong current password, on its field', async () => {
    const { status, body } = await change({
      current_password: 'not-the-one',
      password: next,
      password_confirmation: next,
    });
    expect([status, body.errors]).toEqual([422, { current_password: 'Invalid existing password.' }]);
  });

  test('ends every session and gives the caller a new one', async () => {
    const other = await site.signIn(email);
    const { status, body } = await change({ current_password: password, password: next, password_confirmation: next });
    expect(status).toBe(200);
    expect(body.user.email).toBe(email);
    expect((await site.get('/api/quick-panel/data', { token: other })).status).toBe(401);
    expect((await site.get('/api/quick-panel/data', { token: body.token })).status).toBe(200);
    expect((await site.post('/session', { email, password })).status).toBe(422);
    expect((await site.post('/session', { email, password: next })).status).toBe(200);
  });

  test('is closed for fifteen minutes after five wrong current passwords', async () => {
    await site.add({ email: 'rui@icd.com.br' }, password);
    const token = await site.signIn('rui@icd.com.br');
    const wrong = { current_password: 'not-the-one', password: next, password_confirmation: next };
    const statuses = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await site.post('/api/auth/password', wrong, { token })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
  });
});

test('a letter that cannot be sent is said, without the reason that the mail server gave', async () => {
  site.breakMail();
  const { status, body } = await forgot(email);
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(JSON.stringify(body)).not.toContain('550');
});
