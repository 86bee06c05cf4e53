// Whatever an analyst edits in a schema, and however many things at once, the entity's own name too: the plan says before what would be kept aside,
// what it does not permit changes nothing, and the schema of before finds every value again.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine } from '#engine/compile/check.ts';
import { resolve } from '#engine/compile/resolve.ts';
import { resolveTables } from '#engine/compile/resolve-tables.ts';
import { toSnake } from '#engine/model/naming.ts';
import type { Table } from '#engine/model/table.ts';
import { applySchema, planSchema, SchemaStoppedError, type Declared } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { declaredModel } from '#engine/server/database/model-memory.ts';
import { recoverColumn } from '#engine/server/database/recover-column.ts';
import { planSql } from '#engine/server/values/print-sql.ts';
import { smallFiles, sourceOf } from '#tests/engine/compile/small-project.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { lintSql } from '#tests/support/squawk.ts';
import { drawAddition, drawEdit, drawFields, drawValue, type DrawnField } from './schema-grammar.ts';
import type { Draw } from './nested-schemas.ts';
import { drawing } from './support/draw.ts';

const runs = 25;
/** The statements of the plans that were applied. */
const scripts: string[] = [];
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ template: 'empty' });
});
afterAll(() => database.close());

/** The entity as a schema has it: its name, that of before, whether it has a part for each month, its fields. */
interface Drawn {
  readonly name: 'thing' | 'piece';
  readonly was?: string;
  readonly parted: boolean;
  readonly fields: readonly DrawnField[];
}

/** The tables of a project with this entity, as generate makes them. */
function declare({ name: own, was: former, parted, fields }: Drawn): Declared {
  const files = smallFiles();
  const text = (word: string) => ({ pt: word, en: word, fr: word });
  files[`schemas/${own}.schema.json`] = {
    $schema: './dialect.json',
    $id: own,
    description: 'A thing.',
    type: 'object',
    ...(former !== undefined && { 'x-was': former }),
    // Unique keys hold in one table alone.
    ...(parted && !fields.some(({ unique }) => unique) && { 'x-partition': { by: 'createdAt', each: 'month' } }),
    'x-entity': {
      label: { one: text(own), many: text(`${own}s`) },
      collection: `${own}s`,
      icon: 'store',
      title: ['name'],
      sort: ['name'],
      unique: fields.filter(({ unique }) => unique).map(({ name }) => ({ fields: [name] })),
    },
    required: ['name', ...fields.filter(({ required }) => required).map(({ name }) => name)],
    properties: {
      name: { type: 'string', 'x-label': text('name'), maxLength: 100, 'x-list': true },
      ...Object.fromEntries(
        fields.map(({ name, was, schema }) => [
          name,
          { ...schema, 'x-label': text(name), ...(was !== undefined && { 'x-was': was }) },
        ]),
      ),
    },
  };
  const roles = files['roles.config.json'] as { entities: Record<string, unknown> };
  roles.entities[own] = { read: ['@staff'], create: ['@leads'], update: ['@leads'], remove: ['admin'] };
  const source = sourceOf(files);
  expect(examine(source).mistakes).toEqual([]);
  const { entities } = resolve(source);
  return {
    tables: resolveTables(entities).filter(({ name }) => name === own),
    fingerprint: 'test',
    model: {
      ...declaredModel,
      entities: Object.fromEntries(entities.map((entity) => [entity.name, entity])),
      constraints: {},
    },
  };
}

type Row = Readonly<Record<string, unknown>>;

/** By the names of these fields, absent values left out, texts of instants as JSON has them. */
async function read({ name, fields }: Drawn): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await sql<{
    id: string;
    row: Row;
  }>`select id, to_jsonb(t) as row from ${sql.table(name)} t order by id`.execute(database.query);
  return new Map(
    rows.map(({ id, row }) => [
      id,
      Object.fromEntries(
        fields.flatMap(({ name }) => {
          const value = row[toSnake(name)];
          return value === null || value === undefined ? [] : [[name, value]];
        }),
      ),
    ]),
  );
}

const kept = async ({ name }: Drawn) =>
  (
    await sql<{ column_name: string; record_id: string; value: unknown }>`
      select column_name, record_id, value from dropped_data where table_name = ${name} order by id`.execute(
      database.query,
    )
  ).rows;

const valuesOf = (rows: readonly { readonly value: unknown }[]) => rows.map(({ value }) => value);

