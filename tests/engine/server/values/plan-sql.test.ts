// The statements of a plan, as people and linters of migrations read them.
import { expect, it } from 'vitest';
import type { Table } from '#engine/model/table.ts';
import { plan } from '#engine/server/database/plan/plan.ts';
import type { Outcome } from '#engine/server/database/run-steps.ts';
import { planSql } from '#engine/server/values/print-sql.ts';
import cases from '#tests/engine/server/database/plan-cases.json' with { type: 'json' };
import { buildTable, fax, name, ride, shop } from '#tests/engine/server/database/tables.ts';
import { lintSql } from '#tests/support/squawk.ts';

const tablesOf = (tables: readonly unknown[]): Table[] => tables.map((table) => buildTable(table as Partial<Table>));

const outcomesOf = (before: readonly Table[], after: readonly Table[], isPermitted = false): Outcome[] =>
  plan(before, after).map((step) => ({
    step,
    count: 0,
    state: isPermitted && step.risk?.permitted !== undefined ? 'permitted' : 'applied',
  }));

const bare = { ...ride, indexes: ride.indexes.slice(0, 1), checks: [], foreignKeys: [] };

it('are one transaction, and afterwards what others need not wait for', () => {
  const sql = planSql({ outcomes: outcomesOf([shop, bare], [shop, ride]), apart: true });
  const [inside = '', afterwards = ''] = sql.split('-- Afterwards');
  expect(inside).toContain('begin;');
  expect(inside).toContain('set local lock_timeout = 3000;');
  expect(inside).not.toMatch(/create (unique )?index/);
  expect(inside.match(/ not valid;/g)).toHaveLength(2);
  expect(afterwards.match(/create (unique )?index concurrently if not exists /g)?.length).toBeGreaterThan(1);
  expect(afterwards.match(/ validate constraint /g)).toHaveLength(2);
});

it('are all in the transaction where nothing can be done after it', () => {
  const sql = planSql({ outcomes: outcomesOf([shop, bare], [shop, ride]), apart: false });
  expect(sql.split('commit;')[1]).toBe('');
  expect(sql).not.toMatch(/concurrently|not valid/);
});

it('make what a foreign key rests on before it', () => {
  const keyless = { ...shop, indexes: [] };
  const [inside = ''] = planSql({ outcomes: outcomesOf([keyless, bare], [shop, ride]), apart: true }).split('commit;');
  expect(inside.indexOf('create unique index "shop_key"')).toBeGreaterThan(-1);
  expect(inside.indexOf('create unique index "shop_key"')).toBeLessThan(inside.indexOf('foreign key'));
});

it('tell what stops as a comment, on one line whatever it is called', () => {
  const [outcome] = outcomesOf([buildTable({ columns: [fax] })], [buildTable()]);
  if (outcome === undefined) throw new Error('nothing was planned');
  const step = { ...outcome.step, summary: 'first\ndrop table "ride"' };
  const sql = planSql({ outcomes: [{ ...outcome, step, state: 'stopped' }], apart: true });
  expect(sql).toContain('-- stopped: first drop table "ride"');
  expect(sql).not.toMatch(/^(alter|drop|insert)/m);
});

it('pass the linter of migrations, permitted or not', async () => {
  const scripts = [false, true].flatMap((isPermitted) =>
    cases.map(({ before, after }) =>
      planSql({ outcomes: outcomesOf(tablesOf(before), tablesOf(after), isPermitted), apart: true }),
    ),
  );
  expect(await lintSql(scripts)).toEqual([]);
});

it('of a rename beside the former version pass it too', async () => {
  const label = { ...name, name: 'label', was: 'name', field: 'label' };
  const [before, after] = [name, label].map((column) =>
    buildTable({
      columns: [column],
      checks: [{ name: `ride_${column.name}_length`, expression: `char_length("${column.name}") < 9` }],
    }),
  );
  if (before === undefined || after === undefined) throw new Error('two tables are planned');
  const outcomes = plan([before], [after], { expands: true }).map((step): Outcome => ({
    step,
    count: 0,
    state: 'applied',
  }));
  const sql = planSql({ outcomes, apart: true });
  expect(sql.split('-- Afterwards')[0]).not.toContain('update "ride"');
  expect(await lintSql([sql])).toEqual([]);
});

it('would not pass it if they held up who writes', async () => {
  const outcomes = outcomesOf([shop, bare], [shop, ride]);
  const found = await lintSql([planSql({ outcomes, apart: false })]);
  expect(found.map((text) => text.split(':')[0])).toEqual(
    expect.arrayContaining(['require-concurrent-index-creation', 'constraint-missing-not-valid']),
  );
  const required = outcomesOf(
    [buildTable({ columns: [{ ...name, nullable: true }] })],
    [buildTable({ columns: [name] })],
  );
  expect(await lintSql([planSql({ outcomes: required, apart: false })])).toEqual([
    expect.stringContaining('adding-not-nullable-field'),
  ]);
});
