import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities } from '#generated/entities.ts';
import { personActor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { buildTotals, type Totals } from '#engine/server/records/totals.ts';
import { visibleRows } from '#engine/server/records/visible-rows.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
let elapsed = 0;
/** What another process of the server writes into the same database. */
let elsewhere: Totals;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const id of ['one', 'two'])
    await sql`insert into organization (id, name) values (${id}, ${id}) on conflict do nothing`.execute(database.query);
  const deaf = Object.create(database, { writes: { value: () => 0 } }) as Database;
  elsewhere = buildTotals(deaf, () => elapsed);
});
afterAll(() => database.close());

const whereOf = (organizationId: string) =>
  visibleRows(entities.productCategory, personActor({ userId: 'x', name: 'x', organizationId, roles: ['admin'] }));

async function totalOf(totals: Totals, organizationId = 'one'): Promise<number> {
  const { total } = await totals.read({
    table: 'product_category',
    where: whereOf(organizationId),
    isExact: false,
  });
  return total;
}

const add = (name: string, organizationId = 'one') =>
  sql`insert into product_category (id, organization_id, created_at, updated_at, version, name)
    values (gen_random_uuid(), ${organizationId}, now(), now(), 1, ${name})`.execute(database.query);

describe('a total that is kept', () => {
  it('is counted anew as soon as something is written, also at the end of a transaction', async () => {
    const totals = buildTotals(database, () => 0);
    expect(await totalOf(totals)).toBe(0);
    await add('Uma');
    expect(await totalOf(totals)).toBe(1);
    await database.transaction(async () => void (await add('Duas')));
    expect(await totalOf(totals)).toBe(2);
  });

  it('is not counted for each page, and what others write is seen after two seconds', async () => {
    const before = await totalOf(elsewhere);
    await add('Três');
    elapsed = 1_999;
    expect(await totalOf(elsewhere)).toBe(before);
    elapsed = 2_000;
    expect(await totalOf(elsewhere)).toBe(before + 1);
  });

  it("is nobody else's whose rows are others", async () => {
    elapsed = 10_000;
    await add('Outra', 'two');
    expect(await totalOf(elsewhere, 'two')).toBe(1);
    expect(await totalOf(elsewhere, 'one')).toBe(3);
    expect(await totalOf(elsewhere, 'two')).toBe(1);
  });

  it('is forgotten when a thousand others are younger', async () => {
    elapsed = 20_000;
    const before = await totalOf(elsewhere);
    await add('Quatro');
    for (let index = 0; index < 1_000; index += 1)
      await elsewhere.read({ table: 'product_category', where: sql`t.version = ${index}`, isExact: false });
    expect(await totalOf(elsewhere)).toBe(before + 1);
  });
});

describe('a total above ten thousand', () => {
  const asked = (organizationId: string) => ({
    table: 'product_category',
    where: whereOf(organizationId),
    isExact: false,
  });

  beforeAll(async () => {
    await sql`insert into organization (id, name) values ('many', 'many')`.execute(database.query);
    await sql`insert into product_category (id, organization_id, created_at, updated_at, version, name)
      select gen_random_uuid(), 'many', now(), now(), 1, 'M' || number from generate_series(1, 10050) number`.execute(
      database.query,
    );
    await sql`analyze product_category`.execute(database.query);
  });

  it('is a minimum at first, and the planner is asked beside the page, not before it', async () => {
    const explained = Promise.withResolvers<void>();
    const totals = buildTotals(
      whosePlans(database, () => explained.promise),
      () => 0,
    );
    expect(await totals.read(asked('many'))).toEqual(expect.objectContaining({ total: 10_001, totalIs: 'minimum' }));
    expect(await totals.read(asked('many'))).toEqual(expect.objectContaining({ totalIs: 'minimum' }));
    explained.resolve();
    await vi.waitFor(async () => expect(await totals.read(asked('many'))).toHaveProperty('totalIs', 'estimated'));
    expect((await totals.read(asked('many'))).total).toBeGreaterThan(10_000);
  });

  it('is the old estimate until there is a newer one, and none that is too old', async () => {
    let now = 0;
    const totals = buildTotals(database, () => now);
    await totals.read(asked('many'));
    await vi.waitFor(async () => expect(await totals.read(asked('many'))).toHaveProperty('totalIs', 'estimated'));
    await sql`delete from product_category where organization_id = 'many' and name like 'M1%'`.execute(database.query);
    now = 60_000;
    expect(await totals.read(asked('many'))).toHaveProperty('totalIs', 'estimated');
    await vi.waitFor(async () => expect(await totals.read(asked('many'))).toHaveProperty('totalIs', 'exact'));
    expect((await totals.read(asked('many'))).total).toBeLessThan(10_000);
  });

  it('is asked again when the planner could not be asked', async () => {
    await sql`insert into product_category (id, organization_id, created_at, updated_at, version, name)
      select gen_random_uuid(), 'many', now(), now(), 1, 'M1' || number from generate_series(1, 10050) number`.execute(
      database.query,
    );
    let asks = 0;
    const broken = whosePlans(database, async () => {
      asks += 1;
      if (asks === 1) throw new Error('The connection was lost.');
    });
    const totals = buildTotals(broken, () => 0);
    expect(await totals.read(asked('many'))).toHaveProperty('totalIs', 'minimum');
    await vi.waitFor(async () => expect(await totals.read(asked('many'))).toHaveProperty('totalIs', 'estimated'));
    expect(asks).toBe(2);
  });
});

/** A database that tells its plans after this. */
function whosePlans(real: Database, before: () => Promise<void>): Database {
  const held: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => 'QUERY PLAN' in row)) await before();
      return result;
    },
  };
  return Object.create(real, { query: { get: () => real.query.withPlugin(held) } }) as Database;
}
