// The erasure of a customer under the LGPD: requested, stopped, completed (docs/domain.md 2.2).
import { sql } from 'kysely';
import { ApiError } from '#engine/server/http/api-error.ts';
import type { ActionBehaviour, ActionContext } from '#engine/server/records/hooks.ts';
import { schemaOf } from '#engine/server/records/rights.ts';
import { deletionChecks } from './deletion-checks.ts';
import { eraseOwnRow, eraseTheRest } from './erasure/erase-customer.ts';

const dayMilliseconds = 86_400_000;

export const startDeletion: ActionBehaviour = {
  effect: ({ settings, now, current }) => ({
    deletionDueAt: new Date(now.getTime() + settings.erasureDays * dayMilliseconds).toISOString(),
    // Whoever is blocked stays so: stopping the deletion must not open a way around the block.
    accessState: current['accessState'] === 'blocked' ? 'blocked' : 'disabled',
  }),
};

export const stopDeletion: ActionBehaviour = { effect: () => ({ deletionDueAt: null }) };

export const completeDeletion: ActionBehaviour = {
  mayActor: checkAnotherPerson,
  checks: deletionChecks,
  effect: eraseOwnRow,
  afterwards: eraseTheRest,
};

/** Two people see to it that nobody is erased by mistake. */
async function checkAnotherPerson({ database, entity, actor, current }: ActionContext): Promise<void> {
  const { rows } = await sql<{ userId: string | null }>`
    select actor->>'userId' as "userId" from lgpd_event
    where organization_id = ${actor.organizationId} and customer_id = ${current['id']} and type = 'deletionRequest' order by occurred_at desc, id desc limit 1`.execute(
    database.query,
  );
  if (rows[0]?.userId === actor.userId) {
    const rule = `${schemaOf(entity)} x-entity.actions.completeDeletion: not by the person who started it`;
    throw new ApiError('FORBIDDEN', { rule, context: 'deletionStarter' }, { rule });
  }
}
