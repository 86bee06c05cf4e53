// What holds for every entity, whatever its schema says.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { roles } from '#generated/roles.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let stranger: Caller;
/** For what an administrator does not read: the recipients of fiscal documents. */
let financial: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  financial = await server.as('financial');
  stranger = await server.person({ roles: ['admin'], organizationId: 'outra' });
});
afterAll(() => server.close());

const creatable = entityNames.filter(
  (name) => entities[name].methods.create && !['occurrence', 'accessRequest'].includes(name),
);

describe.each(entityNames)('%s', (name) => {
  const path = `/api/${entities[name].collection}`;
  const reader = () => (roles.entities[name]?.read.includes('admin') === true ? admin : financial);

  it('is closed to guests', async () => {
    const answer = await server.guest.get(path);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED', message: 'Access denied' });
  });

  // Everybody who is signed in asks for access.
  it.skipIf(name === 'accessRequest')('is closed to roles without the right, naming the rule', async () => {
    const alumni = await server.as('alumni');
    const answer = await alumni.get(path);
    expect(answer.status).toBe(403);
    expect(answer.body.rule).toBe(`roles.config.json entities.${name}.read`);
  });

  it('lists with both totals', async () => {
    const answer = await reader().get(path);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(Number(answer.headers['x-total-count'])).toBe(answer.body.length);
    expect(answer.headers['content-range']).toContain(`/${answer.body.length}`);
  });

  it('sorts and filters by each field that says so', async () => {
    for (const field of entities[name].fields.filter((candidate) => candidate.sort)) {
      const answer = await reader().get(`${path}?_sort=${field.path}&_order=desc&_start=0&_end=5`);
      expect(answer.status, `${field.path}: ${JSON.stringify(answer.body)}`).toBe(200);
    }
    for (const field of entities[name].fields.filter((candidate) => candidate.filter)) {
      const answer = await reader().get(`${path}?${field.path}_null=true`);
      expect([200, 400], `${field.path}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
    }
    expect((await reader().get(`${path}?q=açaí`)).status).toBe(entities[name].search.length > 0 ? 200 : 400);
  });
});

const removable = creatable.filter((name) => entities[name].methods.remove);

describe.each(creatable)('a %s', (name) => {
  const path = `/api/${entities[name].collection}`;

  it('is created, read, merged, and unknown to another organisation', async () => {
    const record = await create(admin, name);
    const own = `${path}/${String(record['id'])}`;
    expect(record['version']).toBe(1);
    expect((await admin.get(own)).body).toEqual(record);
    const same = await admin.put(own, record);
    expect(same.status, JSON.stringify(same.body)).toBe(200);
    expect(same.body.version, 'what is sent back unchanged is no change').toBe(1);
    expect((await stranger.get(own)).status).toBe(404);
    expect((await stranger.put(own, {})).status).toBe(404);
    expect((await stranger.get(`${path}?id=${String(record['id'])}`)).body).toEqual([]);
    expect((await admin.get(`${own}/history`)).body).toMatchObject([{ action: 'create' }]);
  });

  it('is refused without its required fields, each named', async () => {
    const required = Object.keys(draft(name));
    const answer = await admin.post(path, {});
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('VALIDATION');
    const named = Object.keys(answer.body.errors);
    expect(
      required.filter(
        (field) => entities[name].fields.find((known) => known.name === field)?.required && !named.includes(field),
      ),
    ).toEqual([]);
  });

  it.skipIf(!removable.includes(name))('is deleted with the record as the answer', async () => {
    const record = await create(admin, name);
    const answer = await admin.remove(`${path}/${String(record['id'])}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.id).toBe(record['id']);
    expect((await admin.get(`${path}/${String(record['id'])}`)).status).toBe(404);
  });
});
