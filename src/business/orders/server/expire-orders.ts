// Orders that nobody paid in time give their places back, soon after their deadline.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { expireEach, expiryBatch, type Due } from '#engine/server/jobs/expire-each.ts';
import type { Job, JobParts } from '#engine/server/jobs/job.ts';

export const expireOrders: Job = {
  name: 'expireOrders',
  everySeconds: 30,
  async run(parts) {
    await expireEach(parts, entities.order, await overdueOrders(parts));
  },
};

async function overdueOrders({ database, clock }: JobParts): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select id, organization_id as "organizationId" from "order"
    where status = 'pending' and expires_at < ${clock().toISOString()} order by expires_at limit ${expiryBatch}`.execute(
    database.query,
  );
  return rows;
}
