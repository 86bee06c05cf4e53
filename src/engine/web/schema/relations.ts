// How entities are related, as their schemas say: what one refers to, and what refers to it.
import { allFields, type Entity } from '#engine/model/entity.ts';

export interface Relation {
  /** The entity at the other end. */
  readonly entity: string;
  /** Paths of the fields that make it, of whichever end has them; none for rows of another entity's table. */
  readonly paths: readonly string[];
  /** The one that refers is a part of the other. */
  readonly nested: boolean;
}

/** One for each entity that it refers to: its parent first, then in the order of its fields. */
export function relationsFrom(entity: Entity): readonly Relation[] {
  const { parent, view } = entity;
  const ends = [
    ...(parent === undefined ? [] : [{ entity: parent.entity, path: parent.field }]),
    ...allFields(entity.fields).flatMap(({ path, reference }) =>
      reference === undefined ? [] : [{ entity: reference.entity, path }],
    ),
  ];
  const names = new Set([...ends.map((end) => end.entity), ...(view === undefined ? [] : [view.of])]);
  return [...names].map((name) => ({
    entity: name,
    paths: [...new Set(ends.filter((end) => end.entity === name).map(({ path }) => path))],
    nested: parent?.entity === name,
  }));
}

/** The same seen from the other end: its nested entities first. */
export function relationsTo(name: string, all: readonly Entity[]): readonly Relation[] {
  const found = all.flatMap((entity) =>
    relationsFrom(entity)
      .filter((relation) => relation.entity === name)
      .map((relation) => ({ ...relation, entity: entity.name })),
  );
  return [...found.filter(({ nested }) => nested), ...found.filter(({ nested }) => !nested)];
}
