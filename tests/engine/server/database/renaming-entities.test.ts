// Entities that get other names: rows, references, history, what was kept aside, kept views and arranged lists. And the
// way back.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { resolveTables } from '#engine/compile/resolve-tables.ts';
import type { Entity } from '#engine/model/entity.ts';
import { applySchema, planSchema, SchemaStoppedError, type Declared } from '#engine/server/database/apply-schema.ts';
import { declaredModel, type Model } from '#engine/server/database/model-memory.ts';
import { renameModel } from '#engine/server/database/rename-entities.ts';
import { applyBack, turnedBack } from '#engine/server/values/plan-back.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { planText } from '#engine/server/values/print-plan.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

/** The declared schemas with `provider` called `supplier`, and what its schema says that it was. */
function called(was?: string): Declared & { readonly model: Model } {
  const other = renameModel(declaredModel, [{ from: 'provider', to: 'supplier' }]);
  const all = Object.values<Entity>(other.entities).map((entity) =>
    entity.name === 'supplier' ? { ...entity, table: 'supplier', ...(was !== undefined && { was }) } : entity,
  );
  const model = { ...other, entities: Object.fromEntries(all.map((entity) => [entity.name, entity])) };
  return { tables: resolveTables(all), fingerprint: 'test', model };
}

const declared = { tables: resolveTables(Object.values<Entity>(entities)), fingerprint: 'test', model: declaredModel };
const supplier = called('provider');

let server: TestApp;
let id: string;
const person = randomUUID();
const one = async (statement: ReturnType<typeof sql>): Promise<unknown> =>
  (await statement.execute(server.database.query)).rows[0];

beforeAll(async () => {
  server = await startApp();
  const admin = await server.as('admin');
  id = String((await create(admin, 'provider', { tradeName: 'Bondinho' }))['id']);
  await create(admin, 'ride', { providerId: id });
  await one(sql`
    insert into "user" (id, organization_id, name, email, role, metadata)
    values (${person}, 'icd', 'Rui', 'rui@example.com', '{sales}',
      '{"settings":{"lists":{"provider":{"columns":["tradeName"]},"provider.ride":{"pinned":["title"]}}}}')`);
  await one(sql`
    insert into list_view (id, organization_id, owner_id, entity, name, query, roles, is_default, position, version, updated_at)
    values (${randomUUID()}, 'icd', ${person}, 'provider', 'mine', '[["q","Bond"]]', '{}', false, 0, 1, now())`);
  await one(sql`
    insert into dropped_data (dropped_at, table_name, column_name, record_id, organization_id, value)
    values (now(), 'provider', 'fax', ${id}, 'icd', '"1"')`);
});
afterAll(() => server.close());

const told = () =>
  one(sql`
    select (select count(*)::int from history where entity = 'supplier' and record_id = ${id}) as history,
      (select entity from list_view) as view, (select table_name from dropped_data where record_id = ${id}) as kept,
      (select metadata #> '{settings,lists}' from "user" where id = ${person}) as lists`);
/** Indexes and constraints of a table that are called after another one. */
const strange = (table: string) =>
  one(sql`
    select (select count(*)::int from pg_indexes where tablename = ${table}) > 5 as has,
      (select count(*)::int from pg_indexes where tablename = ${table} and indexname not like ${`${table}_%`}) as indexes,
      (select count(*)::int from pg_constraint
        where conrelid = to_regclass(${table}) and contype <> 'n' and conname not like ${`${table}_%`}) as constraints`);

