import { expect, test } from 'vitest';
import type { Table } from '#engine/model/table.ts';
import { resolveTables } from '#engine/compile/resolve-tables.ts';
import { resolve } from '#engine/compile/resolve.ts';
import { sqlLiteral, sqlName } from '#engine/compile/sql-text.ts';
import { changeFiles } from './change-files.ts';
import { smallFiles, sourceOf } from './small-project.ts';

function tableOf(name: string, change: Readonly<Record<string, unknown>> = {}): Table {
  const table = resolveTables(resolve(sourceOf(changeFiles(smallFiles(), change))).entities).find(
    (candidate) => candidate.name === name,
  );
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
}

const columnOf = (table: Table, name: string) => table.columns.find((column) => column.name === name);
const indexOf = (table: Table, name: string) => table.indexes.find((index) => index.name === name);

test('a view has no table', () => {
  const names = resolveTables(resolve(sourceOf(smallFiles())).entities).map(({ name }) => name);
  expect(names).toEqual(['contact', 'order', 'provider', 'user']);
});

test('the columns of the system come first', () => {
  expect(
    tableOf('contact')
      .columns.slice(0, 5)
      .map(({ name }) => name),
  ).toEqual(['id', 'organization_id', 'created_at', 'updated_at', 'version']);
});

test('a required field is not null, an optional one is', () => {
  expect(columnOf(tableOf('provider'), 'minimum_quantity')).toEqual({
    name: 'minimum_quantity',
    type: 'integer',
    nullable: false,
    default: '1',
    field: 'minimumQuantity',
    kind: 'integer',
  });
  expect(columnOf(tableOf('provider'), 'maximum_quantity')?.nullable).toBe(true);
});

test('the limits of a list of numbers hold for each of them, and widen its column', () => {
  const table = tableOf('provider', {
    'schemas/provider.schema.json#/properties/closedAt': {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: 5_000_000_000 },
      'x-label': { pt: 'a', en: 'a', fr: 'a' },
    },
  });
  expect(columnOf(table, 'closed_at')?.type).toBe('bigint[]');
  expect(table.checks.map(({ expression }) => expression)).toContain(
    '1 <= all("closed_at") and 5000000000 >= all("closed_at")',
  );
});

test('what is counted, calculated or secret has no column', () => {
  expect(columnOf(tableOf('provider'), 'contacts')).toBeUndefined();
  expect(
    columnOf(
      tableOf('provider', { 'schemas/provider.schema.json#/properties/closedAt/x-computed': true }),
      'closed_at',
    ),
  ).toBeUndefined();
});

test('a renamed field tells its former column', () => {
  expect(
    columnOf(tableOf('contact', { 'schemas/contact.schema.json#/properties/phone/x-was': 'phoneNumber' }), 'phone')
      ?.was,
  ).toBe('phone_number');
});

test('a snapshot is an object with its id beside it, which refers to the other record', () => {
  const order = tableOf('order');
  expect(columnOf(order, 'provider')).toMatchObject({ type: 'jsonb', nullable: false });
  expect(columnOf(order, 'provider_id')).toMatchObject({
    type: 'uuid',
    generated: `("provider"->>'providerId')::uuid`,
  });
  expect(order.foreignKeys).toContainEqual({
    name: 'order_provider_id_fkey',
    columns: ['organization_id', 'provider_id'],
    table: 'provider',
    references: ['organization_id', 'id'],
    onDelete: 'restrict',
  });
});

test('searched fields are folded into one column with a trigram index', () => {
  expect(columnOf(tableOf('provider'), 'search')?.generated).toBe(
    `norm(coalesce("name", '') || ' ' || coalesce("business_id", ''))`,
  );
  expect(indexOf(tableOf('provider'), 'provider_search_gin')?.expressions).toEqual(['"search" gin_trgm_ops']);
});

test('a sortable text has an index in the order of people, a filter one in its own', () => {
  const provider = tableOf('provider', { 'schemas/provider.schema.json#/properties/name/x-filter': true });
  expect(indexOf(provider, 'provider_name_sort')?.expressions).toEqual([
    '"organization_id"',
    '"name" COLLATE "und-x-icu"',
    '"id"',
  ]);
  expect(indexOf(provider, 'provider_name_idx')?.expressions).toEqual(['"organization_id"', '"name"', '"id"']);
});

test('a filter inside an object has an index of the value that is compared', () => {
  const provider = tableOf('provider', { 'schemas/parts/stock.schema.json#/properties/total/x-filter': true });
  expect(indexOf(provider, 'provider_stock_total_idx')?.expressions[1]).toBe(`(("stock"->>'total')::integer)`);
});

