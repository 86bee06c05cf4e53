// Every order and every filter that lists offer is served by an index, shown by PostgreSQL's own plans of the very
// statements that lists ask; and none stands there that another does the work of.
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { tables } from '#generated/tables.ts';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { fieldKinds, operatorsOf } from '#engine/kinds/index.ts';
import { allFields, fieldsTo, type Entity, type Field } from '#engine/model/entity.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { personActor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { tableOf } from '#engine/server/records/entity-table.ts';
import { listRecords } from '#engine/server/records/list-records.ts';
import { whereSql, type ListRequest } from '#engine/server/records/page-sql.ts';
import { atMoment } from '#engine/server/records/moment.ts';
import type { Expected } from '#engine/server/records/search-shares.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const actor = personActor({ userId: '', name: '', roles: ['admin'], organizationId: 'icd' });
const nothing = { search: '', filters: [], sort: [], offset: 0, limit: 25 } as const satisfies ListQuery;
/** What the demo has none of has no plan. */
const withoutRows: readonly string[] = ['exportLog', 'fiscalRecord'];
/** Those with a list of their own; nested records are read by their parent, a few at a time. */
const listed = entityNames
  .map((name): Entity => entities[name])
  .filter(({ name, parent, view }) => !parent && !view && !withoutRows.includes(name));

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo({ database, scale: 400 });
  await sql`analyze`.execute(database.query);
  // Planned as for a million rows; values are as frequent as among those there are.
  await sql`update pg_class set reltuples = 1000000 where relname = any(${listed.map((one) => tableOf(one).name)}) and relpages > 0`.execute(
    database.query,
  );
});
afterAll(() => database.close());

interface Node {
  readonly 'Node Type': string;
  readonly Alias?: string;
  readonly 'Index Cond'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
}

async function planOf({ sql: text, parameters }: CompiledQuery): Promise<readonly Node[]> {
  const asked = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
  const { rows } = await database.transaction(async () => {
    // Few rows are read whole otherwise, and sorted, whatever there is.
    await sql`set local enable_seqscan = off`.execute(database.query);
    await sql`set local enable_sort = off`.execute(database.query);
    return database.query.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(asked);
  });
  const walk = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(walk)];
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => walk(Plan)));
}

/** The statement that cuts the page, as the list asks it first. */
async function pageStatement(request: ListRequest, expected?: Expected): Promise<CompiledQuery> {
  const asked: CompiledQuery[] = [];
  const keep = async (statement: CompiledQuery) => {
    asked.push(statement);
    return { rows: [] };
  };
  const totals = { read: async () => ({ total: 0, totalIs: 'exact' as const }) };
  // Inherits the rest, `query` with its getter included.
  const heard = Object.create(database, {
    ask: { value: keep },
    prepared: { value: keep },
    prepares: { value: true },
  }) as Database;
  await listRecords(heard, { ...request, totals, shares: { of: () => expected } });
  const [first] = asked;
  if (first === undefined) throw new Error('nothing was asked');
  return first;
}

/** What another record is called stands in its own table, and what is worked out in none. */
const isSortedElsewhere = ({ kind, computed, children }: Field) =>
  kind === 'reference' || computed || children !== undefined;
const isInList = (entity: Entity, { path }: Field) =>
  fieldsTo(entity, path)
    .slice(0, -1)
    .some(({ kind }) => kind === 'list');

const orders = listed.flatMap((entity) =>
  allFields(entity.fields)
    .filter((field) => field.sort && !isSortedElsewhere(field) && !isInList(entity, field))
    .map((field) => ({ entity, field, what: `${entity.name} by ${field.path}` })),
);

describe('an order is read from an index', () => {
  it.each(orders)('$what', async ({ entity, field }) => {
    for (const direction of ['asc', 'desc'] as const) {
      const query: ListQuery = { ...nothing, sort: [{ path: field.path, direction }] };
      const nodes = (await planOf(await pageStatement({ entity, query, actor }))).map((node) => node['Node Type']);
      expect(nodes.filter((node) => node === 'Sort' || node === 'Seq Scan')).toEqual([]);
    }
  });
});

it.each(listed.map((entity) => ({ entity, what: entity.name })))(
  'a page far down the list of $what passes over rows by their keys alone',
  async ({ entity }) => {
    const query: ListQuery = { ...nothing, sort: [{ path: 'createdAt', direction: 'desc' }], offset: 5000 };
    const nodes = await planOf(await pageStatement({ entity, query, actor }));
    expect(nodes.map((node) => node['Node Type'])).toContain('Index Only Scan');
  },
);

const searched = listed.filter(({ search }) => search.length > 0);

