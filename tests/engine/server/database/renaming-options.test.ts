// Options that get other names: in a column, in a list of choices, in the items of a list inside a column; with the
// history, what was kept aside and kept views. And the way back.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { resolveTables } from '#engine/compile/resolve-tables.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { applySchema, SchemaStoppedError, type Declared } from '#engine/server/database/apply-schema.ts';
import { declaredModel, type Model } from '#engine/server/database/model-memory.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { turnedBack } from '#engine/server/values/plan-back.ts';
import { planText } from '#engine/server/values/print-plan.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

type OptionsOf = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The declared model in which these options, by entity and path, are called by the names beside them. */
function renamed(options: OptionsOf, { saysSo = true } = {}): Declared & { readonly model: Model } {
  const rename = (field: Field, names: Readonly<Record<string, string>>): Field => ({
    ...field,
    options: (field.options ?? []).map((option) => names[option] ?? option),
    ...(saysSo && { optionsWas: Object.fromEntries(Object.entries(names).map(([was, name]) => [name, was])) }),
    ...(typeof field.default === 'string' && { default: names[field.default] ?? field.default }),
  });
  const change = (entity: Entity, fields: readonly Field[]): readonly Field[] =>
    fields.map((field) => {
      const names = options[`${entity.name}.${field.path}`];
      const own = names === undefined ? field : rename(field, names);
      return field.fields === undefined ? own : { ...own, fields: change(entity, field.fields) };
    });
  const all = Object.values<Entity>(entities).map((entity) => ({ ...entity, fields: change(entity, entity.fields) }));
  const model = { ...declaredModel, entities: Object.fromEntries(all.map((entity) => [entity.name, entity])) };
  return { tables: resolveTables(all), fingerprint: 'test', model };
}

const declared = renamed({});
/** In the items of a list inside a column, in a column, in a list of choices. */
const names: OptionsOf = {
  'ride.schedules.kind': { closed: 'shut' },
  'ride.visitMode': { openingHours: 'wholeDay' },
  'user.role': { teacher: 'instructor' },
};

let server: TestApp;
let admin: Caller;
let ride: string;
const view = randomUUID();
const referring = randomUUID();
const person = randomUUID();
const one = async (statement: ReturnType<typeof sql>): Promise<unknown> =>
  (await statement.execute(server.database.query)).rows[0];

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  const made = await create(admin, 'ride', { visitMode: 'openingHours' });
  ride = String(made['id']);
  const schedules = [
    { date: '2027-05-01', kind: 'closed', reason: 'closed' },
    { date: '2027-05-02', kind: 'closed', reason: 'Obras' },
  ];
  await one(sql`update ride set schedules = ${JSON.stringify(schedules)}::jsonb where id = ${ride}`);
  await one(sql`
    insert into history (organization_id, entity, record_id, action, at, actor, changes, fingerprint)
    values ('icd', 'ride', ${ride}, 'update', now(), '{}', ${JSON.stringify({ schedules: { to: schedules } })}::jsonb, 'f')`);
  await one(sql`
    insert into "user" (id, organization_id, name, email, role)
    values (${person}, 'icd', 'Rui', 'rui@example.com', '{teacher,sales}')`);
  await one(sql`
    insert into list_view (id, organization_id, owner_id, entity, name, query, roles, is_default, position, version, updated_at)
    values (${view}, 'icd', gen_random_uuid(), 'ride', 'open', '[["visitMode","openingHours"],["q","openingHours"]]', '{}', false, 0, 1, now()),
      (${referring}, 'icd', gen_random_uuid(), 'order', 'whole days', '[["ride.visitMode","openingHours"]]', '{}', false, 0, 1, now())`);
  await one(sql`
    insert into dropped_data (dropped_at, table_name, column_name, record_id, organization_id, value)
    values (now(), 'ride', 'visit_mode', ${ride}, 'icd', '"openingHours"')`);
});
afterAll(() => server.close());

const stored = () => one(sql`select visit_mode, schedules from ride where id = ${ride}`);
const told = () =>
  one(sql`
    select changes -> 'schedules' -> 'to' -> 0 as schedule, changes -> 'visitMode' as mode
    from history where record_id = ${ride} and action = 'update'`);

describe('an option with another name', () => {
  it('that says not what it was stops where rows have it', async () => {
    const schema = renamed({ 'ride.visitMode': { openingHours: 'wholeDay' } }, { saysSo: false });
    await expect(applySchema(server.database, { schema })).rejects.toThrow(SchemaStoppedError);
  });

  it('is told by the plan as what it is, with what callers have to change', async () => {
    const text = planText(await planChange(server.database, { schema: renamed(names) }), 'the command');
    expect(text).toContain('ride.schedules.kind: closed is called shut, in all rows');
    expect(text).toContain('ride.visit_mode: openingHours is called wholeDay, in all rows');
    expect(text).toContain(
      '/api/rides: of visitMode openingHours is called wholeDay in answers, bodies and parameters',
    );
    expect(text).not.toContain('do not pass');
  });

  it('has it in all rows, in the history, in what was kept aside and in kept views; no other text changes', async () => {
    const outcomes = await applySchema(server.database, { schema: renamed(names) });
    expect(outcomes.filter(({ state }) => state !== 'applied')).toEqual([]);
    expect(await stored()).toEqual({
      visit_mode: 'wholeDay',
      schedules: [
        { date: '2027-05-01', kind: 'shut', reason: 'closed' },
        { date: '2027-05-02', kind: 'shut', reason: 'Obras' },
      ],
    });
    expect(await one(sql`select role from "user" where id = ${person}`)).toEqual({ role: ['instructor', 'sales'] });
    expect(await told()).toMatchObject({ schedule: { kind: 'shut', reason: 'closed' } });
    expect(await one(sql`select value from dropped_data where record_id = ${ride}`)).toEqual({ value: 'wholeDay' });
    expect(await one(sql`select query from list_view where id = ${view}`)).toEqual({
      query: [
        ['visitMode', 'wholeDay'],
        ['q', 'openingHours'],
      ],
    });
    expect(await one(sql`select query from list_view where id = ${referring}`)).toEqual({
      query: [['ride.visitMode', 'wholeDay']],
    });
    expect(
      await one(
        sql`select changes -> 'visitMode' -> 'to' as mode from history where record_id = ${ride} and action = 'create'`,
      ),
    ).toEqual({ mode: 'wholeDay' });
  });

  it('is not renamed again, though the schema still says what it was', async () => {
    expect(await applySchema(server.database, { schema: renamed(names) })).toEqual([]);
  });

  it('gets its former name back with the schemas of before', async () => {
    const back = turnedBack({ ...declared }, renamed(names));
    await applySchema(server.database, { schema: back });
    expect(await stored()).toMatchObject({
      visit_mode: 'openingHours',
      schedules: [{ kind: 'closed', reason: 'closed' }, { kind: 'closed' }],
    });
    expect(await one(sql`select role from "user" where id = ${person}`)).toEqual({ role: ['teacher', 'sales'] });
    expect((await planChange(server.database, { schema: declared })).outcomes).toEqual([]);
  });

  it('is one of several of its field that get others at once', async () => {
    const schema = renamed({ 'ride.visitMode': { openingHours: 'wholeDay', startTime: 'sessions' } });
    await applySchema(server.database, { schema });
    expect(await stored()).toMatchObject({ visit_mode: 'wholeDay' });
  });
});
