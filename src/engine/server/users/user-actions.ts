// Inviting again, shutting out and letting in: the same for users and for their views, operators and issuers.
import { sql } from 'kysely';
import type { Check } from '../texts/check-texts.ts';
import { writeHistory } from '../database/write-history.ts';
import type { ActionBehaviour, ActionContext, EffectContext } from '../records/hooks.ts';
import type { Values } from '../records/present-record.ts';
import { inviteUser, inviteeOf } from '../session/invitation.ts';
import { spendResetLinks } from '../session/reset-links.ts';
import { checkHighest, checkView, hasOtherAdmin, isActiveAdmin, notOneself } from './user-rights.ts';

export const resendInvitation: ActionBehaviour = { mayActor: checkTouching, effect: resend };
export const enableUser: ActionBehaviour = { mayActor: checkTouching, effect: enable };
export const disableUser: ActionBehaviour = {
  mayActor: async (context) => {
    notOneself(context.actor, context.current);
    await checkTouching(context);
  },
  checks: otherAdminIsLeft,
  effect: disable,
};

async function checkTouching(context: ActionContext): Promise<void> {
  if (context.entity.view === undefined) checkHighest(context.actor, context.current);
  else await checkView(context);
}

/** Said of administrators only. */
async function otherAdminIsLeft({ database, actor, current }: ActionContext): Promise<readonly Check[]> {
  if (!(await isActiveAdmin(database, actor, current['id']))) return [];
  return [{ name: 'otherAdmin', passed: await hasOtherAdmin(database, actor, current['id']) }];
}

/** No field changes, so the history is told here. */
async function resend({ database, settings, now, actor, current }: EffectContext): Promise<undefined> {
  await inviteUser({ database, settings, now }, inviteeOf(current, actor.organizationId));
  await writeHistory(database, {
    organizationId: actor.organizationId,
    entity: 'user',
    recordId: String(current['id']),
    action: 'resendInvitation',
    actor,
    at: now,
  });
}

/** Out at once, and no link lets back in. */
async function disable({ database, now, actor, current }: EffectContext): Promise<undefined> {
  await sql`update session set revoked_at = ${now.toISOString()} where user_id = ${current['id']} and revoked_at is null`.execute(
    database.query,
  );
  await spendResetLinks(database, inviteeOf(current, actor.organizationId), now);
}

/** Whoever never chose a password is invited again instead. */
async function enable({ database, settings, now, actor, current }: EffectContext): Promise<Values> {
  const { rows } =
    await sql`select 1 from credential where user_id = ${current['id']} and password_hash is not null`.execute(
      database.query,
    );
  if (rows.length > 0) return { status: 'active' };
  await inviteUser({ database, settings, now }, inviteeOf(current, actor.organizationId));
  return { status: 'invited' };
}
