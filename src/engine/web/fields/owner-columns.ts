// What tells records of one name apart that others own: what those are called.
import { referredAt } from '#engine/kinds/referred.ts';
import { mayPass } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import type { SessionView } from '#engine/web/session/use-session.ts';

/** Nothing where all of them have the same owner, by what they match, several of them, or one of whom the reader may not know. */
export function ownerColumns(
  entity: Entity,
  match: Readonly<Record<string, unknown>>,
  { may, roles }: Pick<SessionView, 'may' | 'roles'>,
): readonly string[] {
  const { parent } = entity;
  if (parent === undefined || parent.field in match || !may(parent.entity, 'read')) return [];
  return entityOf(parent.entity)
    .title.map((title) => `${parent.field}.${title}`)
    .filter((path) => {
      const column = referredAt(entity, path, entityOf);
      return column !== undefined && mayPass(column.access?.read, roles);
    });
}
