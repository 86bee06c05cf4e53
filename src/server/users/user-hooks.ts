// Accounts: a new user is invited by mail, nobody rises above himself through a form, and a deleted account cannot sign in any more.
import { sql } from 'kysely';
import { ApiError, forbidden } from '../api-error.ts';
import type { EntityHooks, RemoveContext, WriteContext } from '../records/hooks.ts';
import { inviteUser } from '../session/invitation.ts';
import { spendResetLinks } from '../session/reset-links.ts';
import { checkHighest, checkView, hasOtherAdmin, otherRoles, rolesOf, shutOut } from './user-rights.ts';

export const userHooks: EntityHooks = {
  check: async (context) => {
    const { actor, current, record } = context;
    checkHighest(actor, current, record);
    if (isSteppingDown(context)) {
      if (current?.['id'] === actor.userId) throw shutOut();
      await keepAdmin(context);
    }
    return [];
  },
  beforeWrite: inviteAnew,
  afterCreate: invite,
  beforeRemove: async (context) => {
    const { actor, current } = context;
    checkHighest(actor, current);
    if (current['id'] === actor.userId) throw forbidden('roles.config.json entities.user.remove: nobody deletes his own account');
    if (current['status'] === 'active' && rolesOf(current).includes('admin')) await keepAdmin(context);
  },
  afterRemove: endAccess,
};

export const userViewHooks: EntityHooks = {
  check: async ({ current, ...context }) => {
    if (current !== undefined) await checkView({ ...context, current });
    return [];
  },
  beforeWrite: inviteAnew,
  afterCreate: invite,
  beforeRemove: async (context) => {
    const others = await otherRoles(context);
    if (others.length > 0) throw forbidden(`schemas/${context.entity.name}.schema.json x-entity.view: a user with other roles (${others.join(', ')}) is changed among the users`);
  },
  afterRemove: endAccess,
};

function isSteppingDown({ current, record }: WriteContext): boolean {
  return current?.['status'] === 'active' && rolesOf(current).includes('admin') && !rolesOf(record).includes('admin');
}

async function keepAdmin({ database, actor, current }: Pick<WriteContext, 'database' | 'actor' | 'current'>): Promise<void> {
  if (!(await hasOtherAdmin(database, actor, current?.['id']))) throw new ApiError('BLOCKED', { checks: [{ name: 'otherAdmin', passed: false }] });
}

async function invite({ database, settings, actor, now, record }: Omit<WriteContext, 'current'>): Promise<void> {
  if (record['status'] === 'invited') await inviteUser({ database, settings, now }, accountOf(record, actor.organizationId));
}

/** Links that went to the former address are worth nothing; an invited user gets his invitation at the new one. */
async function inviteAnew({ database, settings, actor, now, record, current }: WriteContext): Promise<Readonly<Record<string, never>>> {
  if (current === undefined || record['email'] === current['email']) return {};
  const account = accountOf({ ...current, ...record }, actor.organizationId);
  if (current['status'] === 'invited') await inviteUser({ database, settings, now }, account);
  else await spendResetLinks(database, account, now);
  return {};
}

function accountOf(user: WriteContext['record'], organizationId: string) {
  return { id: String(user['id']), organizationId, name: String(user['name']), email: String(user['email']) };
}

async function endAccess({ database, current }: RemoveContext): Promise<void> {
  for (const table of ['session', 'password_reset', 'credential']) {
    await sql`delete from ${sql.table(table)} where user_id = ${current['id']}`.execute(database.query);
  }
}
