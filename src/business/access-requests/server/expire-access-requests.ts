// Ends the requests whose time is over: undecided ones after their term, approved ones when the access ends.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { expireEach, expiryBatch, type Due } from '#engine/server/jobs/expire-each.ts';
import type { Job, JobParts } from '#engine/server/jobs/job.ts';
import { undecidedSince } from './access-term.ts';

export const expireAccessRequests: Job = {
  name: 'expireAccessRequests',
  everySeconds: 60,
  async run(parts) {
    await expireEach(parts, entities.accessRequest, await listDue(parts));
  },
};

async function listDue({ database, settings, clock }: JobParts): Promise<readonly Due[]> {
  const now = clock();
  const { rows } = await sql<Due>`
    select id, organization_id as "organizationId" from access_request
    where (status in ('pending', 'approved') and expires_at <= ${now.toISOString()})
      or (status = 'pending' and created_at <= ${undecidedSince(now, settings).toISOString()})
    order by expires_at, id limit ${expiryBatch}`.execute(database.query);
  return rows;
}
