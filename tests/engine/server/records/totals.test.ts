import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
