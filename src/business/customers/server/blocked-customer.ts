import { sql } from 'kysely';
import type { Database } from '#engine/server/database/database.ts';
import type { Applicant } from '#engine/server/module.ts';

/**
 * A blocked customer's address opens no account either (docs/domain.md 2.1); whoever tries is told no more than of any
 * other taken one.
 */
export async function isBlocked(database: Database, { organizationId, email }: Applicant): Promise<boolean> {
  const { rows } =
    await sql`select 1 from customer where organization_id = ${organizationId} and norm(email) = norm(${email}) and access_state = 'blocked'`.execute(
      database.query,
    );
  return rows.length > 0;
}
