// Searches are found in the way that fits how many rows have the words: always the same rows, in the same order. How
// many there are is told by some rows of the table.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { allFields, type Entity } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { personActor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { tableOf } from '#engine/server/records/entity-table.ts';
import { isOfFewValues } from '#engine/server/records/filter-sql.ts';
import { listRecords } from '#engine/server/records/list-records.ts';
import { searchWay } from '#engine/server/records/page-sql.ts';
import { buildNeedle } from '#engine/server/records/search-needle.ts';
import { buildSearchShares, type SearchShares } from '#engine/server/records/search-shares.ts';
import { searchMatcher } from '#engine/server/records/search-sql.ts';
import { sortKeys } from '#engine/server/records/sort-sql.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const actor = personActor({ userId: '', name: '', roles: ['admin'], organizationId: 'icd' });
/** Sees fewer of the searched fields, or parts of them. */
const marketing = personActor({ userId: '', name: '', roles: ['marketing'], organizationId: 'icd' });
const whole = { search: '', filters: [], sort: [], offset: 0, limit: 10 } as const satisfies ListQuery;
const searched = entityNames
  .map((name): Entity => entities[name])
  .filter(({ search, parent, view }) => search.length > 0 && !parent && !view);
const telling = (share: number, rows: number): SearchShares => ({
  of: () => ({ share, indexed: share, rows }),
});
/** By the index, which is asked for three letters of the words alone. */
const byLetters: SearchShares = {
  of: (_entity, search) => {
    const needle = /[a-z0-9]{3}/.exec(search.toLowerCase())?.[0];
    return { share: 0, indexed: 0, rows: 1_000_000, ...(needle !== undefined && { needle }) };
  },
};
/** Found by the index, in two ways; found in the beginning of the order, else by the index. */
const ways = [telling(0, 1_000_000), byLetters, telling(1, 1_000_000)];

let database: Database;
/** As a server that keeps statements prepared, which the embedded database is not; inherits the rest. */
let server: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  server = Object.create(database, { prepares: { value: true }, engine: { value: 'server' } }) as Database;
  await seedDemo({ database, scale: 400 });
  await sql`analyze`.execute(database.query);
});
afterAll(() => database.close());

