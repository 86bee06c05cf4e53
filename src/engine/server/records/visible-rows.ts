// The rows an actor may know of: those of his organisation, of the view, and within what his roles are confined to.
import { sql } from 'kysely';
import { rowLimits, type RowScope } from '#engine/model/access.ts';
import { fieldAt, type Entity, fieldsTo } from '#engine/model/entity.ts';
import { roles as declared } from '#generated/roles.ts';
import { ownIds, type Actor, type Holder } from '../actor.ts';
import { entityNamed, tableOf } from './entity-table.ts';
import { fieldSql, snapshotIdSql, viewSql, type Sql } from './field-sql.ts';
import { rightsOf } from './rights.ts';

/** Part of every query: nothing of another organisation is ever read or written. */
export function ownRows(entity: Entity, organizationId: string): Sql {
  return sql`t.organization_id = ${organizationId} and ${viewSql(entity)}`;
}

/**
 * Whoever is confined sees, and refers to, what is his; to whoever reads none of an entity this sets no limit: he picks
 * by what he was told.
 */
export function visibleRows(entity: Entity, actor: Actor): Sql {
  return sql.join(
    [ownRows(entity, actor.organizationId), ...actor.holders.flatMap((holder) => limitSql(entity, actor, holder))],
    sql` and `,
  );
}

function limitSql(entity: Entity, actor: Actor, holder: Holder): Sql[] {
  const limits = rowLimits(rightsOf(entity), holder.roles);
  const asker: Asker = { ...holder, userId: actor.userId, organizationId: actor.organizationId };
  return limits === undefined
    ? []
    : [
        sql`(${sql.join(
          limits.map((scope) => scopeSql({ entity, path: scope.path, alias: 't' }, scope, asker)),
          sql` or `,
        )})`,
      ];
}

type Asker = Holder & Pick<Actor, 'userId' | 'organizationId'>;

interface ScopedField {
  readonly entity: Entity;
  readonly path: string;
  /** Of the entity's table in the query. */
  readonly alias: string;
}

function scopeSql({ entity, path, alias }: ScopedField, scope: RowScope, actor: Asker): Sql {
  const [first = '', ...rest] = path.split('.');
  const [owner] = fieldsTo(entity, first);
  if (owner?.kind === 'reference' && rest.length > 0) {
    const target = entityNamed(owner.reference?.entity ?? '');
    const inner = scopeSql({ entity: target, path: rest.join('.'), alias: 'o' }, scope, actor);
    return sql`${fieldSql(entity, owner, alias)} in (select o.id from ${sql.table(tableOf(target).name)} o where o.organization_id = ${actor.organizationId} and ${inner})`;
  }
  const ids = sql`${[...idsOf(scope.from, actor)]}::uuid[]`;
  const field = fieldAt(entity, path);
  if (owner?.kind === 'snapshot') return sql`${snapshotIdSql(owner, alias)} = any(${ids})`;
  if (field === undefined) throw new Error(`roles.config.json: ${entity.name} has no field ${path}`);
  return field.kind === 'references'
    ? sql`${fieldSql(entity, field, alias)} && ${ids}`
    : sql`${fieldSql(entity, field, alias)} = any(${ids})`;
}

function idsOf(from: string, actor: Asker): readonly string[] {
  if (from === 'id' || from === 'userId') return [actor.userId];
  if (Object.hasOwn(declared.owned, from)) return ownIds(actor, from);
  throw new Error(`roles.config.json: no user field ${from} limits rows`);
}
