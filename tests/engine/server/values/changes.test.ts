// What a change means for people and programs, in a sentence each: rights, calls, files, kept views.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Entity, Field } from '#engine/model/entity.ts';
import { declaredModel, rememberModel, type Model } from '#engine/server/database/model-memory.ts';
import { apiChanges } from '#engine/server/values/api-changes.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { planText } from '#engine/server/values/print-plan.ts';
import { rightsChanges } from '#engine/server/values/rights-changes.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';

type Loose<T> = { -readonly [K in keyof T]: T[K] extends object ? Loose<T[K]> : T[K] };

/** The model of today with a change. */
function changed(change: (model: Loose<Model>) => void): Model {
  const model = JSON.parse(JSON.stringify(declaredModel)) as Loose<Model>;
  change(model);
  return model;
}

function fieldOf(model: Loose<Model>, entity: string, name: string): Loose<Field> {
  const found = model.entities[entity]?.fields.find((field) => field.name === name);
  if (found === undefined) throw new Error(`${entity} has no field ${name}`);
  return found;
}

const textsOf = (changes: readonly { readonly text: string }[]): string => changes.map(({ text }) => text).join('\n');

describe('rights', () => {
  const before = declaredModel;
  const said = (change: (model: Loose<Model>) => void): string => textsOf(rightsChanges(before, changed(change)));

  it('nothing changed, nothing is said', () => expect(said(() => {})).toBe(''));

  it('of a field name the roles that lose it, and what they lose', () => {
    const readers = declaredModel.roles.entities['customer']?.read ?? [];
    expect(
      said((model) => {
        fieldOf(model, 'customer', 'phone').access = { read: ['admin'] };
      }),
    ).toContain(`no longer reads 1 field of {rows}: phone`);
    expect(readers).toContain('supervisor');
  });

  it('of a field that is opened are a gain', () => {
    const closed = changed((model) => {
      fieldOf(model, 'customer', 'phone').access = { read: ['admin'] };
    });
    const text = textsOf(rightsChanges(closed, declaredModel));
    expect(text).toMatch(/supervisor.*reads 1 more field of \{rows\}: phone/);
    expect(text).not.toMatch(/^admin/m);
  });

  it('of a role that is no more, and of an action opened to others, are said, each under an id of its own', () => {
    const changes = rightsChanges(
      before,
      changed((model) => {
        model.roles.roles = model.roles.roles.filter((role) => role !== 'sales');
        const rights = model.roles.entities['customer'] as unknown as Record<string, string[]>;
        for (const right of ['read', 'create', 'update'])
          rights[right] = (rights[right] ?? []).filter((role) => role !== 'sales');
        const approve = model.entities['accessRequest']?.actions.find(({ name }) => name === 'approve');
        Object.assign(approve ?? {}, { roles: [...model.roles.roles] });
      }),
    );
    expect(textsOf(changes)).toContain('sales: may no longer read {rows}');
    expect(textsOf(changes)).toMatch(/: may act by "approve" on \{rows\}/);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });

  it('of records, of values in full and of rows are said', () => {
    const text = said((model) => {
      const rights = model.roles.entities['customer'] as unknown as {
        remove: string[];
        unmasked: Record<string, string[]>;
        rows: object[];
      };
      rights.remove = ['quality'];
      rights.unmasked = { ...rights.unmasked, document: ['admin'] };
      rights.rows = [{ role: 'supervisor', path: 'id', from: 'providerIds' }];
    });
    expect(text).toContain('quality: may delete {rows}');
    expect(text).toMatch(/no longer sees values of sensitivity "document" of \{rows\} in full/);
    expect(text).toContain('supervisor: sees of {rows} only those whose id is among providerIds');
  });
});