describe('a search for two frequent words goes through no whole table', () => {
  it.each(searched.map((entity) => ({ entity, what: entity.name })))('$what', async ({ entity }) => {
    const query: ListQuery = { ...nothing, search: 'parque silva' };
    const nodes = await planOf(await pageStatement({ entity, query, actor }));
    const scans = nodes.filter(({ Alias }) => Alias === 't');
    // The beginning of the order, then what the index of the search finds.
    expect(nodes.some((node) => node['Index Name'] === `${tableOf(entity).name}_search_gin`)).toBe(true);
    expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  });
});

describe('what few rows have is found by the index of the search, planned for any word', () => {
  it.each(searched.map((entity) => ({ entity, what: entity.name })))('$what', async ({ entity }) => {
    for (const search of ['parque', '123.456-x', 'água silva']) {
      const asked = await pageStatement(
        { entity, query: { ...nothing, search }, actor },
        { share: 0, indexed: 0, rows: 1_000_000 },
      );
      const nodes = (await planOf(asked)).filter(({ Alias }) => Alias?.startsWith('t') ?? true);
      expect(nodes.map((node) => node['Index Name']).filter(Boolean)).toContain(`${tableOf(entity).name}_search_gin`);
      expect(nodes.filter((node) => ['Seq Scan', 'Index Scan'].includes(node['Node Type']))).toEqual([]);
    }
  });
});

const someId = '0190a1b2-0000-7000-8000-000000000001';
const samples: Readonly<Record<string, string>> = {
  uuid: someId,
  'uuid[]': someId,
  boolean: 'true',
  date: '2026-11-20',
  timestamptz: '2026-11-20T12:00:00.000Z',
  text: 'Zzz',
  'text[]': 'Zzz',
};
/** Of options the rarest may be one that an index is of use for. */
const samplesOf = ({ kind, options }: Field): readonly string[] =>
  options ?? [kind === 'snapshot' ? someId : (samples[fieldKinds[kind].column ?? ''] ?? '77')];

/** What is counted or worked out for each row is in no index, but for the conditions that subjects write. */
const isWorkedOut = ({ formula, children, computed, kind }: Field) =>
  formula !== undefined || children !== undefined || (computed && kind !== 'boolean');

interface Asked {
  readonly entity: Entity;
  readonly field: Field;
  readonly operator: Operator;
}

const asked: readonly (Asked & { readonly what: string })[] = listed.flatMap((entity) =>
  allFields(entity.fields)
    .filter((field) => field.filter && !isWorkedOut(field))
    .flatMap((field) => {
      const operators: Operator[] = ['eq', ...(entity.search.includes(field.path) ? ['like' as const] : [])];
      return operators
        .filter((operator) => operatorsOf(field.kind).includes(operator))
        .map((operator) => ({ entity, field, operator, what: `${entity.name}: ${field.path} ${operator}` }));
    }),
);

/** What the plan looks up in an index, besides the organisation's rows. */
async function lookedUp({ entity, field, operator }: Asked, value: string): Promise<readonly string[]> {
  const filters = [{ path: field.path, operator, values: [value] }];
  const where = atMoment(new Date('2026-11-20T12:00:00Z'), () =>
    whereSql({ entity, query: { ...nothing, filters }, actor }),
  );
  const { name } = tableOf(entity);
  const nodes = await planOf(sql`select 1 from ${sql.table(name)} t where ${where}`.compile(database.query));
  const own = nodes.filter(({ Alias, ...node }) => Alias === 't' || node['Node Type'] === 'Bitmap Index Scan');
  return own
    .map((node) => (node['Index Cond'] ?? '').replace(/\(organization_id = '[^']*'::text\)/, ''))
    .filter((condition) => condition !== '');
}

describe('a filter is read from an index', () => {
  it.each(asked)('$what', async (one) => {
    const served = await Promise.all(samplesOf(one.field).map(async (value) => lookedUp(one, value)));
    expect(served.flat(), 'conditions of indexes').not.toEqual([]);
  });
});

const nested = entityNames
  .map((name): Entity => entities[name])
  .filter(({ parent, view }) => parent !== undefined && view === undefined);

it.each(nested.map((entity) => ({ entity, what: entity.name })))(
  '$what of a parent: by an index',
  async ({ entity }) => {
    const where = whereSql({ entity, query: nothing, actor, parentId: someId });
    const { name } = tableOf(entity);
    const nodes = await planOf(sql`select 1 from ${sql.table(name)} t where ${where}`.compile(database.query));
    expect(nodes.map((node) => node['Index Cond'] ?? '').join(' ')).toContain(someId);
  },
);

it('no index keeps what a key keeps already', () => {
  const surplus = tables.flatMap(({ indexes }) => {
    const keys = indexes
      .filter(({ unique, where }) => unique && where === undefined)
      .map(({ expressions }) => expressions.join());
    return indexes
      .filter(({ unique, expressions }) => !unique && keys.includes(expressions.filter((one) => one !== '"id"').join()))
      .map(({ name }) => name);
  });
  expect(surplus).toEqual([]);
});