async function insert(draw: Draw, fields: readonly DrawnField[], table: Table | undefined): Promise<void> {
  const given = fields
    .filter(({ required }) => required === true || draw(fc.integer, { min: 0, max: 4 }) > 0)
    .map((field): [string, unknown] => [toSnake(field.name), drawValue(draw, field)]);
  const isJson = (name: string) => table?.columns.some((column) => column.name === name && column.type === 'jsonb');
  const at = new Date().toISOString();
  await database.query
    .insertInto('thing')
    .values({
      id: randomUUID(),
      organization_id: 'small',
      created_at: at,
      updated_at: at,
      version: 1,
      name: 'a thing',
      ...Object.fromEntries(given.map(([name, value]) => [name, isJson(name) ? JSON.stringify(value) : value])),
    })
    .execute();
}

async function startAnew(): Promise<void> {
  await sql`drop schema public cascade`.execute(database.query);
  await sql`create schema public`.execute(database.query);
}

/** Refused: values that are there twice are for people to correct, whatever is permitted. */
type Answer = 'unasked' | 'asked' | 'refused';

/** Applies it with all that it asks for, having seen that without it nothing moves; `rolling` by expanding and contracting. */
async function permit(next: Drawn, before: Drawn, rolling: boolean): Promise<Answer> {
  const schema = declare(next);
  const allow: string[] = [];
  for (;;) {
    const stopped = (await planSchema(database, { schema, allow, rolling })).filter(({ state }) => state === 'stopped');
    if (stopped.length === 0) break;
    for (const { count } of stopped) expect(count).toBeGreaterThan(0);
    const [rows, aside] = [await read(before), await kept(before)];
    await expect(applySchema(database, { schema, allow, rolling })).rejects.toThrow(SchemaStoppedError);
    expect(await read(before)).toEqual(rows);
    expect(await kept(before)).toEqual(aside);
    const more = stopped.map(({ step }) => step.id).filter((id) => !allow.includes(id));
    if (more.length === 0) return 'refused';
    // What one step makes of the values may be more than the next one takes, which is seen once it may.
    allow.push(...more);
  }
  scripts.push(planSql({ outcomes: await planSchema(database, { schema, allow, rolling }), apart: true }));
  await applySchema(database, { schema, allow, rolling });
  if (rolling) {
    // Under both names, then under one.
    expect((await planSchema(database, { schema, rolling })).map(({ step }) => step.id)).toEqual([]);
    const rows = await read(next);
    await applySchema(database, { schema });
    expect(await read(next)).toEqual(rows);
  }
  expect((await planSchema(database, { schema })).map(({ step }) => step.id)).toEqual([]);
  return allow.length > 0 ? 'asked' : 'unasked';
}

test('edits of a schema, and the way back: what is not asked for keeps all, what is asked for is kept aside', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      await startAnew();
      const fields = drawFields(draw);
      const before: Drawn = { name: 'thing', parted: draw(fc.boolean), fields };
      const first = declare(before);
      await applySchema(database, { schema: first });
      await sql`insert into organization (id, name) values ('small', 'Small')`.execute(database.query);
      const table = first.tables.find(({ name }) => name === 'thing');
      for (let row = draw(fc.integer, { min: 1, max: 3 }); row > 0; row -= 1) await insert(draw, fields, table);
      const rows = await read(before);

      const edits = fields.map((field) => drawEdit(draw, field));
      const isRenamed = draw(fc.boolean);
      const after: Drawn = {
        ...(isRenamed ? { name: 'piece', was: 'thing' } : { name: 'thing' }),
        parted: draw(fc.boolean),
        fields: [...edits.flatMap(({ after: one }) => one ?? []), ...drawAddition(draw)],
      };
      const back: Drawn = {
        name: 'thing',
        ...(isRenamed && { was: 'piece' }),
        parted: draw(fc.boolean),
        fields: edits.map(({ back: one }) => one),
      };
      const answer = await permit(after, before, draw(fc.boolean));
      if (answer === 'refused') return;
      if (answer === 'unasked') expect(await kept(after)).toEqual([]);
      const aside = valuesOf(await kept(after));
      const answerBack = await permit(back, after, draw(fc.boolean));
      if (answerBack === 'refused') return;
      if (answerBack === 'unasked') expect(valuesOf(await kept(back))).toEqual(aside);

      const names = new Set((await kept(back)).map(({ column_name: name }) => name));
      for (const name of names)
        if (back.fields.some((one) => toSnake(one.name) === name.split('.')[0]))
          await recoverColumn(database, `thing.${name}`);
      const [there, left] = [await read(back), await kept(back)];
      for (const [id, row] of rows)
        for (const [name, value] of Object.entries(row)) {
          const found = there.get(id)?.[name];
          const values = left.filter(({ record_id: of }) => of === id).map((one) => JSON.stringify(one.value));
          const isKept = values.some((text) => text.includes(JSON.stringify(value).replace(/^[[{]|[\]}]$/g, '')));
          if (!isKept) expect({ [name]: found }).toEqual({ [name]: value });
        }
    }),
    drawing(runs, 'edits of a schema'),
  );
  expect(await lintSql(scripts)).toEqual([]);
});