test('nested entities have indexes for what they refer to, their order and presets, not for each filter', () => {
  const contact = tableOf('contact', { 'schemas/contact.schema.json#/properties/phone/x-filter': true });
  expect(indexOf(contact, 'contact_phone_idx')).toBeUndefined();
  expect(contact.indexes.flatMap(({ expressions }) => expressions)).toContain('"provider_id"');
});

test('lists of ids and of options have GIN indexes', () => {
  expect(indexOf(tableOf('user'), 'user_provider_ids_gin')).toMatchObject({
    method: 'gin',
    expressions: ['"provider_ids"'],
  });
  expect(indexOf(tableOf('user'), 'user_role_gin')).toMatchObject({ method: 'gin', expressions: ['"role"'] });
});

test('unique keys hold within the organisation, folded and partial where the schema says so', () => {
  const provider = tableOf('provider');
  expect(indexOf(provider, 'provider_business_id_key')).toMatchObject({
    unique: true,
    expressions: ['"organization_id"', '"business_id"'],
    fields: ['businessId'],
  });
  expect(indexOf(provider, 'provider_name_status_key')).toMatchObject({
    expressions: ['"organization_id"', 'norm("name")'],
    where: `"status" = 'active'`,
  });
});

test('nullsEqual makes absent fields equal', () => {
  const contact = tableOf('contact', {
    'schemas/contact.schema.json#/x-entity/unique': [{ fields: ['email', 'phone'], nullsEqual: true }],
  });
  expect(indexOf(contact, 'contact_email_phone_key')?.nullsNotDistinct).toBe(true);
});

test('options and ranges are checked', () => {
  expect(tableOf('provider').checks).toEqual([
    { name: 'provider_status_options', expression: `"status" in ('active', 'inactive')` },
    { name: 'provider_minimum_quantity_range', expression: '"minimum_quantity" >= 1 and "minimum_quantity" <= 999' },
    { name: 'provider_maximum_quantity_range', expression: '"maximum_quantity" >= 1 and "maximum_quantity" <= 999' },
  ]);
  expect(tableOf('user').checks).toEqual([
    { name: 'user_role_options', expression: `"role" <@ array['admin', 'operator']::text[]` },
  ]);
});

test('a long name is cut and stays its own', () => {
  const name = sqlName('a'.repeat(40), 'b'.repeat(40), 'idx');
  expect(name).toHaveLength(63);
  expect(name).not.toBe(sqlName('a'.repeat(40), 'b'.repeat(41), 'idx'));
});

test.each([
  [`d'água`, 'text', `'d''água'`],
  [true, 'boolean', 'true'],
  [['a', 'b'], 'text[]', `'{"a","b"}'::text[]`],
  [{ a: 1 }, 'jsonb', `'{"a":1}'::jsonb`],
])('the default %j is SQL', (value, type, text) => {
  expect(sqlLiteral(value, type)).toBe(text);
});

test('a jsonb column says what is inside it, at any depth, with former names', () => {
  const provider = tableOf('provider', {
    'schemas/parts/stock.schema.json#/properties/office/x-was': 'ticketOffice',
    'schemas/provider.schema.json#/x-rules': [],
    'schemas/parts/stock.schema.json#/x-rules': [],
  });
  const stock = [
    { name: 'total', type: 'integer', required: true, kind: 'integer' },
    { name: 'internet', type: 'integer', kind: 'integer' },
    { name: 'office', type: 'integer', was: 'ticketOffice', kind: 'integer' },
  ];
  expect(columnOf(provider, 'stock')?.inside).toEqual({ type: 'object', fields: stock });
  expect(columnOf(provider, 'timetables')?.inside).toEqual({
    type: 'list',
    fields: [
      { name: 'startTime', type: 'text', required: true, kind: 'timeOfDay' },
      { name: 'finishTime', type: 'text', required: true, kind: 'timeOfDay' },
      { name: 'stock', type: 'object', fields: stock, kind: 'object' },
    ],
  });
  expect(columnOf(provider, 'name')).not.toHaveProperty('inside');
});

test('a lookup is held by the key of the value, follows it, and has an index to be looked for', () => {
  const table = tableOf('contact', {
    'schemas/contact.schema.json#/properties/worked': {
      type: 'string',
      'x-lookup': { entity: 'provider', value: 'businessId' },
      'x-label': { pt: 'a', en: 'a', fr: 'a' },
    },
  });
  expect(columnOf(table, 'worked')).toMatchObject({ type: 'text', nullable: true, kind: 'lookup' });
  expect(table.foreignKeys.find(({ columns }) => columns.includes('worked'))).toEqual({
    name: 'contact_worked_fkey',
    columns: ['organization_id', 'worked'],
    table: 'provider',
    references: ['organization_id', 'business_id'],
    onDelete: 'restrict',
    onUpdate: 'cascade',
  });
  expect(indexOf(table, 'contact_worked_idx')?.expressions).toEqual(['"organization_id"', '"worked"', '"id"']);
});
