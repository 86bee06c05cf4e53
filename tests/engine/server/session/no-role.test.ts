// Signed in is a condition of its own: whoever has no role, or one that is no longer declared, has his profile and
// nothing else.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
  // The database takes no unknown role; one that was taken out of roles.config.json may still stand there until the
  // next start.
  await sql`alter table "user" drop constraint user_role_options`.execute(server.database.query);
});
afterAll(() => server.close());

describe.each([
  ['no role', []],
  ['a role that nobody declares', ['unheardOf']],
])('with %s', (_, roles) => {
  it('one has his profile, saves it, reads notices and signs out', async () => {
    const person = await server.person({ roles });
    const token = person.headers['authorization']?.slice(7) ?? '';
    expect((await server.guest.get(`/session?token=${token}`)).body.user).toMatchObject({
      id: person.userId,
      role: roles,
    });
    expect((await person.post('/api/auth/user/update', { user: { name: 'Sem Papel' } })).body.user.name).toBe(
      'Sem Papel',
    );
    expect((await person.get('/api/quick-panel/data')).body).toEqual({ notices: [] });
    expect((await person.remove('/session')).status).toBe(204);
    expect((await person.get('/api/quick-panel/data')).status).toBe(401);
  });

  it('one is refused every list, and looks as nobody', async () => {
    const person = await server.person({ roles });
    for (const name of entityNames)
      expect((await person.get(`/api/${entities[name].collection}`)).status, name).toBe(403);
    expect((await person.get('/api/providers', { 'x-view-as': 'admin' })).status).toBe(403);
  });
});
