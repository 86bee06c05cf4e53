// Nobody rises above himself, shuts himself out, or leaves the organisation without an administrator.
import { sql } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import { roles as roleRules } from '#generated/roles.ts';
import { mayAll, type Actor } from '../actor.ts';
import { ApiError, forbidden } from '../http/api-error.ts';
import type { Database } from '../database/database.ts';
import type { Values } from '../records/present-record.ts';

export const highest = roleRules.administrator;
export type User = Readonly<Values> | undefined;

interface Touching {
  readonly database: Database;
  readonly entity: Entity;
  readonly actor: Actor;
  /** The user or operator or issuer as stored. */
  readonly current: Readonly<Values>;
}

export function rolesOf(user: User): readonly string[] {
  const role = user?.['role'];
  return Array.isArray(role) ? role.map(String) : [];
}

/** The role admin is given, taken and edited by administrators only. */
export function checkHighest(actor: Actor, ...users: readonly User[]): void {
  const touched = users.some((user) => rolesOf(user).includes(highest));
  if (touched && !mayAll(actor, [highest]))
    throw forbidden(
      'schemas/user.schema.json properties.role: users with the role admin are changed by administrators only',
      [highest],
    );
}

export function notOneself(actor: Actor, user: Readonly<Values>): void {
  if (user['id'] === actor.userId) throw shutOut();
}

export function shutOut(): ApiError {
  const rule = 'schemas/user.schema.json x-entity.actions.disable: nobody shuts himself out';
  return new ApiError('FORBIDDEN', { rule, context: 'oneself' }, { rule });
}

/** Operators and issuers are users: who may not edit users may edit those that are nothing else. */
export async function checkView(touching: Touching): Promise<void> {
  const others = await otherRoles(touching);
  if (others.includes(highest)) checkHighest(touching.actor, { role: others });
  if (others.length > 0 && !mayAll(touching.actor, roleRules.entities['user']?.update ?? []))
    throw forbidden('roles.config.json entities.user.update', roleRules.entities['user']?.update);
}

/** The roles of the user besides the one of the view, which does not show them. */
export async function otherRoles({ database, entity, actor, current }: Touching): Promise<readonly string[]> {
  const { rows } = await sql<{ role: readonly string[] }>`
    select role from ${sql.table('user')} where organization_id = ${actor.organizationId} and id = ${current['id']}`.execute(
    database.query,
  );
  const viewed = Object.values(entity.view?.where ?? {}).map(String);
  return (rows[0]?.role ?? []).filter((role) => !viewed.includes(role));
}

/**
 * Whether an administrator who can sign in is left without this user. Two who shut each other out wait for one another
 * here.
 */
export async function hasOtherAdmin(database: Database, { organizationId }: Actor, userId: unknown): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table('user')} where organization_id = ${organizationId} and status = 'active' and role @> array[${highest}]::text[] order by id for update`.execute(
    database.query,
  );
  return rows.some(({ id }) => id !== userId);
}

/** Active and an administrator. */
export async function isActiveAdmin(database: Database, { organizationId }: Actor, userId: unknown): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table('user')} where organization_id = ${organizationId} and id = ${userId} and status = 'active' and role @> array[${highest}]::text[]`.execute(
    database.query,
  );
  return rows.length > 0;
}
