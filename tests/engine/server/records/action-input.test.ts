// What actions may ask for beyond a reason: a typed confirmation, values for fields, conditions of the record.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../../../src/server.ts';
import { entities } from '#generated/entities.ts';
import type { Action, Entity } from '#engine/model/entity.ts';
import { personActor, type Actor } from '#engine/server/actor.ts';
import type { ApiError } from '#engine/server/http/api-error.ts';
import { actOnRecord } from '#engine/server/records/act-on-record.ts';
import { startApp, testSettings, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let actor: Actor;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  actor = personActor({ userId: admin.userId, name: 'Ana', roles: ['admin'], organizationId: 'icd' });
});
afterAll(() => server.close());

const close: Action = {
  name: 'close',
  field: 'accessState',
  from: ['active'],
  to: ['blocked'],
  system: false,
  roles: ['admin'],
  reason: 'optional',
  reasonLength: [5, 50],
  confirm: 'email',
  input: 'passwordForgot',
  guard: [{ field: 'deletionState', equals: 'none' }],
  destructive: true,
  set: { name: '$input.region_code', email: '$input.email', gender: 'other', deletionRequestedAt: '$now' },
};
const entity: Entity = { ...entities.customer, actions: [close] };

async function closing(body: Readonly<Record<string, unknown>>) {
  const customer = await create(admin, 'customer', { email: `fecha-${Math.random()}@example.com` });
  const run = () =>
    actOnRecord(
      {
        database: server.database,
        settings: testSettings,
        behaviours: modules.behaviours,
        clock: () => new Date('2026-11-20T12:00:00Z'),
      },
      {
        entity,
        action: 'close',
        actor,
        at: { id: String(customer['id']) },
        body: { confirm: customer['email'], ...body },
      },
    );
  return { customer, run };
}

const problemsOf = (error: unknown) =>
  (error as ApiError).invalid?.problems.map(({ path, rule }) => `${path.join('.')}: ${rule}`);

describe('an action that asks for more', () => {
  it.each([
    [{ email: 'nova@example.com', confirm: 'other@example.com' }, ['confirm: confirm']],
    [{}, ['email: required']],
    [{ email: 'nobody' }, ['email: format.email']],
    [{ email: 'nova@example.com', region_code: 5 }, ['region_code: type']],
    [{ email: 'nova@example.com', status: 'x' }, ['status: unknownField']],
    [{ email: 'nova@example.com', reason: 'oi' }, ['reason: minLength']],
  ])('refuses %j', async (body, problems) => {
    const { run } = await closing(body);
    expect(await run().catch(problemsOf)).toEqual(problems);
  });

  it('writes what was given, the literals and the time', async () => {
    const refused = await closing({ email: 'fica@example.com', confirm: undefined });
    await expect(refused.run()).rejects.toMatchObject({ code: 'VALIDATION' });
    expect((await admin.get(`/api/customers/${String(refused.customer['id'])}`)).body.accessState).toBe('active');
    const { run } = await closing({ email: ' Nova@Example.com', region_code: 'BR' });
    expect(await run()).toMatchObject({
      accessState: 'blocked',
      email: 'nova@example.com',
      name: 'BR',
      gender: 'other',
      deletionRequestedAt: '2026-11-20T12:00:00.000Z',
    });
  });
});
