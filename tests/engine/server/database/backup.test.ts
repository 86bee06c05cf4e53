import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Column } from '#engine/model/table.ts';
import { applySchema, readApplied } from '#engine/server/database/apply-schema.ts';
import { restoreBackup } from '#engine/server/database/backup/restore-backup.ts';
import { checksumQuery, writeBackup } from '#engine/server/database/backup/write-backup.ts';
import type { Database } from '#engine/server/database/database.ts';
import { writeHistory } from '#engine/server/database/write-history.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildTable, declare, fax, name, search } from './tables.ts';

const now = new Date('2026-11-20T12:00:00Z');
const types = [
  'boolean',
  'integer',
  'bigint',
  'numeric(12,2)',
  'double precision',
  'date',
  'time',
  'timestamptz',
  'uuid',
  'jsonb',
  'text[]',
  'uuid[]',
  'bytea',
];
const columns: readonly Column[] = [
  name,
  fax,
  search,
  ...types.map((type, at) => ({ name: `value_${at}`, type, nullable: true })),
];
const schema = declare(
  buildTable({ name: 'shop', columns: [name] }),
  buildTable({
    columns: [...columns, { name: 'shop_id', type: 'uuid', nullable: true }],
    foreignKeys: [
      {
        name: 'ride_shop_fk',
        columns: ['organization_id', 'shop_id'],
        table: 'shop',
        references: ['organization_id', 'id'],
        onDelete: 'restrict',
      },
    ],
  }),
);

let folder: string;
let source: Database;
let path: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  path = join(folder, 'some', 'backup.gz');
  source = await openTestDatabase({ template: 'empty' });
  await applySchema(source, { schema });
  await fill(source);
});

afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fill(database: Database): Promise<void> {
  const shop = randomUUID();
  const actor = { userId: randomUUID(), name: 'Ana' };
  await database.query
    .insertInto('shop')
    .values({ id: shop, organization_id: 'icd', name: 'Loja "1"\\ \n \u2028 😀' })
    .execute();
  const values = [
    true,
    7,
    9_007_199_254_740_991,
    '12.50',
    0.1,
    '2026-02-28',
    '09:30',
    '2026-02-28T10:00:00.123456Z',
    randomUUID(),
    JSON.stringify({ a: ['\u2029', null] }),
    ['a,b', '{"c"}', ''],
    [randomUUID()],
    randomBytes(64),
  ];
  const full = Object.fromEntries(values.map((value, at) => [`value_${at}`, value]));
  await database.query
    .insertInto('ride')
    .values({ id: randomUUID(), organization_id: 'icd', name: 'cheia', shop_id: shop, ...full })
    .execute();
  const many = Array.from({ length: 4_500 }, (_, at) => ({
    id: randomUUID(),
    organization_id: 'icd',
    name: `Ação ${at}`,
    fax: at % 3 === 0 ? null : '',
  }));
  for (let at = 0; at < many.length; at += 1_500)
    await database.query
      .insertInto('ride')
      .values(many.slice(at, at + 1_500))
      .execute();
  await writeHistory(database, {
    organizationId: 'icd',
    entity: 'ride',
    recordId: shop,
    action: 'create',
    actor,
    after: { name: 'x' },
    at: now,
  });
}

async function checksums(database: Database): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {};
  for (const table of (await readApplied(database)) ?? []) {
    const { rows } = await database.query.executeQuery<{ checksum: string }>(CompiledQuery.raw(checksumQuery(table)));
    sums[table.name] = rows[0]?.checksum;
  }
  return sums;
}

