// What tells records of one name apart that others own: what those are called.
import { referredAt } from '#engine/kinds/referred.ts';
import { mayPass } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import { referredKey } from '#engine/model/list-query.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import type { SessionView } from '#engine/web/session/use-session.ts';
import { recordTitle, type TitleContext } from './record-title.ts';

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

/** What its owner is called; nothing without one, or where the record came without it. */
export function ownerTitle(entity: Entity, row: RecordValues | undefined, named: TitleContext): string {
  const { parent } = entity;
  if (parent === undefined) return '';
  return recordTitle(entityOf(parent.entity), valueAt(row, `${referredKey}.${parent.field}`), named);
}

/** Those of one name stand together, where the first of them stood, in the order of their owners' names. */
export function besideNamesakes(
  entity: Entity,
  rows: readonly RecordValues[],
  named: TitleContext,
): readonly RecordValues[] {
  const titles = rows.map((row) => recordTitle(entity, row, named));
  const { compare } = new Intl.Collator(named.language, { numeric: true });
  return rows
    .map((row, index) => ({ row, rank: titles.indexOf(titles[index] ?? ''), owner: ownerTitle(entity, row, named) }))
    .toSorted((one, other) => one.rank - other.rank || compare(one.owner, other.owner))
    .map(({ row }) => row);
}
