// Sessions, reset links and letters that ended long ago are of no use to anyone.
import { sql } from 'kysely';
import type { Job } from '../jobs/job.ts';

const daysKept = 30;
const daySeconds = 86_400;

export const removeEnded: Job = {
  name: 'removeEnded',
  everySeconds: daySeconds,
  async run({ database, clock }) {
    const limit = new Date(clock().getTime() - daysKept * daySeconds * 1000).toISOString();
    await sql`delete from session where expires_at < ${limit}`.execute(database.query);
    await sql`delete from attempt where ends_at < ${clock().toISOString()}`.execute(database.query);
    await sql`delete from mail_outbox where given_up_at < ${limit}`.execute(database.query);
    await sql`delete from password_reset where expires_at < ${limit}`.execute(database.query);
  },
};