describe('a backup', () => {
  it('restored into an empty database has every row as it was', async () => {
    const { rows } = await writeBackup({ database: source, path, now });
    expect(rows).toMatchObject({ ride: 4_501, shop: 1, history: 1, organization: 1 });
    const target = await openTestDatabase({ template: 'empty' });
    expect(await restoreBackup(target, path)).toEqual(rows);
    expect(await checksums(target)).toEqual(await checksums(source));
    expect(await target.query.selectFrom('ride').select('search').where('name', '=', 'Ação 7').execute()).toEqual([
      { search: 'acao 7' },
    ]);
    await target.close();
  });

  it('restored keeps constraints and counters working', async () => {
    const target = await openTestDatabase({ template: 'empty' });
    await restoreBackup(target, path);
    const orphan = target.query
      .insertInto('ride')
      .values({ id: randomUUID(), organization_id: 'icd', name: 'x', shop_id: randomUUID() })
      .execute();
    await expect(orphan).rejects.toMatchObject({ code: '23503' });
    await writeHistory(target, {
      organizationId: 'icd',
      entity: 'ride',
      recordId: randomUUID(),
      action: 'create',
      actor: { userId: randomUUID(), name: 'Ana' },
      at: now,
    });
    expect(await target.query.selectFrom('history').select('id').orderBy('id').execute()).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    await target.close();
  });

  it('of an earlier schema is brought to the schema of today', async () => {
    const target = await openTestDatabase({ template: 'empty' });
    await restoreBackup(target, path);
    const today = declare(
      ...schema.tables.map((table) => (table.name === 'shop' ? { ...table, columns: [...table.columns, fax] } : table)),
    );
    const outcomes = await applySchema(target, { schema: today });
    expect(outcomes.map(({ step }) => step.id)).toEqual(['add-column:shop.fax']);
    await target.close();
  });

  it('is taken into tables that are there and empty, and refused where rows are', async () => {
    const target = await openTestDatabase({ template: 'empty' });
    await applySchema(target, { schema });
    await restoreBackup(target, path);
    await expect(restoreBackup(target, path)).rejects.toThrow('only restored into an empty database');
    expect(await checksums(target)).toEqual(await checksums(source));
    await target.close();
  });

  it('with rows that a permitted change left outside the rules is restored all the same', async () => {
    const bent = await openTestDatabase({ template: 'empty' });
    await applySchema(bent, { schema: declare(buildTable({ columns: [fax] })) });
    await bent.query.insertInto('ride').values({ id: randomUUID(), organization_id: 'icd' }).execute();
    await applySchema(bent, {
      schema: declare(buildTable({ columns: [{ ...fax, nullable: false }] })),
      allow: ['require:ride.fax'],
    });
    const file = join(folder, 'bent.gz');
    await writeBackup({ database: bent, path: file, now });
    const target = await openTestDatabase({ template: 'empty' });
    expect(await restoreBackup(target, file)).toMatchObject({ ride: 1 });
    await bent.close();
    await target.close();
  });

  it.each([
    {
      damage: 'cut off',
      make: (file: string) => truncateSync(file, readFileSync(file).length - 400),
      says: 'cannot be read',
    },
    {
      damage: 'without its end',
      make: (file: string) =>
        writeFileSync(
          file,
          gzipSync(gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(0, -1).join('\n') + '\n'),
        ),
      says: 'its end is missing',
    },
    {
      damage: 'without a row',
      make: (file: string) =>
        writeFileSync(
          file,
          gzipSync(
            gunzipSync(readFileSync(file))
              .toString()
              .replace(/\n\[.*Ação 17.*\n/, '\n'),
          ),
        ),
      says: 'should have 4501 rows, and has 4500',
    },
    {
      damage: 'something else',
      make: (file: string) => writeFileSync(file, gzipSync('{"hello":1}\n')),
      says: 'no backup of the back office',
    },
  ])('that is $damage is refused and leaves nothing behind', async ({ make, says }) => {
    const file = join(folder, 'damaged.gz');
    writeFileSync(file, readFileSync(path));
    make(file);
    const target = await openTestDatabase({ template: 'empty' });
    await expect(restoreBackup(target, file)).rejects.toThrow(says);
    expect(await readApplied(target)).toBeUndefined();
    await target.close();
  });
});
