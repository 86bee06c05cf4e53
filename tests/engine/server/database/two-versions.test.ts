// Two versions of the product on one database while a column is renamed: expand, then contract.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Column, Table } from '#engine/model/table.ts';
import { tables } from '#generated/tables.ts';
import { applySchema, planSchema } from '#engine/server/database/apply-schema.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { planText } from '#engine/server/values/print-plan.ts';
import { startApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { openRides } from './rides.ts';
import { buildTable, declare, name, search } from './tables.ts';

const rides = openRides();

const code: Column = { name: 'code', type: 'text', nullable: false, default: `'none'`, field: 'code' };
const label: Column = { ...code, name: 'label', field: 'label', was: 'code' };
const keyOn = (column: string) => ({
  indexes: [
    {
      name: `ride_${column}_key`,
      method: 'btree' as const,
      expressions: ['"organization_id"', `"${column}"`],
      unique: true,
    },
    { name: `ride_${column}_idx`, method: 'btree' as const, expressions: [`norm("${column}")`], unique: false },
  ],
  checks: [{ name: `ride_${column}_length`, expression: `char_length("${column}") < 9` }],
});
const sought = (column: string): Column => ({ ...search, generated: `norm("${column}")` });
const tableOf = (column: Column): Table =>
  buildTable({ columns: [name, column, sought(column.name)], ...keyOn(column.name) });

const [former, present] = [tableOf(code), tableOf(label)];
const expand = () => applySchema(rides.database, { schema: declare(present), rolling: true });
const contract = () => applySchema(rides.database, { schema: declare(present) });
const insert = (column: string, value: string) =>
  sql`insert into ride (id, organization_id, name, ${sql.ref(column)}) values (gen_random_uuid(), 'icd', 'a', ${value})`.execute(
    rides.database.query,
  );
const update = (column: string, from: string, to: string) =>
  sql`update ride set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(rides.database.query);
const both = async () =>
  (
    await sql<{
      code: string;
      label: string;
      search: string;
    }>`select code, label, search from ride order by label`.execute(rides.database.query)
  ).rows;
const twice = (value: string) => ({ code: value, label: value, search: value });

describe('a column that is renamed while the former version runs', () => {
  it('stands under both names, whoever writes it', async () => {
    await rides.apply(former);
    await insert('code', 'there');
    const outcomes = await expand();
    expect(outcomes.map(({ step }) => step.id)).toContain('expand-column:ride.label');
    expect(await both()).toEqual([twice('there')]);
    await insert('code', 'old');
    await insert('label', 'new');
    await update('code', 'there', 'a');
    await update('label', 'old', 'b');
    expect(await both()).toEqual([twice('a'), twice('b'), twice('new')]);
    // Where nothing is given, the default is, under both.
    await sql`insert into ride (id, organization_id, name) values (gen_random_uuid(), 'icd', 'a')`.execute(
      rides.database.query,
    );
    expect(await both()).toContainEqual(twice('none'));
  });

  it('holds both versions to what holds for it', async () => {
    await rides.apply(former);
    await expand();
    await insert('code', 'one');
    await expect(insert('label', 'one')).rejects.toThrow(/ride_label_key/);
    await expect(insert('code', 'one')).rejects.toThrow(/ride_label_key/);
    await expect(insert('code', 'much too long')).rejects.toThrow(/ride_label_length/);
    await expect(update('label', 'one', 'much too long')).rejects.toThrow(/ride_label_length/);
  });

  it('has one name again after the next start, with what was noted under the former', async () => {
    await rides.apply(former);
    const id = await rides.insert({});
    await expand();
    await rides.note(id, { code: { from: 'none', to: 'x' } });
    expect(
      (await planSchema(rides.database, { schema: declare(present), rolling: true })).map(({ step }) => step.id),
    ).toEqual([]);
    expect((await contract()).map(({ step }) => step.id)).toEqual(['contract-column:ride.label']);
    await expect(sql`select code from ride`.execute(rides.database.query)).rejects.toThrow(/code/);
    expect(await rides.readHistory()).toEqual([{ label: { from: 'none', to: 'x' } }]);
    expect(await rides.plan(present)).toEqual([]);
    await insert('label', 'new');
    expect(await rides.read('label')).toEqual(['new', 'none']);
    const { rows } = await sql`select 1 from pg_proc where starts_with(proname, 'renamed_')`.execute(
      rides.database.query,
    );
    expect(rows).toEqual([]);
  });

  it('is where a plain rename would have led', async () => {
    await rides.apply(former);
    await expand();
    await contract();
    const shape = async () =>
      (
        await sql<{ print: string }>`
          select pg_get_indexdef(indexrelid) as print from pg_index where indrelid = 'ride'::regclass
          union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = 'ride'::regclass and contype <> 'n'
          union all select attname || ' ' || format_type(atttypid, atttypmod) || attnotnull from pg_attribute where attrelid = 'ride'::regclass and attnum > 0 and not attisdropped
          order by 1`.execute(rides.database.query)
      ).rows;
    const expanded = await shape();
    await sql`drop schema public cascade`.execute(rides.database.query);
    await sql`create schema public`.execute(rides.database.query);
    await rides.apply(former);
    await rides.apply(present);
    expect(expanded).toEqual(await shape());
  });

  it('is let go of before it is renamed again', async () => {
    await rides.apply(former);
    await insert('code', 'kept');
    await expand();
    const third = tableOf({ ...label, name: 'title', field: 'title', was: 'label' });
    const outcomes = await applySchema(rides.database, { schema: declare(third), rolling: true });
    expect(outcomes.map(({ step }) => step.id).slice(0, 2)).toEqual([
      'contract-column:ride.label',
      'expand-column:ride.title',
    ]);
    const { rows } = await sql`select label, title from ride`.execute(rides.database.query);
    expect(rows).toEqual([{ label: 'kept', title: 'kept' }]);
    await applySchema(rides.database, { schema: declare(third) });
    expect(await rides.read('title')).toEqual(['kept']);
    expect(await rides.plan(third)).toEqual([]);
  });

  it('is filled in rows too that were let be otherwise than a check has it', async () => {
    const gate = (nullable: boolean): Column => ({ name: 'gate', type: 'text', nullable, field: 'gate' });
    const of = (column: Column, nullable: boolean): Table => {
      const table = tableOf(column);
      return { ...table, columns: [...table.columns, gate(nullable)] };
    };
    await rides.apply(of(code, true));
    await insert('code', 'there');
    await rides.apply(of(code, false), 'require:ride.gate');
    const next = of(label, false);
    await applySchema(rides.database, { schema: declare(next), rolling: true });
    expect(await both()).toEqual([twice('there')]);
    await applySchema(rides.database, { schema: declare(next) });
    expect(await rides.read('label')).toEqual(['there']);
    await expect(insert('label', 'new')).rejects.toThrow(/gate/);
  });

  it('is renamed at once where its type changes too', async () => {
    await rides.apply(former);
    const wider = buildTable({ columns: [name, { ...label, type: 'text[]', default: `'{}'` }] });
    const ids = (await planSchema(rides.database, { schema: declare(wider), rolling: true })).map(
      ({ step }) => step.id,
    );
    expect(ids).toContain('rename-column:ride.label');
    expect(ids).not.toContain('expand-column:ride.label');
    const planned = await planChange(rides.database, { schema: declare(wider), rolling: true });
    expect(planText(planned)).toContain('Processes of the former version cannot run beside rename-column:ride.label');
    expect(planText({ ...planned, rolling: false })).not.toContain('former version');
  });
});

/** The schemas of the next version: providers have a commercial name. */
const next = declare(
  ...tables.map((table) => {
    if (table.name !== 'provider') return table;
    const text = JSON.stringify(table)
      .replaceAll('trade_name', 'commercial_name')
      .replaceAll('"tradeName"', '"commercialName"');
    const renamed = JSON.parse(text) as Table;
    const columns = renamed.columns.map((column) =>
      column.name === 'commercial_name' ? { ...column, was: 'trade_name' } : column,
    );
    return { ...renamed, columns };
  }),
);

describe('a server of the former version', () => {
  it('goes on beside one that calls a column otherwise: both see what the other writes', async () => {
    const server = await startApp();
    try {
      const admin = await server.as('admin');
      const first = await create(admin, 'provider', { tradeName: 'Bondinho' });
      await applySchema(server.database, { schema: next, rolling: true });
      const ofNext = async (id: unknown) =>
        (await sql`select commercial_name as name from provider where id = ${id}`.execute(server.database.query)).rows;
      expect(await ofNext(first['id'])).toEqual([{ name: 'Bondinho' }]);
      const second = await create(admin, 'provider', { tradeName: 'Teatro' });
      expect(await ofNext(second['id'])).toEqual([{ name: 'Teatro' }]);
      const changed = await admin.put(`/api/providers/${String(second['id'])}`, { tradeName: 'Teatro Novo' });
      expect(changed.status).toBe(200);
      expect(await ofNext(second['id'])).toEqual([{ name: 'Teatro Novo' }]);
      await sql`update provider set commercial_name = 'Bonde' where id = ${first['id']}`.execute(server.database.query);
      for (const query of ['_sort=tradeName', 'tradeName_in=Bonde,Teatro Novo&_sort=tradeName', 'q=bon'])
        expect((await admin.get(`/api/providers?${query}`)).body).toContainEqual(
          expect.objectContaining({ id: first['id'], tradeName: 'Bonde' }),
        );
      expect((await server.app.inject('/readyz')).statusCode).toBe(200);
      await applySchema(server.database, { schema: next });
      expect((await admin.get('/api/providers')).status).toBe(503);
      const { rows } = await sql`select changes -> 'commercialName' ->> 'to' as became from history
        where record_id = ${second['id']} and action = 'update'`.execute(server.database.query);
      expect(rows).toEqual([{ became: 'Teatro Novo' }]);
    } finally {
      await server.close();
    }
  });
});
