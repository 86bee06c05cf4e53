// Letters that lie in the data folder because no SMTP server is set: those to the erased person are deleted, once it is
// certain that he is erased.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#engine/server/database/database.ts';
import type { Job } from '#engine/server/jobs/job.ts';
import type { PersonalValue } from './personal-values.ts';

interface Letters {
  readonly organizationId: string;
  readonly customerId: string;
  readonly folder: string;
  readonly values: readonly PersonalValue[];
  readonly now: Date;
}

/** So long the job may take. */
const graceMilliseconds = 60_000;

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Notes the person's letters in the running transaction: with it they stay or go. */
export async function condemnMailFiles(
  database: Database,
  { organizationId, customerId, folder, values, now }: Letters,
): Promise<void> {
  for (const file of await findMailFiles(folder, values)) {
    await sql`insert into condemned_letter (organization_id, customer_id, file, condemned_at) values (${organizationId}, ${customerId}, ${file}, ${now.toISOString()})`.execute(
      database.query,
    );
  }
}

async function findMailFiles(folder: string, values: readonly PersonalValue[]): Promise<string[]> {
  const addresses = values.filter(({ kind }) => kind === 'email').map(({ value }) => value.toLowerCase());
  if (addresses.length === 0) return [];
  const found: string[] = [];
  for (const name of (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))) {
    // Gone meanwhile: with whoever else was erased.
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    const recipient = /^To: (.*)$/im.exec(text)?.[1]?.toLowerCase() ?? '';
    if (addresses.some((address) => recipient.replace(/[<>]/g, '').split(/\s/).includes(address))) found.push(name);
  }
  return found;
}

/** How many of his letters still lie there although they should be gone. */
export async function countCondemned(
  database: Database,
  { organizationId, customerId, now }: Pick<Letters, 'organizationId' | 'customerId' | 'now'>,
): Promise<number> {
  const due = new Date(now.getTime() - graceMilliseconds).toISOString();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from condemned_letter where organization_id = ${organizationId} and customer_id = ${customerId} and condemned_at < ${due}`.execute(
    database.query,
  );
  return rows[0]?.count ?? 0;
}

/** A letter that cannot be deleted now is tried again. */
export const removeCondemnedLetters: Job = {
  name: 'removeCondemnedLetters',
  everySeconds: 5,
  async run({ database, settings, log }) {
    const { rows } = await sql<{ id: number; file: string }>`select id, file from condemned_letter order by id`.execute(
      database.query,
    );
    for (const { id, file } of rows) {
      try {
        await rm(join(mailFolder(settings.dataDir), file), { force: true });
        await sql`delete from condemned_letter where id = ${id}`.execute(database.query);
      } catch (err) {
        log.warn({ err, file }, 'A letter to an erased customer could not be deleted; it is tried again');
      }
    }
  },
};
