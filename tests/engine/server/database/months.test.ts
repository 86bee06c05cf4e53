// The months of tables in parts are made ahead; backups and the history have them.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import { restoreBackup } from '#engine/server/database/backup/restore-backup.ts';
import { writeBackup } from '#engine/server/database/backup/write-backup.ts';
import { makeMonths } from '#engine/server/database/months.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { declare } from './tables.ts';
import { month, nameOf, openVisits, shop, usual, visits } from './visits.ts';

const { rides, apply, rows, visit, places, parts } = openVisits();

describe('the months to come', () => {
  /** As a server finds it that was off for long: nothing but the last part reaches to now. */
  async function longAgo(): Promise<void> {
    await apply(visits({ by: 'at' }));
    const made = await rows(sql<{ part: string }>`
      select c.relname as part from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'visit'::regclass`);
    for (const { part } of made) await sql`drop table ${sql.table(part)}`.execute(rides.database.query);
    for (const [part, bound] of [
      ['visit_before', `(minvalue) to ('${month(-3)}')`],
      [nameOf(month(-3)), `('${month(-3)}') to ('${month(-2)}')`],
      ['visit_later', `('${month(-2)}') to (maxvalue)`],
    ] as const)
      await sql`create table ${sql.table(part)} partition of visit for values from ${sql.raw(bound)}`.execute(
        rides.database.query,
      );
  }
  const makeAll = (since?: Date) =>
    makeMonths(rides.database, [visits({ by: 'at' })], since === undefined ? {} : { since });
  const make = async (since?: Date) => (await rides.database.transaction(() => makeAll(since))).made;

  it('are made, and what came meanwhile moves into its month', async () => {
    await longAgo();
    await visit('then', `${month(-3)}T00:00:00Z`);
    await visit('meanwhile', `${month(-1)}T12:00:00Z`);
    await visit('far', `${month(9)}T00:00:00Z`);
    const made = await make();
    expect(made).toEqual([...[-2, -1, 0, 1, 2, 3].map((at) => nameOf(month(at))), 'visit_later']);
    expect(await places()).toEqual([
      { name: 'far', part: 'visit_later' },
      { name: 'meanwhile', part: nameOf(month(-1)) },
      { name: 'then', part: nameOf(month(-3)) },
    ]);
    expect(await make()).toEqual([]);
    await expect(visit('forbidden', `${month(2)}T00:00:00Z`)).rejects.toThrow(/visit_name/);
  });

  it('are made by a start', async () => {
    await longAgo();
    await apply(visits({ by: 'at' }));
    expect((await parts()).filter((part) => part.startsWith(nameOf(month(3))))).toHaveLength(1);
  });

  it('are made once by several at the same time', async () => {
    await longAgo();
    await visit('a', `${month(-1)}T12:00:00Z`);
    const made = await Promise.all([make(), make(), make()]);
    expect(made.map((each) => each.length).toSorted((a, b) => a - b)).toEqual([0, 0, 7]);
    expect(await places()).toEqual([{ name: 'a', part: nameOf(month(-1)) }]);
  });

  it('are left to who owns the table: others start without them, and write', async () => {
    await longAgo();
    const clerk = `clerk_${randomUUID().slice(0, 8)}`;
    const say = (statement: string) => sql.raw(statement).execute(rides.database.query);
    const [place] = await rows(sql<{ schema: string }>`select quote_ident(current_schema()) as schema`);
    await say(`create role ${clerk}`);
    await say(`grant usage on schema ${place?.schema ?? ''} to ${clerk}`);
    await say(`grant all on all tables in schema ${place?.schema ?? ''} to ${clerk}`);
    await rides.database.transaction(async () => {
      await say(`set local role ${clerk}`);
      expect(await makeAll()).toEqual({ made: [], left: ['visit'] });
      expect(await apply(visits({ by: 'at' }))).toEqual([]);
      await visit('a', `${month(0)}T12:00:00Z`);
    });
    expect(await places()).toEqual([{ name: 'a', part: 'visit_later' }]);
    expect(await make()).toContain(nameOf(month(0)));
    expect(await places()).toEqual([{ name: 'a', part: nameOf(month(0)) }]);
    await say(`drop owned by ${clerk}`);
    await say(`drop role ${clerk}`);
  });

  it('reach back where many rows of the past are to come', async () => {
    await apply(visits({ by: 'at' }));
    await make(new Date(`${month(-2)}T00:00:00Z`));
    await visit('a', `${month(-2)}T00:00:00Z`);
    await visit('b', `${month(-3)}T00:00:00Z`);
    expect(await places()).toEqual([
      { name: 'a', part: nameOf(month(-2)) },
      { name: 'b', part: 'visit_before' },
    ]);
    expect(await make(new Date(`${month(-9)}T00:00:00Z`))).toEqual([]);
  });

  it('are made again, empty, where somebody has taken them away', async () => {
    await apply(visits({ by: 'at' }));
    for (const at of [1, 2])
      await sql`alter table visit detach partition ${sql.table(nameOf(month(at)))}`.execute(rides.database.query);
    await sql`drop table visit_before, visit_later`.execute(rides.database.query);
    await apply(visits({ by: 'at' }));
    const bounds = (await parts()).map((part) => part.slice(part.indexOf(' ') + 1));
    expect(bounds).toEqual(usual().map((part) => part.slice(part.indexOf(' ') + 1)));
    await visit('a', `${month(1)}T00:00:00Z`);
    await visit('b', `${month(9)}T00:00:00Z`);
    await visit('c', '2020-05-05T12:00:00Z');
    expect(await places()).toMatchObject([
      { part: `${nameOf(month(1))}_2` },
      { part: 'visit_later' },
      { part: 'visit_before' },
    ]);
  });

  it('take other names where a part of a former table has theirs', async () => {
    await apply(visits());
    await sql`create table ${sql.table(nameOf(month(1)))} (a int)`.execute(rides.database.query);
    await apply(visits({ by: 'at' }));
    expect(await parts()).toContain(`${nameOf(month(1))}_2 ${month(1)} ${month(2)}`);
  });
});