async function searchTexts(entity: Entity): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select search as text from ${sql.table(tableOf(entity).name)} where search <> '' order by id limit 3`.execute(
    database.query,
  );
  return rows.map(({ text }) => text);
}

/** Words that rows have, together, in part, in capitals, and some that none has. */
async function wordsOf(entity: Entity): Promise<string[]> {
  const words = (await searchTexts(entity)).flatMap((text) => [
    text.split(' ').slice(0, 2).join(' '),
    text.split(' ').at(-1) ?? '',
  ]);
  const [first = ''] = words;
  return [
    ...new Set([...words, first.slice(1, 4), first.toUpperCase(), 'são', 'nothing-has-this', '100%_', String.raw`a\b`]),
  ].filter(Boolean);
}

/** All pages, one after the other. */
async function pages(entity: Entity, query: ListQuery, shares?: SearchShares, who = actor): Promise<unknown[]> {
  const found: unknown[] = [];
  let after: string | undefined;
  do {
    const page = await listRecords(shares === undefined ? database : server, {
      entity,
      query: { ...query, ...(after !== undefined && { after }) },
      actor: who,
      ...(shares && { shares }),
    });
    found.push(page.rows);
    after = page.next;
  } while (after !== undefined && found.length < 4);
  return found;
}

async function expectSame(entity: Entity, query: ListQuery, who = actor): Promise<void> {
  const found = await pages(entity, query, undefined, who).catch(String);
  for (const shares of ways) expect(await pages(entity, query, shares, who).catch(String), query.search).toEqual(found);
}

describe.each(searched.map((entity) => ({ entity, what: entity.name })))('a search in $what', ({ entity }) => {
  const orders: ListQuery['sort'][] = [
    [],
    [{ path: 'createdAt', direction: 'desc' }],
    ...allFields(entity.fields)
      .filter(({ sort, required, path }) => sort && !required && !path.includes('.'))
      .slice(0, 1)
      .map(({ path }) => [{ path, direction: 'asc' as const }]),
  ];

  it('finds the same rows in the same order', async () => {
    for (const search of await wordsOf(entity))
      for (const sort of orders) {
        await expectSame(entity, { ...whole, search, sort });
        await expectSame(entity, { ...whole, search, sort, offset: 2 });
      }
  });
});

it('finds the same of a state, and for who sees searched fields in part', async () => {
  const { order } = entities;
  const [text = ''] = await searchTexts(order);
  const [status = ''] = order.fields.find(({ name }) => name === 'status')?.options ?? [];
  const filters: ListQuery['filters'] = [{ path: 'status', operator: 'eq', values: [status] }];
  expect(filters.every((filter) => isOfFewValues(order, filter))).toBe(true);
  await expectSame(order, { ...whole, search: text.split(' ')[0] ?? '', filters });
  for (const entity of searched) {
    const [search = ''] = await wordsOf(entity);
    await expectSame(entity, { ...whole, search }, marketing);
  }
});

it('finds what no row of the beginning has, and what some have', async () => {
  await sql`
    insert into product_category (id, organization_id, created_at, updated_at, version, name, display_order)
    select gen_random_uuid(), 'icd', now(), now(), 1,
      lpad(n::text, 4, '0') || case when n < 1500 then ' zyxcedo' else ' zyxtarde' end || case when n % 500 = 0 then ' zyxraro' else '' end,
      case when n % 3 = 0 then n * 7919 % 997 end
    from generate_series(1, 3000) n`.execute(database.query);
  for (const search of ['zyxtarde', 'zyxcedo', 'zyxraro', 'zyxcedo zyxtarde', 'zyxtarde zyxraro', 'zyxnunca'])
    for (const sort of [[{ path: 'name', direction: 'asc' }], [{ path: 'displayOrder', direction: 'desc' }]] as const) {
      await expectSame(entities.productCategory, { ...whole, search, sort });
      await expectSame(entities.productCategory, { ...whole, search, sort, offset: 1100 });
    }
});

describe('how many rows have the words', () => {
  it('is known once some rows have been read, and read anew after ten minutes', async () => {
    let now = 0;
    const shares = buildSearchShares(server, () => now);
    const shareOf = (search: string) => shares.of(entities.customer, search)?.share;
    const [text = ''] = await searchTexts(entities.customer);
    const [, name = ''] = text.split(' ');
    expect(shareOf('zzyzx')).toBeUndefined();
    await vi.waitUntil(() => shareOf('zzyzx') !== undefined);
    // All rows of so small a table are read.
    const { rows } = await sql<{ all: number; having: number }>`
      select count(*)::int as all, count(*) filter (where search like ${`%${name}%`})::int as having from customer`.execute(
      database.query,
    );
    const [counted] = rows;
    expect(shares.of(entities.customer, name)).toEqual({
      share: (counted?.having ?? 0) / (counted?.all ?? 0),
      indexed: (counted?.having ?? 0) / (counted?.all ?? 0),
      rows: counted?.all,
    });
    // What the index does not know is looked for in what it finds.
    expect(shares.of(entities.customer, `${name} #`)).toMatchObject({
      share: 0,
      indexed: (counted?.having ?? 0) / (counted?.all ?? 0),
    });
    expect(shareOf(name)).toBeGreaterThan(0);
    expect(shareOf(`${name} zzyzx`)).toBe(0);
    await sql`update customer set name = 'zzyzx'`.execute(database.query);
    now = 600_000;
    expect(shareOf('zzyzx')).toBe(0);
    now += 1;
    await vi.waitUntil(() => shareOf('zzyzx') === 1);
  });

  it('is not asked of the embedded database, and not known of a table that nobody has counted', async () => {
    const embedded = Object.create(server, { engine: { value: 'embedded' } }) as Database;
    const asked = vi.spyOn(database, 'query', 'get');
    expect(buildSearchShares(embedded).of(entities.customer, 'zzyzx')).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    await sql`update pg_class set reltuples = -1 where relname = 'provider'`.execute(database.query);
    const shares = buildSearchShares(server);
    for (let turn = 0; turn < 20; turn += 1) {
      expect(shares.of(entities.provider, 'zzyzx')).toBeUndefined();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });

  it('grows with the pages of a table that nobody has counted since', async () => {
    await sql`update pg_class set reltuples = 10, relpages = 1 where relname = 'customer'`.execute(database.query);
    const shares = buildSearchShares(server);
    await vi.waitUntil(() => shares.of(entities.customer, 'zzyzx') !== undefined);
    const { rows } = await sql<{ pages: number }>`
      select (pg_relation_size('customer') / current_setting('block_size')::int)::int as pages`.execute(database.query);
    expect(rows[0]?.pages).toBeGreaterThan(2);
    expect(shares.of(entities.customer, 'zzyzx')?.rows).toBe(10 * (rows[0]?.pages ?? 0));
  });

  it.each([
    ['zzyzx', false],
    ['ana zzyzx', false],
    ['ANA', true],
    ['an ana', true],
    // Of letters that only the database folds nothing is said.
    ['Água ana', true],
    // With their masks, or without.
    ['123.456.789-00', true],
    ['12345678900', true],
    ['999.456.789-00', false],
    ['50% ana', false],
    // What no index of trigrams knows: too short, or of signs.
    ['an', undefined],
    ['Água', undefined],
    ['ILHA', undefined],
    ['--/--', undefined],
    ['a.b.c', undefined],
    ['', undefined],
  ])('%s: %s', (words, isThere) => {
    expect(searchMatcher(words)?.holds('ana sao ilha 12345678900')).toBe(isThere);
  });
});

