// Accounts: nobody rises above himself through a form, and a deleted account cannot sign in any more.
import { sql } from 'kysely';
import { may } from '#model/access.ts';
import { roles as roleRules } from '#generated/roles.ts';
import { forbidden } from '../api-error.ts';
import type { EntityHooks, RemoveContext, WriteContext } from '../records/hooks.ts';

const highest = 'admin';

function rolesOf(record: WriteContext['current']): readonly string[] {
  const role = record?.['role'];
  return Array.isArray(role) ? role.map(String) : [];
}

/** The role admin is given, taken and edited by administrators only. */
function checkHighest({ actor, current, record }: Pick<WriteContext, 'actor' | 'current'> & { readonly record?: WriteContext['record'] }): void {
  const touched = rolesOf(current).includes(highest) || rolesOf(record).includes(highest);
  if (touched && !actor.roles.includes(highest)) throw forbidden('users with the role admin are changed by administrators only');
}

/** So an organisation never loses its last administrator: only another one can shut him out. */
function checkSelf({ actor, current, record }: WriteContext): void {
  if (current === undefined || current['id'] !== actor.userId) return;
  const steppedDown = rolesOf(current).includes(highest) && !rolesOf(record).includes(highest);
  if (record['status'] !== current['status'] || steppedDown) throw forbidden('nobody shuts himself out');
}

async function endAccess({ database, current }: RemoveContext): Promise<void> {
  for (const table of ['session', 'password_reset', 'credential']) {
    await sql`delete from ${sql.table(table)} where user_id = ${current['id']}`.execute(database.query);
  }
}

/** A disabled user is out at once, and stays signed out when enabled again. */
async function endSessionsOfDisabled({ database, current, record, now }: WriteContext): Promise<Readonly<Record<string, never>>> {
  if (current !== undefined && record['status'] === 'disabled' && current['status'] !== 'disabled') {
    await sql`update session set revoked_at = ${now.toISOString()} where user_id = ${current['id']} and revoked_at is null`.execute(database.query);
  }
  return {};
}

export const userHooks: EntityHooks = {
  check: (context) => {
    checkHighest(context);
    checkSelf(context);
    return [];
  },
  beforeWrite: endSessionsOfDisabled,
  beforeRemove: (context) => {
    checkHighest(context);
    if (context.current['id'] === context.actor.userId) throw forbidden('nobody deletes his own account');
  },
  afterRemove: endAccess,
};

/** Operators and issuers are users: who may not edit users may edit those that are nothing else, and as such none is deleted who is more. */
export const userViewHooks: EntityHooks = {
  check: async (context) => {
    checkSelf(context);
    const others = await otherRoles(context);
    if (others.includes(highest)) checkHighest({ actor: context.actor, current: { role: others } });
    if (others.length > 0 && !may(roleRules.entities['user'], 'update', context.actor.roles)) throw forbidden('roles.config.json entities.user.update');
    return [];
  },
  beforeWrite: endSessionsOfDisabled,
  beforeRemove: async (context) => {
    const others = await otherRoles(context);
    if (others.length > 0) throw forbidden(`a user with other roles (${others.join(', ')}) is changed among the users`);
  },
  afterRemove: endAccess,
};

/** The roles of the user besides the one of the view, which does not show them. */
async function otherRoles({ database, entity, actor, current }: Pick<WriteContext, 'database' | 'entity' | 'actor' | 'current'>): Promise<readonly string[]> {
  if (current === undefined) return [];
  const { rows } = await sql<{ role: readonly string[] }>`
    select role from ${sql.table('user')} where organization_id = ${actor.organizationId} and id = ${current['id']}`.execute(database.query);
  const viewed = Object.values(entity.view?.where ?? {}).map(String);
  return (rows[0]?.role ?? []).filter((role) => !viewed.includes(role));
}
