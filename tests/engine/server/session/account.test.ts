import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draft } from '#tests/support/factory.ts';
import { addOrganization, openSessionApp, password, type SessionApp } from './session-app.ts';

const registration = {
  name: 'Nina Prado',
  email: 'nina@example.com',
  password: 'Segredo123',
  password_confirmation: 'Segredo123',
};
const look = {
  layout: { style: 'layout2', config: {} },
  theme: { main: 'light9', navbar: 'dark11', toolbar: 'light11', footer: 'dark' },
  direction: 'ltr',
  customScrollbars: true,
  animations: false,
};

describe('registration', () => {
  let site: SessionApp;
  beforeAll(async () => {
    site = await openSessionApp({ registration: true });
  });
  afterAll(() => site.close());

  test('is off by default', async () => {
    const closed = await openSessionApp();
    const { status, body } = await closed.post('/api/auth/register', registration);
    expect([status, body.code, body.rule]).toEqual([403, 'FORBIDDEN', 'ALLOW_REGISTRATION']);
    await closed.close();
  });

  test('is refused on each field that is wrong', async () => {
    const { status, body } = await site.post(
      '/api/auth/register',
      { name: 'N', email: 'nina', password: 'abc', password_confirmation: 'abd' },
      { language: 'en' },
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(['email', 'name', 'password', 'password_confirmation']);
    expect(body.errors.email).toBe('Invalid email format');
  });

  test.each([
    ['role', ['admin']],
    ['status', 'active'],
    ['organization_id', 'outra'],
  ])('does not let people choose their %s', async (field, value) => {
    const { status, body } = await site.post('/api/auth/register', { ...registration, [field]: value });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('signs in someone without roles, who sees no records', async () => {
    const { status, body } = await site.post('/api/auth/register', registration);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Nina Prado', email: 'nina@example.com', role: [] });
    expect((await site.get('/api/quick-panel/data', { token: body.token })).body).toEqual({ notices: [] });
    expect((await site.get('/api/customers', { token: body.token })).status).not.toBe(200);
  });

  test('is refused for an address that has an account, whatever its case, and of two at once one', async () => {
    const again = await site.post('/api/auth/register', { ...registration, email: 'NINA@example.com' });
    expect([again.status, again.body.errors]).toEqual([422, { email: 'Já existe uma conta com este e-mail' }]);
    const both = await Promise.all(
      [1, 2].map(() => site.post('/api/auth/register', { ...registration, email: 'gemeas@example.com' })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe("saving one's own data", () => {
  let site: SessionApp;
  let token: string;
  beforeAll(async () => {
    site = await openSessionApp();
    await site.add({ email: 'ana@icd.com.br' }, password);
    token = await site.signIn('ana@icd.com.br');
  });
  afterAll(() => site.close());
  const update = (user: unknown) => site.post('/api/auth/user/update', { user }, { token });
  const history = async () =>
    (await sql<{ changes: object }>`select changes from history where action = 'update'`.execute(site.database.query))
      .rows;

  test.each([[undefined], [null], ['text'], [[]]])('is refused as 400 when the user is %j', async (user) => {
    expect((await update(user)).status).toBe(400);
  });

  test.each([
    [{ role: ['director'] }, 'role'],
    [{ email: 'outra@icd.com.br' }, 'email'],
    [{ id: '018f0000-0000-7000-8000-000000000000' }, 'id'],
    [{ status: 'active' }, 'status'],
    [{ password: 'Segredo123' }, 'password'],
    [{ name: 'A' }, 'name'],
    [{ avatar_url: 'javascript:alert(1)' }, 'avatar_url'],
    [{ metadata: { settings: { ...look, direction: 'up' } } }, 'metadata'],
  ])('is refused for %j', async (user, field) => {
    const { status, body } = await update(user);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('takes the whole user back with a change, and tells the history', async () => {
    const { user } = (await site.get(`/session?token=${token}`)).body;
    const { status, body } = await update({ ...user, name: 'Ana Maria', avatar_url: 'https://example.com/ana.png' });
    expect(status).toBe(200);
    expect(body.user).toEqual({ ...user, name: 'Ana Maria', avatar_url: 'https://example.com/ana.png' });
    expect(await history()).toEqual([
      { changes: { name: { from: 'Ana', to: 'Ana Maria' }, avatar_url: { to: 'https://example.com/ana.png' } } },
    ]);
  });

  test('clears what is sent empty and leaves what is not sent', async () => {
    expect((await update({ avatar_url: null })).body.user).toMatchObject({ name: 'Ana Maria' });
    expect((await update({})).body.user).not.toHaveProperty('avatar_url');
  });

  test('keeps favourites and settings apart, and neither makes noise in the history', async () => {
    const before = (await history()).length;
    await update({ metadata: { shortcuts: ['providers', 'orders'] } });
    await update({ metadata: { settings: look } });
    expect((await update({})).body.user.metadata).toEqual({ shortcuts: ['providers', 'orders'], settings: look });
    expect((await update({ metadata: { shortcuts: [] } })).body.user.metadata).toEqual({
      shortcuts: [],
      settings: look,
    });
    expect(await history()).toHaveLength(before);
  });
});

describe('the quick panel', () => {
  let site: SessionApp;
  let providers: readonly string[];
  const gone = '018f0000-0000-7000-8000-000000000000';

  beforeAll(async () => {
    site = await openSessionApp();
    for (const [email, role] of [
      ['ana@icd.com.br', 'admin'],
      ['otto@icd.com.br', 'operator'],
      ['nina@icd.com.br', 'user'],
    ] as const) {
      await site.add({ email, role: [role] }, password);
    }
    providers = [await addProvider('Mágico Park'), await addProvider('Jardim das Neblinas')];
    await sql`update "user" set provider_ids = ${[providers[0]]} where email = 'otto@icd.com.br'`.execute(
      site.database.query,
    );
    const told = [...providers, gone].map((id) => ({ id, entity: 'provider' }));
    // Each file taken out is written twice.
    for (const second of ['01', '02'])
      await tell({ id: gone, entity: 'exportLog', at: `2026-11-20T10:30:${second}Z`, organization: 'icd' });
    for (const [index, { id, entity }] of [...told, { id: gone, entity: 'customer' }].entries()) {
      await tell({ id, entity, at: `2026-11-20T10:0${index}:00Z`, organization: 'icd' });
    }
    await tell({ id: gone, entity: 'provider', at: '2026-10-01T10:00:00Z', organization: 'icd' });
    await addOrganization(site.database, 'outra');
    await tell({ id: gone, entity: 'provider', at: '2026-11-20T11:00:00Z', organization: 'outra' });
  });
  afterAll(() => site.close());

  async function addProvider(tradeName: string): Promise<string> {
    const record = draft('provider', { tradeName });
    const { body } = await site.post('/api/providers', record, { token: await site.signIn('ana@icd.com.br') });
    await sql`delete from history`.execute(site.database.query);
    return body.id as string;
  }

  async function tell({
    id,
    entity,
    at,
    organization,
  }: {
    id: string;
    entity: string;
    at: string;
    organization: string;
  }) {
    await sql`
      insert into history (organization_id, entity, record_id, action, at, actor, changes, fingerprint)
      values (${organization}, ${entity}, ${id}, 'update', ${at}, '{"name":"Bia"}', '{"name":{"to":"secret value"},"tradeName":{"to":"secret value"}}', '')`.execute(
      site.database.query,
    );
  }

  const notices = async (email: string) =>
    (await site.get('/api/quick-panel/data', { token: await site.signIn(email) })).body.notices as {
      entity: string;
      recordId: string;
      title?: string;
    }[];

  test('tells the last month, newest first, by title and without values', async () => {
    const told = await notices('ana@icd.com.br');
    expect(told.map(({ entity, title }) => [entity, title])).toEqual([
      ['customer', undefined],
      ['provider', undefined],
      ['provider', 'Jardim das Neblinas'],
      ['provider', 'Mágico Park'],
    ]);
    expect(told[3]).toEqual({
      id: expect.any(Number),
      entity: 'provider',
      recordId: providers[0],
      action: 'update',
      at: expect.stringMatching(/^2026-11-20T10:00:00/),
      actor: 'Bia',
      title: 'Mágico Park',
    });
  });

  test('tells a confined person of the own records only', async () => {
    expect((await notices('otto@icd.com.br')).map(({ recordId }) => recordId)).toEqual([providers[0]]);
  });

  test('tells nothing to whoever may read nothing', async () => {
    expect(await notices('nina@icd.com.br')).toEqual([]);
  });
});
