// What a plan says besides its steps: what is locked meanwhile, what could not be compared; and how stored text stands
// in a terminal.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Column, Table } from '#engine/model/table.ts';
import { declaredModel, rememberModel } from '#engine/server/database/model-memory.ts';
import { locksOf } from '#engine/server/database/plan/locks.ts';
import { plan } from '#engine/server/database/plan/plan.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { shown } from '#engine/server/database/shown.ts';
import { planMarkdown } from '#engine/server/values/print-markdown.ts';
import { planJson, planText } from '#engine/server/values/print-plan.ts';
import { openRides, type Rides } from '../database/rides.ts';
import { buildTable, declare, fax, name, ride, shop } from '../database/tables.ts';

const rides: Rides = openRides();

const of = (...columns: readonly Column[]): Table => buildTable({ columns: [name, ...columns] });

async function insert(value: string): Promise<void> {
  await rides.database.query
    .insertInto('ride')
    .values({ id: randomUUID(), organization_id: 'icd', name: 'a', fax: value })
    .execute();
}

it('says the lock of each step, on whom it lies and of how many rows', async () => {
  await rides.apply(of(fax));
  await insert('1');
  const planned = await planChange(rides.database, { schema: declare(of({ ...fax, type: 'integer' })) });
  expect(planText(planned)).toMatch(/locks ride: access exclusive, nobody else .* about 1 rows .* written/);
  expect(JSON.parse(planJson(planned))).toMatchObject({
    steps: [{ locks: [{ table: 'ride', lock: 'access exclusive', rows: 'written', estimate: 1 }] }],
  });
});

it('says once that nothing was changed, also where it stops', async () => {
  await rides.apply(of(fax));
  await insert('no number');
  const told = async (column: Column) =>
    planText(await planChange(rides.database, { schema: declare(of(column)) })).match(/nothing was changed/gi);
  expect(await told({ ...fax, type: 'integer' })).toHaveLength(1);
  expect(await told({ ...fax, name: 'other' })).toHaveLength(1);
});

it('says how long a step took when it was tried, where one would notice', async () => {
  await rides.apply(of(fax));
  await insert('1');
  const wanted = of({ ...fax, type: 'integer' });
  const planned = await planChange(rides.database, { schema: declare(wanted) });
  const [{ milliseconds } = {}] = (JSON.parse(planJson(planned)) as { steps: { milliseconds?: number }[] }).steps;
  expect(milliseconds).toBeGreaterThanOrEqual(0);
  const [outcome] = planned.outcomes;
  if (outcome === undefined) throw new Error('nothing was planned');
  const withTime = (milliseconds: number) => ({ ...planned, outcomes: [{ ...outcome, milliseconds }] });
  expect(planText(withTime(4))).not.toContain('took');
  const text = planText(withTime(2345));
  expect(text).toContain('          took 2.3 s when it was tried just now');
  expect(text).toContain('All of it took 2.3 s when it was tried just now: so long the locks are held.');
  expect(planMarkdown(withTime(150))).toContain('took 150 ms when it was tried just now');
});

it('takes the time of what it waits for', async () => {
  await rides.apply(of(fax));
  await sql`create function slow(value text) returns text language plpgsql immutable as $$ begin perform pg_sleep(0.05); return value; end $$`.execute(
    rides.database.query,
  );
  await insert('1');
  const planned = await planChange(rides.database, {
    schema: declare(of(fax, { name: 'copy', type: 'text', nullable: true, generated: 'slow("fax")' })),
  });
  expect(planText(planned)).toMatch(/took \d+ ms when it was tried just now/);
});

it('says of a table that is new nothing of locks', async () => {
  await rides.apply(of(fax));
  const planned = await planChange(rides.database, { schema: declare(of(fax), shop) });
  expect(planText(planned)).not.toContain('locks');
  const slow = planned.outcomes.map((outcome) => ({ ...outcome, milliseconds: 2000 }));
  expect(planText({ ...planned, outcomes: slow })).not.toContain('locks');
});

describe('a step locks', () => {
  const [free, bare] = [ride, { ...ride, indexes: [], checks: [], foreignKeys: [] }];
  const locks = (before: Table, after: Table): readonly unknown[] =>
    plan([shop, before], [shop, after]).flatMap((step) =>
      locksOf(step, { isPermitted: false, apart: false }).map(
        ({ table, lock, rows }) => `${step.phase} ${table} ${lock} ${rows}`,
      ),
    );

  it('what it reads when indexes, checks and foreign keys come', () => {
    expect(locks(bare, free)).toEqual([
      'create-unique ride share read',
      'create-unique ride share read',
      'create-index ride share read',
      'add-check ride access exclusive read',
      'add-foreign-key ride share row exclusive read',
      'add-foreign-key shop share row exclusive read',
    ]);
  });

  it('the table of an index that goes', () => {
    expect(locks(free, { ...free, indexes: [] })).toContain('drop-index ride access exclusive untouched');
  });
});

describe('a database that remembers no model', () => {
  it('has nothing compared, and the plan says so', async () => {
    await rides.apply(of(fax));
    const planned = await planChange(rides.database, { schema: declare(of(fax)) });
    expect(planText(planned)).toContain('No earlier model is remembered');
    expect(JSON.parse(planJson(planned))).toMatchObject({ looked: false });
  });

  it('has it said no more once one is', async () => {
    await rides.apply(of(fax));
    await rememberModel(rides.database, declaredModel);
    const planned = await planChange(rides.database, { schema: declare(of(fax)) });
    expect(planText(planned)).not.toContain('No earlier model');
    expect(JSON.parse(planJson(planned))).toMatchObject({ looked: true });
  });
});

it('stored text steers no terminal', async () => {
  await rides.apply(of({ ...fax, kind: 'text' }));
  await insert('a\u001b[2J\u009b31m\n\u202eb');
  const planned = await planChange(rides.database, { schema: declare(of()) });
  const printed = planText(planned);
  expect(printed).toContain(String.raw`a\u001b[2J\u009b31m\u000a\u202eb`);
  for (const steering of ['\u001b', '\u009b', '\u202e']) expect(printed + planJson(planned)).not.toContain(steering);
  expect(JSON.parse(planJson(planned))).toMatchObject({
    steps: [{ examples: [{ found: 'a\u001b[2J\u009b31m\n\u202eb' }] }],
  });
});

it('stored text turns no line around', () => {
  const turning = [
    '\u061c',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ];
  for (const sign of turning) expect(shown(`a${sign}b`)).toMatch(/^a\\u[\da-f]{4}b$/);
  expect(shown('ação 🎢👩‍👧')).toBe('ação 🎢👩‍👧');
});

it('is Markdown for a pull request, in which stored text is no markup', async () => {
  await rides.apply(of({ ...fax, kind: 'text' }));
  await insert('<img src=x> `a` [b](c) @all\n# d &lt; $x$ https://example.com www.example.com');
  const printed = planMarkdown(await planChange(rides.database, { schema: declare(of()) }));
  expect(printed).toContain('**Stops**');
  expect(printed).toContain(
    String.raw`- **stops**: ride.fax is dropped: no field declares it any more (drop-column:ride.fax)`,
  );
  expect(printed).toContain('\\<img src=x\\> \\`a\\` \\[b\\](c)');
  expect(printed).toContain(String.raw`\&lt; \$x\$`);
  expect(printed).not.toMatch(/@all|^# d|:\/\/example|www\.example/m);
});
