import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Lets the planner of queries know the data: call after an import or a demo load. */
export async function analyze(database: Database): Promise<void> {
  // In a transaction, which takes its limit along behind a pooler.
  await database.job(() => database.transaction(() => sql`analyze`.execute(database.query)));
}
