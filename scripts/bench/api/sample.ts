// What both servers hold: an entity of 20 fields, told to this product as a schema, and the rows that SQL makes of
// numbers, the same in both databases.

const label = (text: string) => ({ pt: text, en: text, fr: text });

const statuses = ['open', 'paid', 'sent', 'closed'] as const;
const categories = ['north', 'south', 'east', 'west', 'centre'] as const;

interface SampleField {
  readonly column: string;
  /** Of the schema. */
  readonly type: object;
  /** Of the reference's table. */
  readonly sql: string;
  /** Of row `n`. */
  readonly value: string;
}

const text = { type: 'string', maxLength: 120 };
const integer = { type: 'integer', minimum: 0 };
const choice = (options: readonly string[]) => ({
  type: 'string',
  enum: options,
  'x-options': Object.fromEntries(options.map((option) => [option, label(option)])),
});
const oneOf = (options: readonly string[], factor: number, of = 'n') =>
  `(array[${options.map((option) => `'${option}'`).join()}])[1 + ((${of} * ${factor}) % ${options.length})::int]`;
const places = ['alameda', 'bosque', 'castelo', 'duna', 'estrela', 'farol', 'granito', 'horizonte'];
const colour = '(1 + abs(hashint8(n)::bigint) % 4)::int';
const number = `lpad((n * 7919 % 100003)::text, 6, '0')`;

/** In order of the columns; the first nine stand in the list. */
const fields: Readonly<Record<string, SampleField>> = {
  name: {
    column: 'name',
    type: { ...text, 'x-search': true },
    sql: 'text not null',
    // A place that most names have in common with their neighbours in the order, a colour that they do not. The third
    // place is never of the third colour: two frequent words that do not meet.
    value: `case when n % 8 = 6 and ${colour} = 3 then 'castelo ' || ${number} || ' azul'
      else ${oneOf(places, 7)} || ' ' || ${number} || ' ' || (array['azul', 'branco', 'dourado', 'escuro'])[${colour}] end`,
  },
  code: { column: 'code', type: { ...text, 'x-search': true }, sql: 'text', value: `'K' || left(md5(n::text), 10)` },
  status: { column: 'status', type: choice(statuses), sql: 'text', value: oneOf(statuses, 1, 'n / 13') },
  category: { column: 'category', type: choice(categories), sql: 'text', value: oneOf(categories, 3, 'n / 17') },
  amount: { column: 'amount', type: { ...integer, 'x-kind': 'money' }, sql: 'bigint', value: 'n * 7919 % 100003' },
  quantity: { column: 'quantity', type: integer, sql: 'bigint', value: 'n % 97' },
  soldOn: {
    column: 'sold_on',
    type: { type: 'string', format: 'date' },
    sql: 'date',
    value: `date '2020-01-01' + (n * 31 % 2000)::int`,
  },
  paidAt: {
    column: 'paid_at',
    type: { type: 'string', format: 'date-time' },
    sql: 'timestamptz',
    value: `timestamptz '2020-01-01 12:00Z' + (n * 61 % 2000) * interval '1 day'`,
  },
  isActive: { column: 'is_active', type: { type: 'boolean' }, sql: 'boolean', value: 'n % 3 > 0' },
  ...Object.fromEntries(
    ['street', 'district', 'city', 'contact', 'origin', 'channel', 'remark'].map((name) => [
      name,
      { column: name, type: text, sql: 'text', value: `'${name} ' || n % 1009` },
    ]),
  ),
  ...Object.fromEntries(
    ['floors', 'guests', 'visits', 'points'].map((name) => [
      name,
      { column: name, type: integer, sql: 'bigint', value: 'n % 499' },
    ]),
  ),
};
const listed = 9;

export const sampleRows = 100_000;
const names = Object.values(fields).map(({ column }) => column);

export const sampleSchema = {
  $schema: './dialect.json',
  $id: 'sample',
  description: 'Measured by npm run bench -- api.',
  type: 'object',
  'x-entity': {
    label: { one: label('sample'), many: label('samples') },
    collection: 'samples',
    icon: 'category',
    title: ['name'],
    sort: ['name'],
  },
  required: ['name'],
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, { type }], index) => [
      name,
      { ...type, 'x-label': label(name), 'x-span': 6, ...(index < listed && { 'x-list': true }) },
    ]),
  ),
};

/** Ids have the form of version 4, which the calls ask for. */
const rowId = (n: string) => `overlay(overlay(md5('sample' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

export const fillSample = (rows: number): string => `
  insert into sample (id, organization_id, created_at, updated_at, version, ${names.join()})
  select ${rowId('n')}, (select id from organization), now(), now(), 1, ${Object.values(fields)
    .map(({ value }) => value)
    .join()}
  from generate_series(1::bigint, ${rows}) n`;

/** The reference's tables with what somebody who writes by hand gives these pages: an index for each. */
export const referenceTables = `
  create extension if not exists pg_trgm;
  create table organization (id uuid primary key, name text not null);
  create table person (id uuid primary key, organization_id uuid not null references organization, name text not null,
    role text not null, status text not null);
  create table session (token_hash text primary key, person_id uuid not null references person, revoked_at timestamptz);
  create table sample (id uuid primary key default gen_random_uuid(), organization_id uuid not null,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    version integer not null default 1, ${Object.values(fields)
      .map(({ column, sql }) => `${column} ${sql}`)
      .join()},
    search text generated always as (lower(coalesce(name, '') || ' ' || coalesce(code, ''))) stored);
  create index on sample (organization_id, name, id);
  create index on sample (organization_id, status, name, id);
  create index on sample using gin (search gin_trgm_ops);
  create table audit (id bigint generated always as identity primary key, person_id uuid not null, record_id uuid not null,
    action text not null, at timestamptz not null default now(), before jsonb, after jsonb);
  create index on audit (record_id);
  insert into organization values ('00000000-0000-4000-8000-000000000001', 'Reference');
  insert into person values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'Reference', 'admin', 'active');`;

/** A record as both servers take it. */
export const newSample = (index: number) => ({
  name: `written ${index}`,
  code: `W${index}`,
  status: statuses[index % statuses.length],
  category: categories[index % categories.length],
  amount: index,
  quantity: 3,
  soldOn: '2024-05-06',
  isActive: true,
  city: 'Lisboa',
});

/** By which names rows are answered, for the hand-written side. */
export const sampleNames: readonly (readonly [field: string, column: string])[] = Object.entries(fields).map(
  ([name, { column }]) => [name, column],
);
