// Sessions and reset links that ended long ago are of no use to anyone.
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const daysKept = 30;

export async function removeEnded(database: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - daysKept * 86_400_000).toISOString();
  await sql`delete from session where expires_at < ${limit}`.execute(database.query);
  await sql`delete from password_reset where expires_at < ${limit}`.execute(database.query);
}
