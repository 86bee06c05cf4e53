// Requests for access: everyone asks for himself, staff who look after access for others too; those who decide are
// written to.
import type { AccessRequest } from '#generated/types.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { EntityHooks, WriteContext } from '#engine/server/records/hooks.ts';
import { isConfined, rightsOf } from '#engine/server/records/rights.ts';
import { decisionLetter } from './access-letters.ts';
import { addLink, linkActions, type LinkAction } from './access-links.ts';
import { listApprovers } from './approvers.ts';

export const accessRequestHooks: EntityHooks<AccessRequest> = {
  check: (context) => {
    checkDeveloper(context);
    return [];
  },
  afterCreate: writeToApprovers,
};

/**
 * Whoever sees the requests of all asks for others too (docs/domain.md 2.4, 2.6); whoever is confined to his own asks
 * for himself.
 */
function checkDeveloper({ entity, actor, record }: WriteContext<AccessRequest>): void {
  if (valueAt(record, 'developer.userId') === actor.userId || !isConfined(entity, actor)) return;
  const rights = rightsOf(entity);
  const roles = (rights?.create ?? []).filter((role) => !rights?.rows.some((row) => row.role === role));
  const rule = 'roles.config.json entities.accessRequest.rows: who sees only his own requests asks only for himself';
  throw new ApiError('FORBIDDEN', { rule, context: 'otherDeveloper' }, { rule, roles });
}

async function writeToApprovers({
  database,
  settings,
  record: request,
  actor,
  now,
}: Omit<WriteContext<AccessRequest>, 'current'>): Promise<void> {
  const { organizationId } = actor;
  for (const { email, language } of await listApprovers(database, {
    organizationId,
    except: request.developer.userId,
  })) {
    const links = new Map<LinkAction, string>();
    for (const action of linkActions) {
      const token = await addLink(database, { requestId: request.id, organizationId, action, email }, now);
      links.set(action, `${settings.publicUrl}/resource-access-request/${action}/${request.id}/${token}`);
    }
    // Without `link`: the log of a server without SMTP would keep it.
    await queueMail(database, {
      organizationId,
      now,
      ...decisionLetter({ to: email, request, links, language }),
    });
  }
}