describe('a backup of tables in parts', () => {
  it('has all of their rows, and is restored into parts', async () => {
    await apply(visits({ by: 'at' }));
    await visit('a', '2020-05-05T12:00:00Z');
    await visit('b', `${month(2)}T00:00:00Z`);
    await rides.note(randomUUID(), { name: { to: 'a' } });
    const folder = mkdtempSync(join(tmpdir(), 'parts-'));
    const other = await openTestDatabase({ template: 'empty' });
    try {
      const path = join(folder, 'backup.gz');
      await writeBackup({ database: rides.database, path, now: new Date() });
      await restoreBackup(other, path);
      const { rows: restored } =
        await sql`select tableoid::regclass::text as part, name from visit order by name`.execute(other.query);
      expect(restored).toEqual([
        { name: 'a', part: 'visit_before' },
        { name: 'b', part: nameOf(month(2)) },
      ]);
      expect(await applySchema(other, { schema: declare(visits({ by: 'at' }), shop) })).toEqual([]);
      const { rows: next } = await sql<{ id: number }>`
        insert into history (organization_id, entity, record_id, action, at, actor, changes, fingerprint)
        select organization_id, entity, record_id, action, now(), actor, changes, '' from history returning id`.execute(
        other.query,
      );
      expect(Number(next[0]?.id)).toBe(2);
    } finally {
      await other.close();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the history', () => {
  it('has parts by itself, and is read in order over all of them', async () => {
    await apply(visits());
    expect(await parts('history')).toEqual(usual('history'));
    const id = randomUUID();
    await rides.note(id, { first: {} });
    await sql`update history set at = at - interval '1 year'`.execute(rides.database.query);
    await rides.note(id, { second: {} });
    expect(await rides.readHistory()).toEqual([{ first: {} }, { second: {} }]);
    expect(await rows(sql`select tableoid::regclass::text as part from history order by id`)).toEqual([
      { part: 'history_before' },
      { part: nameOf(month(0), 'history') },
    ]);
  });
});
