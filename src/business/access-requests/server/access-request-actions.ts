// What deciding on a request for access asks and does beyond its entry in the schema (docs/domain.md 2.4).
import { sql } from 'kysely';
import type { AccessRequest } from '#generated/types.ts';
import { defaultLanguage } from '#engine/model/text.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { ApiError, type StateOf } from '#engine/server/http/api-error.ts';
import type { Database } from '#engine/server/database/database.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { recipientColumns, type Recipient } from '#engine/server/mail/recipient.ts';
import type { ActionBehaviour, ActionContext, EffectContext } from '#engine/server/records/hooks.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { outcomeLetter, type Outcome } from './access-letters.ts';
import { hasRunOut } from './access-term.ts';

export const approveAccess: ActionBehaviour<AccessRequest> = { mayActor: mayDecide, effect: decide('approved') };
export const denyAccess: ActionBehaviour<AccessRequest> = { mayActor: notOwn, effect: decide('denied') };
export const revokeAccess: ActionBehaviour<AccessRequest> = { effect: decide('revoked') };
export const expireAccess: ActionBehaviour<AccessRequest> = { effect: tellExpired };

function notOwn({ actor, current, action }: ActionContext<AccessRequest>): void {
  if (valueAt(current, 'developer.userId') !== actor.userId) return;
  const rule = `schemas/access-request.schema.json x-entity.actions.${action.replace(/^.*\./, '')}: nobody decides on his own request`;
  throw new ApiError('FORBIDDEN', { rule, context: 'ownRequest' }, { rule });
}

/**
 * Nobody decides on his own request, and nobody approves one whose end has come before the background job has noticed.
 */
function mayDecide(context: ActionContext<AccessRequest>): void {
  notOwn(context);
  const { current, now, settings } = context;
  if (!hasRunOut(current, now, settings)) return;
  const { expiresAt } = current;
  throw new ApiError(
    'TRANSITION',
    { state: 'expired', stateOf: ['accessRequest', 'status', 'expired'] satisfies StateOf },
    { current: { expiresAt } },
  );
}

/** The address stands with the name: names repeat, and people leave. */
function decide(outcome: Exclude<Outcome, 'expired'>) {
  return async (context: EffectContext<AccessRequest>): Promise<Values> => {
    const { database, actor, reason } = context;
    await tellDeveloper(context, { outcome, by: actor.name, note: reason });
    const decider = await recipientOf(database, actor.organizationId, actor.userId);
    return { decidedBy: { userId: actor.userId, name: actor.name, ...(decider && { email: decider.email }) } };
  };
}

async function tellExpired(context: EffectContext<AccessRequest>): Promise<undefined> {
  await tellDeveloper(context, { outcome: 'expired', by: '' });
}

/** At the address he has now; the request knows the one he had. */
async function tellDeveloper(
  { database, actor, current, now }: EffectContext<AccessRequest>,
  what: { readonly outcome: Outcome; readonly by: string; readonly note?: string | undefined },
): Promise<void> {
  const request = current;
  const { organizationId } = actor;
  const developer = await recipientOf(database, organizationId, request.developer.userId);
  const to = developer?.email ?? request.developer.email;
  if (to === undefined) return;
  const language = developer?.language ?? defaultLanguage;
  await queueMail(database, {
    organizationId,
    now,
    ...outcomeLetter({ to, request, ...what, language }),
  });
}

async function recipientOf(database: Database, organizationId: string, userId: string): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from "user" where organization_id = ${organizationId} and id = ${userId}`.execute(
    database.query,
  );
  return rows[0];
}
