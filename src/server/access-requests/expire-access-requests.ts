// Ends the requests whose time is over: undecided ones after their term, approved ones when the access ends.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { systemActor } from '../actor.ts';
import { ApiError } from '../api-error.ts';
import type { Job, JobParts } from '../jobs/job.ts';
import { actOnRecord } from '../records/act-on-record.ts';
import { undecidedSince } from './access-term.ts';

/** Requests of one round; the rest waits for the next. */
const batch = 500;

interface Due {
  readonly id: string;
  readonly organizationId: string;
}

export const expireAccessRequests: Job = {
  name: 'expireAccessRequests',
  everySeconds: 60,
  async run(parts) {
    for (const due of await listDue(parts)) await expire(parts, due);
  },
};

async function listDue({ database, settings, clock }: JobParts): Promise<readonly Due[]> {
  const now = clock();
  const { rows } = await sql<Due>`
    select id, organization_id as "organizationId" from access_request
    where (status in ('pending', 'approved') and expires_at <= ${now.toISOString()})
      or (status = 'pending' and created_at <= ${undecidedSince(now, settings).toISOString()})
    order by expires_at, id limit ${batch}`.execute(database.query);
  return rows;
}

/** Each by itself: what one of them cannot do holds up none of the others. */
async function expire(parts: JobParts, { id, organizationId }: Due): Promise<void> {
  try {
    await actOnRecord(parts, { entity: entities.accessRequest, action: 'expire', actor: systemActor(organizationId), at: { id }, body: {} });
  } catch (err) {
    // Decided or revoked just now.
    if (err instanceof ApiError && err.code === 'TRANSITION') return;
    parts.log.error({ err, accessRequest: id }, 'An access request could not expire; it is tried again');
  }
}
