// Orders that nobody paid in time give their places back, soon after their deadline.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { systemActor } from '../actor.ts';
import { ApiError } from '../api-error.ts';
import type { Job, JobParts } from '../jobs/job.ts';
import { actOnRecord } from '../records/act-on-record.ts';

/** Orders of one round; the rest waits for the next. */
const batch = 500;

interface Overdue {
  readonly id: string;
  readonly organizationId: string;
}

export const expireOrders: Job = {
  name: 'expireOrders',
  everySeconds: 30,
  async run(parts) {
    for (const order of await overdueOrders(parts)) await expire(parts, order);
  },
};

async function overdueOrders({ database, clock }: JobParts): Promise<readonly Overdue[]> {
  const { rows } = await sql<Overdue>`
    select id, organization_id as "organizationId" from "order"
    where status = 'pending' and expires_at < ${clock().toISOString()} order by expires_at limit ${batch}`.execute(database.query);
  return rows;
}

/** Each by itself: what one of them cannot do holds up none of the others. */
async function expire(parts: JobParts, { id, organizationId }: Overdue): Promise<void> {
  try {
    await actOnRecord(parts, { entity: entities.order, action: 'expire', actor: systemActor(organizationId), at: { id }, body: {} });
  } catch (err) {
    // Paid, cancelled or given more time just now.
    if (err instanceof ApiError && (err.code === 'TRANSITION' || err.code === 'BLOCKED')) return;
    parts.log.error({ err, order: id }, 'An order could not expire; it is tried again');
  }
}
