// What people keep and what is declared beside fields: views, arranged columns, favourites, presets, tiles, rules. They
// follow what is renamed; of what goes the plan tells.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Field } from '#engine/model/entity.ts';
import { formerPath } from '#engine/model/former-paths.ts';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import { followNames } from '#engine/server/database/follow-names.ts';
import { declaredModel, readModel, rememberModel, type Model } from '#engine/server/database/model-memory.ts';
import type { Change } from '#engine/server/values/change.ts';
import { declaredChanges } from '#engine/server/values/declared-changes.ts';
import { changedRules } from '#engine/server/values/changed-rules.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { planMarkdown } from '#engine/server/values/print-markdown.ts';
import { planText } from '#engine/server/values/print-plan.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';

type Loose<T> = { -readonly [K in keyof T]: T[K] extends object ? Loose<T[K]> : T[K] };

function changed(change: (model: Loose<Model>) => void): Model {
  const model = JSON.parse(JSON.stringify(declaredModel)) as Loose<Model>;
  change(model);
  return model;
}

/** A model in which fields of an entity had other names, or which had more of them. */
function formerly(entity: string, change: (fields: Loose<Field>[]) => void): Model {
  return changed((model) => change(model.entities[entity]?.fields as unknown as Loose<Field>[]));
}

function fieldOf(fields: readonly Loose<Field>[], name: string): Loose<Field> {
  const found = fields.find((field) => field.name === name);
  if (found === undefined) throw new Error(`no field ${name}`);
  return found;
}

const rename = (field: Loose<Field>, name: string): void => {
  Object.assign(field, { name, path: [...field.path.split('.').slice(0, -1), name].join('.') });
};

let database: Database;
const person = randomUUID();
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

