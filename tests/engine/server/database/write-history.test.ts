import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '#generated/tables.ts';
import type { Database } from '#engine/server/database/database.ts';
import { changedFields, writeHistory } from '#engine/server/database/write-history.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
const actor = { userId: randomUUID(), name: 'Ana' };
const entry = {
  organizationId: 'icd',
  entity: 'provider',
  action: 'update',
  actor,
  at: new Date('2026-11-20T12:00:00Z'),
};

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

describe('history', () => {
  it('says who changed which fields from what to what, why, and under which schemas', async () => {
    const recordId = randomUUID();
    const before = { name: 'a', active: true, address: { city: 'Rio' }, version: 1 };
    await writeHistory(database, {
      ...entry,
      recordId,
      before,
      after: { ...before, name: 'b', address: { city: 'Rio' }, version: 2 },
      reason: 'typo',
    });
    expect(
      await database.query.selectFrom('history').selectAll().where('record_id', '=', recordId).execute(),
    ).toMatchObject([
      {
        entity: 'provider',
        action: 'update',
        actor,
        changes: { name: { from: 'a', to: 'b' } },
        reason: 'typo',
        fingerprint,
        at: '2026-11-20T12:00:00.000Z',
      },
    ]);
  });

  it('is undone with the write it belongs to', async () => {
    const recordId = randomUUID();
    const attempt = database.transaction(async () => {
      await writeHistory(database, { ...entry, recordId, after: { name: 'a' } });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await database.query.selectFrom('history').selectAll().where('record_id', '=', recordId).execute()).toEqual(
      [],
    );
  });

  it.each([
    { change: 'a new value', before: {}, after: { a: 1 }, changes: { a: { to: 1 } } },
    { change: 'a value taken away', before: { a: 1 }, after: { a: null }, changes: { a: { from: 1 } } },
    { change: 'nothing, when absent and null meet', before: { a: null }, after: {}, changes: {} },
    {
      change: 'nothing, when keys of a value changed places',
      before: { a: { x: 1, y: 2 } },
      after: { a: { y: 2, x: 1 } },
      changes: {},
    },
    {
      change: 'a list in another order',
      before: { a: [1, 2] },
      after: { a: [2, 1] },
      changes: { a: { from: [1, 2], to: [2, 1] } },
    },
    {
      change: 'a date as it is stored',
      before: { a: new Date(0) },
      after: { a: '1970-01-01T00:00:00.000Z' },
      changes: {},
    },
  ])('holds $change', ({ before, after, changes }) => {
    expect(changedFields(before, after)).toEqual(changes);
  });
});
