import { sql } from 'kysely';
import type { Job } from '../jobs/job.ts';

/** Keys of calls that nobody repeats any more. */
export const forgetKeys: Job = {
  name: 'forgetKeys',
  everySeconds: 3600,
  async run({ database, clock }) {
    await sql`delete from request_key where expires_at <= ${clock().toISOString()}`.execute(database.query);
  },
};