async function keepView(
  query: readonly (readonly [string, string])[],
  roles: readonly string[] = [],
  entity = 'customer',
): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into list_view (id, organization_id, owner_id, entity, name, query, roles, is_default, position, version, updated_at)
    values (${id}, 'icd', gen_random_uuid(), ${entity}, ${`the ${roles.length === 0 ? 'private' : 'shared'} one`}, ${JSON.stringify(query)}::jsonb, ${[...roles]}::text[], false, 0, 1, now())`.execute(
    database.query,
  );
  return id;
}

async function keepSettings(metadata: object): Promise<void> {
  await sql`
    insert into "user" (id, organization_id, name, email, role, metadata)
    values (${person}, 'icd', 'Ana', 'ana@example.com', '{admin}', ${JSON.stringify(metadata)}::jsonb)`.execute(
    database.query,
  );
}

const kept = async (): Promise<unknown> =>
  (await sql<{ metadata: unknown }>`select metadata from "user" where id = ${person}`.execute(database.query)).rows[0]
    ?.metadata;
const queryOf = async (id: string): Promise<unknown> =>
  (await sql<{ query: unknown }>`select query from list_view where id = ${id}`.execute(database.query)).rows[0]?.query;
const coded = (changes: readonly Change[], code: Change['code']) => changes.filter((change) => change.code === code);

function customerOf({ entities }: Loose<Model>) {
  const { customer } = entities;
  if (customer === undefined) throw new Error('there is no customer');
  return customer;
}

/** Before: phone was called telephone, and city of the address town. */
const before = formerly('customer', (fields) => {
  rename(fieldOf(fields, 'phone'), 'telephone');
  const address = fieldOf(fields, 'address').fields as unknown as Loose<Field>[];
  rename(fieldOf(address, 'city'), 'town');
});
/** After: they say so. */
const after = formerly('customer', (fields) => {
  Object.assign(fieldOf(fields, 'phone'), { was: 'telephone' });
  Object.assign(fieldOf(fieldOf(fields, 'address').fields as unknown as Loose<Field>[], 'city'), { was: 'town' });
});

describe('names that change', () => {
  it('are followed by kept views, at any depth, with filters, order and columns', async () => {
    const id = await keepView([
      ['telephone_like', '+55'],
      ['q', 'telephone'],
      ['_sort', '-address.town,name'],
      ['_columns', 'name,telephone,address.town'],
      ['telephone', 'telephone'],
    ]);
    await followNames(database, before, after);
    expect(await queryOf(id)).toEqual([
      ['phone_like', '+55'],
      ['q', 'telephone'],
      ['_sort', '-address.city,name'],
      ['_columns', 'name,phone,address.city'],
      ['phone', 'telephone'],
    ]);
  });

  it('are followed by columns as people arranged them, also below a parent, and by nothing of another entity', async () => {
    await keepSettings({
      shortcuts: [],
      settings: {
        density: 'compact',
        lists: {
          customer: { columns: ['name', 'telephone'], pinned: ['telephone'], widths: { telephone: 120, name: 80 } },
          'provider.customer': { columns: ['address.town'] },
          provider: { columns: ['telephone'] },
        },
      },
    });
    await followNames(database, before, after);
    expect(await kept()).toEqual({
      shortcuts: [],
      settings: {
        density: 'compact',
        lists: {
          customer: { columns: ['name', 'phone'], pinned: ['phone'], widths: { phone: 120, name: 80 } },
          'provider.customer': { columns: ['address.city'] },
          provider: { columns: ['telephone'] },
        },
      },
    });
  });

  it('are followed by columns of the records that a list refers to, the reference and the field alike', async () => {
    const [had, has] = (['before', 'after'] as const).map((side) =>
      changed((model) => {
        const own = model.entities['order']?.fields as unknown as Loose<Field>[];
        const theirs = model.entities['customer']?.fields as unknown as Loose<Field>[];
        if (side === 'before') {
          rename(fieldOf(own, 'client'), 'buyer');
          rename(fieldOf(theirs, 'phone'), 'telephone');
        } else {
          Object.assign(fieldOf(own, 'client'), { was: 'buyer' });
          Object.assign(fieldOf(theirs, 'phone'), { was: 'telephone' });
        }
      }),
    );
    if (had === undefined || has === undefined) throw new Error('no models');
    const query: [string, string][] = [
      ['buyer.telephone_like', '55'],
      ['_sort', '-buyer.telephone,code'],
      ['_columns', 'code,buyer.telephone,provider.telephone,buyer.country'],
    ];
    const id = await keepView(query, [], 'order');
    const columns = ['code', 'buyer.telephone'];
    const lists = (list: object) => ({ settings: { lists: { order: list, provider: { columns: ['telephone'] } } } });
    await keepSettings(lists({ columns, pinned: ['buyer.telephone'], widths: { 'buyer.telephone': 90 } }));
    await followNames(database, had, has);
    expect(await queryOf(id)).toEqual([
      ['client.phone_like', '55'],
      ['_sort', '-client.phone,code'],
      ['_columns', 'code,client.phone,provider.telephone,client.country'],
    ]);
    expect(await kept()).toEqual(
      lists({ columns: ['code', 'client.phone'], pinned: ['client.phone'], widths: { 'client.phone': 90 } }),
    );
  });

  it('of entries of the menu are followed by favourites', async () => {
    await keepSettings({ shortcuts: ['oldCustomers', 'deskProducts'], settings: {} });
    const [had, has] = [{ id: 'oldCustomers' }, { id: 'deskCustomers', was: 'oldCustomers' }].map((entry) =>
      changed((model) => {
        const items = model.navigation?.[0]?.children as unknown as object[];
        items.splice(
          items.findIndex((item) => 'id' in item && item.id === 'deskCustomers'),
          1,
          { type: 'item', ...entry },
        );
      }),
    ) as [Model, Model];
    await followNames(database, had, has);
    expect(await kept()).toMatchObject({ shortcuts: ['deskCustomers', 'deskProducts'] });
  });

  it('are followed when the schemas are applied, once', async () => {
    const id = await keepView([['telephone', '1']]);
    await rememberModel(database, before);
    const tables = await sql<{ tables: never; fingerprint: string }>`
      select tables, fingerprint from schema_state order by id desc limit 1`.execute(database.query);
    const { fingerprint } = tables.rows[0] as { fingerprint: string };
    const { tables: declared } = await import('#generated/tables.ts');
    await applySchema(database, { schema: { tables: declared, fingerprint, model: after } });
    expect(await queryOf(id)).toEqual([['phone', '1']]);
    expect(JSON.stringify(await readModel(database))).toContain('"was": "telephone"'.replace(': ', ':'));
  });

  it('stay known while an older "x-was" stands beside a newer one', () => {
    const [former, entity] = [
      formerly('customer', (fields) => {
        rename(fieldOf(fieldOf(fields, 'address').fields as unknown as Loose<Field>[], 'city'), 'town');
      }),
      formerly('customer', (fields) => {
        Object.assign(fieldOf(fields, 'address'), { was: 'home' });
        Object.assign(fieldOf(fieldOf(fields, 'address').fields as unknown as Loose<Field>[], 'city'), { was: 'town' });
      }),
    ].map((model) => model.entities['customer']);
    if (former === undefined || entity === undefined) throw new Error('there is no customer');
    expect(formerPath(former, entity, 'address.city')).toBe('address.town');
  });

  it('make no rule new where the "x-was" is still there after the rename', () => {
    expect(changedRules(after, after)).toEqual([]);
  });
});

describe('names that go', () => {
  const more = changed((model) => {
    const customer = customerOf(model);
    const fields = customer.fields;
    fields.push({ ...fieldOf(fields, 'phone'), name: 'fax', path: 'fax' });
    (customer.presets as unknown as object[]).push({
      name: 'withFax',
      filters: [{ path: 'fax', operator: 'null', values: ['false'] }],
    });
    (customer.rules as unknown as object[]).push({ rule: 'anyOf', fields: [['fax'], ['phone']] });
    (model.start as unknown as object[]).push({
      show: 'count',
      entity: 'customer',
      preset: 'withFax',
      facts: [],
      auth: ['admin'],
    });
    (model.navigation as unknown as object[]).push({ id: 'faxes', type: 'item', url: '/faxes' });
  });

  it('are told with number, examples and remedy of presets, tiles and rules', () => {
    const changes = declaredChanges(more, declaredModel);
    expect(coded(changes, 'preset')).toMatchObject([
      {
        id: 'preset:customer:withFax',
        text: 'the preset withFax of customers, which asked for fax, is gone; 1 tile of the start page showed it',
        count: 1,
        examples: [{ id: 'count customer withFax' }],
        remedy: expect.stringContaining('x-was') as string,
      },
    ]);
    expect(coded(changes, 'tile')).toMatchObject([
      { text: 'the tile count customer withFax goes from the start page of admin' },
    ]);
    expect(coded(changes, 'rule')).toMatchObject([
      { text: 'the rule "anyOf" of customers named fax, which goes: it is held no more, nor phone to it' },
    ]);
    expect(declaredChanges(declaredModel, declaredModel)).toEqual([]);
  });

  it('are told of a preset that asks for something else now', () => {
    const now = changed((model) => {
      (customerOf(model).presets as unknown as object[]).push({
        name: 'withFax',
        filters: [{ path: 'phone', operator: 'null', values: ['false'] }],
      });
    });
    expect(declaredChanges(more, now).map(({ text }) => text)).toContain(
      'the preset withFax of customers asked for fax, which goes: it finds other records now; 1 tile of the start page showed it',
    );
  });

  it('are told where they are columns of records that another list refers to', async () => {
    await keepView([['_columns', 'code,client.fax,client.phone']], ['admin'], 'order');
    await keepSettings({
      settings: { lists: { order: { columns: ['code', 'client.fax'], widths: { 'client.fax': 9 } } } },
    });
    await rememberModel(database, more);
    const { changes } = await planChange(database);
    expect(coded(changes, 'view')).toMatchObject([{ id: 'view:order:client.fax', count: 1 }]);
    expect(coded(changes, 'arrangement')).toMatchObject([{ id: 'arrangement:order.client.fax', count: 1 }]);
  });

  it('are told where a list narrows by an option of a record that it refers to', async () => {
    const had = formerly('customer', (fields) => {
      const gender = fieldOf(fields, 'gender');
      Object.assign(gender, { options: [...(gender.options ?? []), 'other2'] });
    });
    const id = await keepView([['client.gender', 'other2']], ['admin'], 'order');
    await keepView([['client.gender', 'female']], ['admin'], 'order');
    await rememberModel(database, had);
    const { changes } = await planChange(database);
    expect(coded(changes, 'view')).toMatchObject([
      { id: 'view:order:client.gender=other2', count: 1, examples: [{ id, found: 'the shared one, of admin' }] },
    ]);
  });

  it('are told of kept views by the name of shared ones alone, of arranged columns and favourites by whose they are', async () => {
    await keepView([['fax', '1']]);
    const shared = await keepView([['fax', '1']], ['admin']);
    await keepSettings({
      shortcuts: ['faxes'],
      settings: { lists: { customer: { columns: ['fax', 'name'], widths: { fax: 10 } } } },
    });
    await rememberModel(database, more);
    const plan = await planChange(database);
    expect(coded(plan.changes, 'view')).toMatchObject([
      { count: 2, remedy: expect.stringContaining('"x-was": "fax"') as string },
    ]);
    expect(coded(plan.changes, 'view')[0]?.examples).toContainEqual({ id: shared, found: 'the shared one, of admin' });
    expect(coded(plan.changes, 'arrangement')).toMatchObject([
      {
        id: 'arrangement:customer.fax',
        count: 1,
        examples: [{ id: person, link: expect.stringContaining(person) as string }],
      },
    ]);
    expect(coded(plan.changes, 'favourite')).toMatchObject([{ id: 'favourite:faxes', count: 1 }]);
    for (const printed of [planText(plan), planMarkdown(plan)]) {
      expect(printed).toContain('1 person arranged the columns of customers with fax');
      expect(printed).toContain(person);
      expect(printed).not.toContain('the private one');
    }
  });
});