describe('calls and files', () => {
  const said = (change: (entity: Loose<Entity>, model: Loose<Model>) => void): string =>
    textsOf(
      apiChanges(
        declaredModel,
        changed((model) => change(model.entities['customer'] as Loose<Entity>, model)),
      ),
    );

  it('nothing changed, nothing is said', () => expect(said(() => {})).toBe(''));

  it('that go are named', () => {
    const text = said((entity, model) => {
      entity.collection = 'clients';
      entity.methods = { ...entity.methods, create: false };
      entity.actions = [] as never;
      delete (model.entities as Record<string, unknown>)['lgpdEvent'];
    });
    expect(text).toContain('/api/customers is gone: it is /api/clients now');
    expect(text).toContain('POST /api/customers is gone');
    expect(text).toContain('POST /api/customers/{id}/actions/block is gone');
    expect(text).toContain(`/api/${declaredModel.entities['lgpdEvent']?.collection} is gone, with all calls below it`);
  });

  it('of a collection with another path say until when the former one answers, and that it ends sooner', () => {
    const moved = (until?: string) => (customer: Loose<Entity>) => {
      customer.collection = 'buyers';
      if (until !== undefined) customer.collectionWas = [{ path: 'customers', since: '2026-11-01', until }];
    };
    const after = (until?: string): Model =>
      changed((model) => moved(until)(model.entities['customer'] as Loose<Entity>));
    expect(said(moved('2027-06-30'))).toContain('/api/customers is /api/buyers now, and answers until 2027-06-30');
    expect(said(moved())).toContain(
      '/api/customers is gone: it is /api/buyers now; "collectionWas" would let it answer',
    );
    const announced = after('2027-06-30');
    const later = (until?: string): string => textsOf(apiChanges(announced, after(until)));
    expect(later('2027-12-31')).toBe('');
    expect(later('2027-01-31')).toContain('answers until 2027-01-31 only (it was to answer until 2027-06-30)');
    expect(later()).toContain('/api/customers, a former path of buyers, is gone');
    expect(textsOf(apiChanges(announced, declaredModel))).toContain('/api/buyers is gone: it is /api/customers now');
  });

  it('with a field that goes, is renamed, is needed or is of another type say so', () => {
    const text = said((entity, model) => {
      Object.assign(fieldOf(model, 'customer', 'phone'), {
        name: 'mobile',
        path: 'mobile',
        was: 'phone',
        required: true,
      });
      Object.assign(fieldOf(model, 'customer', 'birthDate'), { kind: 'integer' });
      entity.fields = entity.fields.filter(({ name }) => name !== 'email');
    });
    expect(text).toContain('/api/customers: email is gone from answers, bodies and parameters');
    expect(text).toContain('/api/customers: phone is called mobile');
    expect(text).toContain('birthDate is integer instead of string');
    expect(text).toContain('POST /api/customers asks for mobile');
    expect(text).toContain('columns of a file of customers are at other places');
  });

  it('ask for nothing that follows from other fields', () => {
    const text = said((_entity, model) => {
      Object.assign(fieldOf(model, 'customer', 'phone'), { required: true, defaultFormula: { field: 'name' } });
    });
    expect(text).not.toContain('asks for');
  });

  it('a column at the end of a file moves no other', () => {
    const text = said((entity) => {
      const [first] = entity.fields;
      entity.fields.push({
        ...first,
        name: 'more',
        path: 'more',
        list: true,
        required: false,
      } as never);
    });
    expect(text).toBe('');
  });
});

describe('a plan', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('tells rights with the number of records, and kept views that name what goes', async () => {
    const before = changed((model) => {
      fieldOf(model, 'customer', 'phone').access = { read: ['admin'] };
      model.entities['customer']?.fields.push({ ...fieldOf(model, 'customer', 'phone'), name: 'fax', path: 'fax' });
    });
    await rememberModel(database, before);
    await sql`
      insert into list_view (id, organization_id, owner_id, entity, name, query, roles, is_default, position, version, updated_at)
      values (gen_random_uuid(), 'icd', gen_random_uuid(), 'customer', 'private', '[["fax_like","1"],["_sort","-fax,name"]]', '{}', false, 0, 1, now())`.execute(
      database.query,
    );
    const text = planText(await planChange(database));
    expect(text).toMatch(/tells +.*supervisor.*: reads 1 more field of 0 customers: phone/);
    expect(text).toContain('1 kept view of customers names fax, which goes: it opens without it');
    expect(text).not.toContain('private');
  });
});
