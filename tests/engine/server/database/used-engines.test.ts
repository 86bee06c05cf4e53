// A test database that another test used before is as a new one.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#engine/server/database/database.ts';
import { embeddedOnly, openTestDatabase, serverUrl } from '#tests/support/database.ts';

const changes = {
  'rows, also such as the template has': `
    insert into organization (id, name) values ('other', 'Other');
    update organization set name = 'Renamed' where id = 'icd';
    insert into schema_state (tables, fingerprint, permitted) values ('[]', 'none', '{}')`,
  'a column less': 'alter table organization drop column name cascade',
  'a setting': `alter database postgres set work_mem = '1MB'`,
} as const;

/** All rows and all that is declared, but for numbers that PostgreSQL gives out. */
async function look(database: Database): Promise<unknown> {
  const ask = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(database.query)).rows;
  return {
    organization: await ask('select * from organization order by id'),
    states: await ask('select fingerprint from schema_state order by id'),
    next: await ask(`select sequencename, last_value from pg_sequences order by 1`),
    tables: await ask(
      `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
    ),
    norm: await ask(`select norm('É') as norm`),
    settings: await ask('select * from pg_db_role_setting'),
  };
}

describe.skipIf(serverUrl !== undefined)(
  `a database is opened as it was made, after somebody left (${embeddedOnly})`,
  () => {
    it.each(Object.entries(changes))('%s', async (_, change) => {
      const first = await openTestDatabase();
      const before = await look(first);
      await sql.raw(change).execute(first.query);
      await first.close();
      const second = await openTestDatabase();
      expect(await look(second)).toEqual(before);
      await second.close();
    });
  },
);