describe('an entity that is called otherwise', () => {
  it('stops the start where nothing says what it was, with the advice to say it', async () => {
    const stopped = await applySchema(server.database, { schema: called() }).catch((error: unknown) => error);
    expect(stopped).toBeInstanceOf(SchemaStoppedError);
    expect(String(stopped)).toContain('if it is called supplier now, write "x-was": "provider"');
  });

  it('stops the start where the name that it had is none', async () => {
    const stopped = await applySchema(server.database, { schema: called('provder') }).catch((error: unknown) => error);
    expect(String(stopped)).toContain('"x-was" says that supplier was called provder, and there is no such entity');
    expect(String(stopped)).toContain('(provider)');
  });

  it('is one safe step of the plan, which leaves the database as it is', async () => {
    const plan = await planChange(server.database, { schema: supplier });
    const text = planText(plan);
    expect(text).toContain('table provider is renamed to supplier, its rows, history and kept views stay');
    expect(text).not.toContain('is gone');
    expect(plan.outcomes.every(({ state }) => state === 'applied')).toBe(true);
    expect(await one(sql`select to_regclass('supplier') as found`)).toEqual({ found: null });
  });

  it('is told with the kept views and arranged lists that name what it loses', async () => {
    const { supplier: entity, ...others } = supplier.model.entities;
    if (entity === undefined) throw new Error('there is no supplier');
    const fields = entity.fields.filter(({ name }) => name !== 'tradeName');
    await one(sql`update list_view set query = '[["tradeName_like","Bond"]]'`);
    const model = { ...supplier.model, entities: { ...others, supplier: { ...entity, fields } } };
    const text = planText(await planChange(server.database, { schema: { ...supplier, model } }));
    expect(text).toMatch(/1 kept view.*tradeName/);
    expect(text).toMatch(/arrange.*tradeName/);
  });

  it('keeps its rows, references, history, what was kept aside, kept views and arranged lists', async () => {
    // What somebody changed by hand meanwhile is mended under the name that it has.
    await one(sql`drop index provider_search_gin`);
    const outcomes = await applySchema(server.database, { schema: supplier });
    const ids = outcomes.map(({ step }) => step.id);
    expect(ids.slice(0, 2)).toEqual(['create-index:provider_search_gin', 'rename-table:supplier']);
    expect(await one(sql`select s.trade_name as name from ride r join supplier s on s.id = r.provider_id`)).toEqual({
      name: 'Bondinho',
    });
    expect(await told()).toEqual({
      history: 1,
      view: 'supplier',
      kept: 'supplier',
      lists: { supplier: { columns: ['tradeName'] }, 'supplier.ride': { pinned: ['title'] } },
    });
    expect(await strange('supplier')).toEqual({ has: true, indexes: 0, constraints: 0 });
    expect(await planSchema(server.database, { schema: supplier })).toEqual([]);
  });

  it('refuses a reference to a record that is none', async () => {
    const losing = sql`update ride set provider_id = gen_random_uuid()`.execute(server.database.query);
    await expect(losing).rejects.toThrow(/foreign key/);
  });

  it('is called as before after the way back, with what was written since', async () => {
    await one(sql`update supplier set trade_name = 'Bonde' where id = ${id}`);
    await applyBack(server.database, turnedBack(declared, supplier), []);
    expect(await one(sql`select trade_name as name from provider where id = ${id}`)).toEqual({ name: 'Bonde' });
    expect(await told()).toMatchObject({
      history: 0,
      view: 'provider',
      kept: 'provider',
      lists: { provider: { columns: ['tradeName'] }, 'provider.ride': { pinned: ['title'] } },
    });
    expect(await strange('provider')).toEqual({ has: true, indexes: 0, constraints: 0 });
    expect(await planSchema(server.database, { schema: declared })).toEqual([]);
  });
});

describe('an entity that is called otherwise while the former version runs', () => {
  it('is read and written by both, and has one name after the next start', async () => {
    const old = await startApp();
    const rows = async (statement: ReturnType<typeof sql>) => (await statement.execute(old.database.query)).rows;
    try {
      const admin = await old.as('admin');
      const first = String((await create(admin, 'provider', { tradeName: 'Bondinho' }))['id']);
      const outcomes = await applySchema(old.database, { schema: supplier, rolling: true });
      expect(outcomes.at(-1)?.step.id).toBe('expand-table:supplier');
      expect(await planSchema(old.database, { schema: supplier, rolling: true })).toEqual([]);
      const second = String((await create(admin, 'provider', { tradeName: 'Teatro' }))['id']);
      expect((await admin.put(`/api/providers/${second}`, { tradeName: 'Teatro Novo' })).status).toBe(200);
      await rows(sql`update supplier set trade_name = 'Bonde' where id = ${first}`);
      expect((await admin.get('/api/providers?_sort=tradeName')).body).toMatchObject([
        { id: first, tradeName: 'Bonde' },
        { id: second, tradeName: 'Teatro Novo' },
      ]);
      const ride = await create(admin, 'ride', { providerId: second });
      expect(ride['providerId']).toBe(second);
      const third = String((await create(admin, 'provider', {}))['id']);
      expect((await admin.remove(`/api/providers/${third}`, { 'if-match': '"1"' })).status).toBe(200);
      expect((await old.app.inject('/readyz')).statusCode).toBe(200);

      const contracted = await applySchema(old.database, { schema: supplier });
      expect(contracted.map(({ step }) => step.id)).toEqual(['contract-table:supplier']);
      expect(await rows(sql`select trade_name as name from supplier order by 1`)).toEqual([
        { name: 'Bonde' },
        { name: 'Teatro Novo' },
      ]);
      expect(await rows(sql`select distinct entity from history where record_id = ${second}`)).toEqual([
        { entity: 'supplier' },
      ]);
      expect(await rows(sql`select to_regclass('provider') as found`)).toEqual([{ found: null }]);
      expect((await admin.get('/api/providers')).status).toBe(503);
      expect(await planSchema(old.database, { schema: supplier })).toEqual([]);
    } finally {
      await old.close();
    }
  });
});
