// What an organisation calls itself: in letters, and as the controller of the data it hands to a customer.
import { sql } from 'kysely';
import type { Database } from './database/database.ts';

export async function organizationName(database: Database, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from organization where id = ${id}`.execute(database.query);
  return rows[0]?.name ?? id;
}
