// Accounts: a new user is invited by mail, nobody rises above himself through a form, and a deleted account cannot sign
// in any more.
import { sql } from 'kysely';
import { ApiError, forbidden } from '../http/api-error.ts';
import type { EntityHooks, RemoveContext, WriteContext } from '../records/hooks.ts';
import { inviteUser, inviteeOf } from '../session/invitation.ts';
import { spendResetLinks } from '../session/reset-links.ts';
import { checkGrants, checkHas } from './role-grants.ts';
import { tellAdmins } from './tell-admins.ts';
import { checkHighest, checkView, hasOtherAdmin, highest, otherRoles, rolesOf, shutOut } from './user-rights.ts';

export const userHooks: EntityHooks = {
  check: async (context) => {
    const { actor, current, record } = context;
    checkHighest(actor, current, record);
    checkGrants(actor, current, record);
    if (isMoved(context)) checkHas(actor, rolesOf(current), moved);
    if (isSteppingDown(context)) {
      if (current?.['id'] === actor.userId) throw shutOut();
      await keepAdmin(context);
    }
    return [];
  },
  beforeWrite: async (context) => {
    await tellChange(context);
    return inviteAnew(context);
  },
  afterCreate: inviteAndTell,
  beforeRemove: async (context) => {
    const { actor, current } = context;
    checkHighest(actor, current);
    if (current['id'] === actor.userId)
      throw forbidden('roles.config.json entities.user.remove: nobody deletes his own account');
    if (current['status'] === 'active' && rolesOf(current).includes(highest)) await keepAdmin(context);
  },
  afterRemove: endAccess,
};

export const userViewHooks: EntityHooks = {
  check: async ({ current, ...context }) => {
    if (current === undefined) return [];
    await checkView({ ...context, current });
    if (isMoved({ ...context, current })) checkHas(context.actor, await otherRoles({ ...context, current }), moved);
    return [];
  },
  beforeWrite: inviteAnew,
  afterCreate: inviteAndTell,
  beforeRemove: async (context) => {
    const others = await otherRoles(context);
    if (others.length > 0)
      throw forbidden(
        `schemas/${context.entity.name}.schema.json x-entity.view: a user with other roles (${others.join(', ')}) is changed among the users`,
      );
  },
  afterRemove: endAccess,
};

const moved = 'whoever chooses the address of an account can sign in to it';

/** Another address for somebody else's account. */
function isMoved({ actor, current, record }: Pick<WriteContext, 'actor' | 'current' | 'record'>): boolean {
  return current !== undefined && current['id'] !== actor.userId && record['email'] !== current['email'];
}

async function tellChange(context: WriteContext): Promise<void> {
  const { current, record } = context;
  // A new one is told of with its id, below.
  if (current === undefined) return;
  const [before, after] = [rolesOf(current), rolesOf(record)];
  await tellAdmins(context, {
    ...named(record),
    given: after.filter((role) => !before.includes(role)),
    taken: before.filter((role) => !after.includes(role)),
  });
}

/** Operators and issuers have the role of their view. */
async function inviteAndTell(context: Omit<WriteContext, 'current'>): Promise<void> {
  await invite(context);
  const given =
    context.entity.view === undefined ? rolesOf(context.record) : Object.values(context.entity.view.where).map(String);
  await tellAdmins(context, { ...named(context.record), given, taken: [] });
}

function named(record: WriteContext['record']): { readonly name: string; readonly email: string } {
  return { name: String(record['name']), email: String(record['email']) };
}

function isSteppingDown({ current, record }: WriteContext): boolean {
  return current?.['status'] === 'active' && rolesOf(current).includes(highest) && !rolesOf(record).includes(highest);
}

async function keepAdmin({
  database,
  actor,
  current,
}: Pick<WriteContext, 'database' | 'actor' | 'current'>): Promise<void> {
  if (!(await hasOtherAdmin(database, actor, current?.['id'])))
    throw new ApiError('BLOCKED', { checks: [{ name: 'otherAdmin', passed: false }] });
}

async function invite({ database, settings, actor, now, record }: Omit<WriteContext, 'current'>): Promise<void> {
  if (record['status'] === 'invited')
    await inviteUser({ database, settings, now }, inviteeOf(record, actor.organizationId));
}

/** Links that went to the former address are worth nothing; an invited user gets his invitation at the new one. */
async function inviteAnew({
  database,
  settings,
  actor,
  now,
  record,
  current,
}: WriteContext): Promise<Readonly<Record<string, never>>> {
  if (current === undefined || record['email'] === current['email']) return {};
  const account = inviteeOf({ ...current, ...record }, actor.organizationId);
  if (current['status'] === 'invited') await inviteUser({ database, settings, now }, account);
  else await spendResetLinks(database, account, now);
  return {};
}

async function endAccess({ database, current }: RemoveContext): Promise<void> {
  for (const table of ['session', 'password_reset', 'credential']) {
    await sql`delete from ${sql.table(table)} where user_id = ${current['id']}`.execute(database.query);
  }
  // Those that he shared stay for the others, in the hands of whoever may share.
  await sql`delete from list_view where owner_id = ${current['id']} and cardinality(roles) = 0`.execute(database.query);
}
