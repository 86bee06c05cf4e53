// On records of every entity that the sample makes: what schemas call sensitive is nowhere in the copy any more, and
// the copy is one with which the product works.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { readApplied } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { declaredModel } from '#engine/server/database/model-memory.ts';
import { checkFits } from '#engine/server/values/copy-of-running.ts';
import { maskCopy } from '#engine/server/values/mask-copy.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
let counts: ReadonlyMap<string, number>;
let texts: ReadonlySet<string>;
let everything: string;
let categories: readonly unknown[];

const entities: readonly Entity[] = Object.values(declaredModel.entities).filter(({ view }) => view === undefined);

async function rowsOf(table: string): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await sql<{
    row: Record<string, unknown>;
  }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(database.query);
  return rows.map(({ row }) => row);
}

/** Texts of fields that are sensitive, or are not, wherever a column has them. */
function textsOf(field: Field, value: unknown, isSensitive: boolean): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(field, item, isSensitive));
  const tells = field.options === undefined && fieldKinds[field.kind].moment === undefined;
  if (typeof value === 'string')
    return tells && value.length > 6 && (field.sensitive !== undefined) === isSensitive ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const values = value as Readonly<Record<string, unknown>>;
  return (field.fields ?? []).flatMap((inner) => textsOf(inner, values[inner.name], isSensitive));
}

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo({ database, scale: 200 });
  const [found, plain] = [new Set<string>(), new Set<string>()];
  const rows = new Map<string, number>();
  for (const entity of entities) {
    const own = await rowsOf(entity.table);
    rows.set(entity.table, own.length);
    for (const field of entity.fields)
      for (const row of own) {
        const value = row[field.column ?? ''];
        for (const text of textsOf(field, value, true)) found.add(text);
        // A company's name is its own, and that of the holder of its account.
        if (field.kind !== 'snapshot') for (const text of textsOf(field, value, false)) plain.add(text);
      }
  }
  [counts, texts] = [rows, new Set([...found].filter((text) => !plain.has(text)))];
  categories = await rowsOf('product_category');
  await maskCopy(database);
  const tables = (await readApplied(database)) ?? [];
  everything = '';
  for (const { name } of tables) everything += JSON.stringify(await rowsOf(name));
});
afterAll(() => database.close());

describe('a copy whose sensitive values are masked', () => {
  it('has none of them, in no table and no copy of a record', () => {
    expect(texts.size).toBeGreaterThan(400);
    expect([...texts].filter((text) => everything.includes(text))).toEqual([]);
  });

  it('has as many records as before', async () => {
    for (const [table, count] of counts) expect([table, (await rowsOf(table)).length]).toEqual([table, count]);
  });

  it('keeps their look: documents have as many digits, addresses of mail are such', async () => {
    const customers = await rowsOf('customer');
    const documents = customers
      .filter((row) => row['document_type'] === 'CPF')
      .flatMap((row) => row['document_number'] ?? []);
    expect(documents.length).toBeGreaterThan(10);
    expect(documents.filter((document) => !/^\d{11}$/.test(document as string))).toEqual([]);
    const mails = customers.map((row) => row['email']).filter((mail) => mail !== null);
    expect(mails.filter((mail) => !/^[^@\s]+@[^@\s]+\.\w+$/.test(mail as string))).toEqual([]);
    expect(new Set(mails).size).toBe(mails.length);
  });

  it('keeps all that is not sensitive', async () => {
    expect(categories.length).toBeGreaterThan(0);
    expect(await rowsOf('product_category')).toEqual(categories);
  });

  it('has the tables of the schemas', async () => {
    expect((await planChange(database)).outcomes).toEqual([]);
  });
});

it('is not made in memory of more than fits there', async () => {
  await expect(checkFits(database, 2 ** 20)).rejects.toThrow(
    /^The database has [\d,]+ MB, and a copy in memory takes at most 1 MB: name a smaller one/,
  );
  await expect(checkFits(database)).resolves.toBeUndefined();
});
