// A write and its history are one: what was not done is not told.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { personActor } from '#engine/server/actor.ts';
import { changeRecord, deleteRecord, findOwn } from '#engine/server/records/store.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const actor = personActor({ userId: crypto.randomUUID(), name: 'Ana', organizationId: 'icd', roles: ['admin'] });

async function told(id: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    action: string;
  }>`select action from history where record_id = ${id} order by action`.execute(server.database.query);
  return rows.map(({ action }) => action);
}

describe.each([entities.salesChannel, entities.provider])('$name: the history of a record that is gone', (entity) => {
  it('tells no change and no second end', async () => {
    const id = String((await create(admin, entity.name))['id']);
    const before = await findOwn(server.database, entity, { organizationId: 'icd', id });
    if (before === undefined) throw new Error('it was not made');
    const after = { ...before, [entity.title[0] ?? '']: 'Outro nome' };
    const write = () =>
      changeRecord(server.database, entity, { before, after, author: { actor, now: new Date(), action: 'update' } });
    const remove = () => deleteRecord(server.database, entity, before, { actor, now: new Date(), action: 'remove' });
    await write();
    await remove();
    expect(await told(id)).toEqual(['create', 'remove', 'update']);
    expect(await write()).toBeUndefined();
    await remove();
    expect(await told(id)).toEqual(['create', 'remove', 'update']);
  });
});
