// Requests for access: everyone asks for himself, staff who look after access for others too; those who decide are written to.
import type { AccessRequest } from '#generated/types.ts';
import { labelKeys } from '#model/label-keys.ts';
import { defaultLanguage } from '#model/text.ts';
import { valueAt } from '#model/value-at.ts';
import { ApiError } from '../api-error.ts';
import { queueMail } from '../mail/outbox.ts';
import type { EntityHooks, WriteContext } from '../records/hooks.ts';
import { decisionLetter } from './access-letters.ts';
import { addLink, linkActions, removeLinks, type LinkAction } from './access-links.ts';
import { listApprovers } from './approvers.ts';

/** They may ask for another developer (DOMAIN 2.4). */
const rolesAskingForOthers = ['techSupport', 'supervisor', 'admin', 'director'];

export const accessRequestHooks: EntityHooks = {
  check: (context) => {
    checkDeveloper(context);
    checkPending(context);
    return [];
  },
  afterCreate: writeToApprovers,
  afterRemove: ({ database, current }) => removeLinks(database, String(current['id'])),
};

function checkDeveloper({ actor, record, current }: WriteContext): void {
  if (current !== undefined || valueAt(record, 'developer.userId') === actor.userId) return;
  if (actor.roles.some((role) => rolesAskingForOthers.includes(role))) return;
  const rule = `accessRequest.create: a developer asks for himself; for others: ${rolesAskingForOthers.join(', ')}`;
  throw new ApiError('FORBIDDEN', { rule, context: 'otherDeveloper' }, { rule, roles: rolesAskingForOthers });
}

/** What was decided on stays as it was decided. */
function checkPending({ current }: WriteContext): void {
  const state = current?.['status'];
  if (typeof state !== 'string' || state === 'pending') return;
  throw new ApiError('TRANSITION', { state, stateLabel: labelKeys.option('accessRequest', 'status', state) }, { current: { status: state } });
}

async function writeToApprovers({ database, settings, record, actor, now }: Omit<WriteContext, 'current'>): Promise<void> {
  const request = record as unknown as AccessRequest & { readonly id: string };
  const { organizationId } = actor;
  for (const { email } of await listApprovers(database, { organizationId, except: request.developer.userId })) {
    const links = new Map<LinkAction, string>();
    for (const action of linkActions) {
      const token = await addLink(database, { requestId: request.id, organizationId, action, email }, now);
      links.set(action, `${settings.publicUrl}/resource-access-request/${action}/${request.id}/${token}`);
    }
    // Without `link`: the log of a server without SMTP would keep it.
    await queueMail(database, { organizationId, now, ...decisionLetter({ to: email, request, links, language: defaultLanguage }) });
  }
}
