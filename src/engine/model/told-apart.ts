// What tells a record from others of its name: the facts that its page begins with, then the columns of its list.
import { fieldAt, type Entity } from './entity.ts';

/** In order, each with what belongs to it. */
export function toldPaths(entity: Entity): readonly (readonly string[])[] {
  const listed = entity.columns ?? entity.fields.filter(({ list }) => list).map(({ path }) => path);
  const facts = entity.form.facts ?? [];
  const known = new Set(facts.flat());
  return [...facts, ...listed.filter((path) => !known.has(path)).map((path) => [path])];
}

/** What it takes of referred records, as a list asks for it: the titles of those that the record holds no copy of. */
export function toldReferences(entity: Entity, entityNamed: (name: string) => Entity): readonly string[] {
  return toldPaths(entity)
    .flat()
    .flatMap((path) => {
      const reference = fieldAt(entity, path)?.reference;
      if (reference === undefined || reference.copy !== undefined) return [];
      return entityNamed(reference.entity).title.map((title) => `${path}.${title}`);
    });
}
