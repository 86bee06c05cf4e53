// A person's values in places that are not about him: blacked out of texts that anybody may have written, letters and
// dropped columns. What is equally the data of someone else (a family's phone number, an employee who also buys) stays
// theirs.
import { sql } from 'kysely';
import type { Database } from '#engine/server/database/database.ts';
import { judgeHit } from './judge-hits.ts';
import type { OwnRecords } from './own-records.ts';
import type { PersonalValue } from './personal-values.ts';
import type { Hit } from './scan-tables.ts';
import { buildShredder, type Shred } from './shred-text.ts';

/** The values that are someone else's as well. */
export function sharedValues(hits: readonly Hit[], own: readonly OwnRecords[]): ReadonlySet<PersonalValue> {
  return new Set(hits.filter((hit) => judgeHit(hit, own) === 'others').map(({ value }) => value));
}

export async function eraseElsewhere(
  database: Database,
  {
    organizationId,
    hits,
    own,
    values,
  }: {
    readonly organizationId: string;
    readonly hits: readonly Hit[];
    readonly own: readonly OwnRecords[];
    readonly values: readonly PersonalValue[];
  },
): Promise<void> {
  const shared = sharedValues(hits, own);
  const shred = buildShredder(
    values.filter((value) => value.strong && !shared.has(value)),
    { withPatterns: false },
  );
  const rows = new Map(
    hits
      .filter(({ value }) => !shared.has(value))
      .map((hit) => [`${hit.table} ${hit.row.id} ${hit.column} ${hit.row.id === '' ? String(hit.content) : ''}`, hit]),
  );
  for (const hit of rows.values()) await erase(database, { organizationId, hit, shred, own });
}

interface Place {
  readonly organizationId: string;
  readonly hit: Hit;
  readonly shred: Shred;
  readonly own: readonly OwnRecords[];
}

async function erase(database: Database, { organizationId, hit, shred, own }: Place): Promise<void> {
  const { table, column, row, content } = hit;
  const verdict = judgeHit(hit, own);
  const left = shred(content);
  const value = typeof content === 'string' ? left : JSON.stringify(left);
  const at = sql`organization_id = ${organizationId} and id = ${row.id}`;
  if (verdict === 'letter') await sql`delete from mail_outbox where ${at}`.execute(database.query);
  if (verdict === 'view') await sql`delete from list_view where ${at}`.execute(database.query);
  if (verdict === 'dropped')
    await sql`update dropped_data set ${sql.ref(column)} = ${column === 'path' ? left : JSON.stringify(left)} where id = ${row.id}`.execute(
      database.query,
    );
  if (verdict === 'key')
    await sql`delete from request_key where organization_id = ${organizationId} and key = ${content}`.execute(
      database.query,
    );
  if (verdict === 'history')
    await sql`update history set ${sql.ref(column)} = ${value} where ${at}`.execute(database.query);
  // Whoever has the old text open learns of it when saving.
  if (verdict === 'free')
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}, version = version + 1 where ${at}`.execute(
      database.query,
    );
}
