// The rows an actor may know of: those of his organisation, of the view, and within what his roles are confined to.
import { sql } from 'kysely';
import type { RowScope } from '#model/access.ts';
import { fieldAt, type Entity } from '#model/entity.ts';
import type { Actor } from '../actor.ts';
import { fieldSql, snapshotIdSql, viewSql, type Sql } from './field-sql.ts';
import { fieldChain, rightsOf } from './rights.ts';

/** Part of every query: nothing of another organisation is ever read or written. */
export function ownRows(entity: Entity, organizationId: string): Sql {
  return sql`t.organization_id = ${organizationId} and ${viewSql(entity)}`;
}

export function visibleRows(entity: Entity, actor: Actor): Sql {
  const limits = limitsOf(entity, actor);
  const own = ownRows(entity, actor.organizationId);
  return limits === undefined ? own : sql`${own} and (${sql.join(limits.map((scope) => scopeSql(entity, scope, actor)), sql` or `)})`;
}

/** Whether the actor sees some rows of his organisation only. */
export function isConfined(entity: Entity, actor: Actor): boolean {
  return limitsOf(entity, actor) !== undefined;
}

/** The limits of an actor all of whose reading roles are confined; any other role lifts them. */
function limitsOf(entity: Entity, actor: Actor): readonly RowScope[] | undefined {
  const rights = rightsOf(entity);
  if (rights === undefined) return undefined;
  const reading = actor.roles.filter((role) => rights.read.includes(role));
  const scopes = rights.rows.filter((scope) => reading.includes(scope.role));
  const isLimited = reading.length > 0 && reading.every((role) => scopes.some((scope) => scope.role === role));
  return isLimited ? scopes : undefined;
}

function scopeSql(entity: Entity, scope: RowScope, actor: Actor): Sql {
  const ids = sql`${[...idsOf(scope.from, actor)]}::uuid[]`;
  const [owner] = fieldChain(entity, scope.path);
  const field = fieldAt(entity, scope.path);
  if (owner?.kind === 'snapshot') return sql`${snapshotIdSql(owner)} = any(${ids})`;
  if (field === undefined) throw new Error(`roles.config.json: ${entity.name} has no field ${scope.path}`);
  return field.kind === 'references' ? sql`${fieldSql(entity, field)} && ${ids}` : sql`${fieldSql(entity, field)} = any(${ids})`;
}

function idsOf(from: string, actor: Actor): readonly string[] {
  if (from === 'providerIds') return actor.providerIds;
  if (from === 'distributorIds') return actor.distributorIds;
  if (from === 'id' || from === 'userId') return [actor.userId];
  throw new Error(`roles.config.json: no user field ${from} limits rows`);
}