describe('the letters that the index is asked for', () => {
  /** Codes of hexadecimal digits behind words that many have. */
  const texts = Array.from(
    { length: 2_000 },
    (_, row) =>
      `${['castelo', 'parque'][row % 2]} azul ${createHash('md5').update(String(row)).digest('hex').slice(0, 10)}`,
  );
  const needle = buildNeedle(texts);

  it('are as few as hardly any other row has, of as many rows as there are', () => {
    const lengths = [1_000, 1_000_000, 1_000_000_000].map((rows) => needle(['0f1e2d3c4b'], rows)?.length);
    expect(lengths).toEqual([3, 5, 7]);
    expect('0f1e2d3c4b').toContain(needle(['0f1e2d3c4b'], 1_000_000));
  });

  it('are of the rarest word', () => {
    expect('0f1e2d3c4b').toContain(needle(['castelo', '0f1e2d3c4b', 'azul'], 1_000_000));
  });

  it.each([
    ['words that many have', ['castelo', 'azul']],
    ['all of a word', ['xqz']],
    ['what only the database folds', ['ÁGUA', 'INÊS']],
    ['too short a run', ['a1', 'b-c-d']],
  ])('are not told of %s', (_what, words) => {
    expect(needle(words, 1_000_000)).toBeUndefined();
  });

  it('have to be rarer than they are reckoned to be: where a row of the sample has them, all of the word is asked for', async () => {
    const shares = buildSearchShares(server);
    const [text = ''] = await searchTexts(entities.order);
    const [code = ''] = text.split(' ');
    await vi.waitUntil(() => shares.of(entities.order, code) !== undefined);
    expect(shares.of(entities.order, code)?.needle).toBeUndefined();
    const other = Array.from(code).toReversed().join('');
    expect(other).toContain(shares.of(entities.order, other)?.needle);
  });
});

describe('the way', () => {
  const nothingOf = { share: 0, indexed: 0, rows: 1_000_000 };
  const request = { entity: entities.customer, actor, query: { ...whole, search: 'zzyzx' } };
  const wayOf = (share: number, rows: number, more: Partial<ListQuery> = {}, indexed = share) =>
    searchWay({ ...request, query: { ...request.query, ...more } }, [], { share, indexed, rows });

  it('is the index for what is rare, the beginning of the order for what is frequent', () => {
    expect(wayOf(0, 10_000_000)).toBe('index');
    expect(wayOf(0.001, 10_000_000)).toBe('index');
    expect(wayOf(0.125, 10_000_000)).toBe(1000);
    expect(wayOf(0.01, 10_000_000)).toBe(8192);
    // Of a short word and a frequent one, the index would find all rows of the frequent one.
    expect(wayOf(0.001, 10_000_000, {}, 0.05)).toBe(65_536);
    expect(wayOf(0, 10_000_000, {}, 0.05)).toBe('index');
    // A page that takes all of it.
    expect(wayOf(0.01, 5_000, { offset: 900 })).toBe('index');
    expect(wayOf(0.5, 900)).toBe('planner');
  });

  it('is left to PostgreSQL where something else narrows the rows down, or another table has their order', () => {
    const filters: ListQuery['filters'] = [{ path: 'name', operator: 'like', values: ['a'] }];
    expect(wayOf(0, 1_000_000, { filters })).toBe('planner');
    expect(wayOf(0, 1_000_000, { limit: null })).toBe('planner');
    expect(searchWay({ ...request, parentId: 'x' }, [], nothingOf)).toBe('planner');
    const [other] = sortKeys(entities.ride, [{ path: 'providerId', direction: 'asc' }], actor);
    expect(searchWay(request, other === undefined ? [] : [other], nothingOf)).toBe('planner');
    expect(searchWay(request, [], undefined)).toBe('planner');
    expect(searchWay({ ...request, query: { ...whole, search: 'ana silva' } }, [], undefined)).toBe(1000);
  });

  it('is a prepared statement where the index finds few', async () => {
    const asked: string[] = [];
    const note = (way: string) => async () => {
      asked.push(way);
      return { rows: [] };
    };
    const heard = Object.create(server, {
      ask: { value: note('planned') },
      prepared: { value: note('prepared') },
    }) as Database;
    const totals = { read: async () => ({ total: 0, totalIs: 'exact' as const }) };
    await listRecords(heard, { ...request, totals, shares: telling(0, 1_000_000) });
    await listRecords(heard, { ...request, totals, shares: telling(0.5, 1_000_000) });
    await listRecords(heard, { ...request, totals });
    expect(asked).toEqual(['prepared', 'planned', 'planned']);
  });
});
