// Whoever is refused is told by which rule, at a place that an analyst can open: a file, and a key that is there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type Answer, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let director: Caller;

beforeAll(async () => {
  server = await startApp();
  [admin, director] = [await server.as('admin'), await server.as('director')];
});
afterAll(() => server.close());

/** What stands at the place of a rule; of a list the one with the name. */
function placeOf(rule: string): unknown {
  const [, file = '', key = ''] = /^(\S+\.json) ([\w.-]+)(?:: \S.*)?$/.exec(rule) ?? [];
  const content: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8'));
  return key.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value.find((item: { readonly name?: unknown }) => item.name === step);
    return (value as Readonly<Record<string, unknown>> | undefined)?.[step];
  }, content);
}

it.each<[string, () => Promise<Answer>]>([
  [
    'an administrator’s account is edited by another',
    () => director.put(`/api/users/${admin.userId}`, { name: 'Tomado' }),
  ],
  ['somebody makes himself an administrator', () => director.put(`/api/users/${director.userId}`, { role: ['admin'] })],
  ['an administrator gives up his role', () => admin.put(`/api/users/${admin.userId}`, { role: ['director'] })],
  ['somebody disables himself', () => admin.post(`/api/users/${admin.userId}/actions/disable`)],
  ['somebody deletes his own account', () => director.remove(`/api/users/${director.userId}`)],
  [
    'a user with other roles is deleted as an operator',
    async () => {
      const provider = await create(admin, 'provider');
      const both = await server.person({ roles: ['operator', 'sales'], providerIds: [String(provider['id'])] });
      return admin.remove(`/api/operators/${both.userId}`);
    },
  ],
  [
    'a user with other roles is changed as an operator',
    async () => {
      const provider = await create(admin, 'provider');
      const both = await server.person({ roles: ['operator', 'sales'], providerIds: [String(provider['id'])] });
      return (await server.as('supervisor')).put(`/api/operators/${both.userId}`, { name: 'Outro nome' });
    },
  ],
])('%s: refused by a rule that can be looked up', async (_, call) => {
  const { status, body } = await call();
  expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  expect(placeOf(body.rule as string), body.rule as string).toBeDefined();
});
