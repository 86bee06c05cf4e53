// What an entity knows of the others: its children and who refers to it.
import type { Entity, Field } from '#engine/model/entity.ts';
import { allFields } from '#engine/model/entity.ts';

export function linkEntities(entities: readonly Entity[]): Entity[] {
  const sorted = [...entities].sort((a, b) => (a.name < b.name ? -1 : 1));
  return sorted.map((entity) => ({ ...entity, children: childrenOf(entity, sorted), usedBy: usesOf(entity, sorted) }));
}

/** Those with a tab first, in the order of the tabs. */
function childrenOf(entity: Entity, entities: readonly Entity[]): string[] {
  const tabs = entity.form.groups.flatMap((group) => (group.child === undefined ? [] : [group.child]));
  const nested = entities.filter((other) => other.parent?.entity === entity.name).map((other) => other.name);
  return [...tabs.filter((name) => nested.includes(name)), ...nested.filter((name) => !tabs.includes(name))];
}

/** References from views are those of the table's own entity and not named twice. */
function usesOf(entity: Entity, entities: readonly Entity[]): Entity['usedBy'] {
  return entities
    .filter((other) => other.view === undefined)
    .flatMap((other) =>
      allFields(other.fields)
        .filter(({ reference, lookup }) => (reference ?? lookup)?.entity === entity.name)
        .map(({ path, reference, lookup }: Field) => ({
          entity: other.name,
          path,
          onDelete: reference?.onDelete ?? 'restrict',
          ...(lookup !== undefined && { by: lookup.value }),
        })),
    );
}
