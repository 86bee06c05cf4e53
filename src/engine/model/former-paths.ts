// What fields were called in an earlier model of their entity: by "x-was", at any depth.
import { allFields, fieldAt, type Entity, type Field } from './entity.ts';

/** The path that the field at `path` had in the former entity; undefined where it is new. */
export function formerPath(former: Entity, entity: Entity, path: string): string | undefined {
  const names = path.split('.');
  const before: string[] = [];
  for (const [depth, name] of names.entries()) {
    // An "x-was" stays in its schema long after the rename: what has its name already goes before it.
    const was = fieldAt(entity, names.slice(0, depth + 1).join('.'))?.was;
    const known = [name, was].find(
      (one) => one !== undefined && fieldAt(former, [...before, one].join('.')) !== undefined,
    );
    if (known === undefined) return undefined;
    before.push(known);
  }
  return before.join('.');
}

/** Former fields beside what they are now; `later` is absent where they are gone. */
export function pairFields(
  former: Entity,
  entity: Entity,
): readonly { readonly field: Field; readonly later?: Field }[] {
  const later = new Map(
    allFields(entity.fields).flatMap((field) => {
      const path = formerPath(former, entity, field.path);
      return path === undefined ? [] : [[path, field] as const];
    }),
  );
  return allFields(former.fields).map((field) => {
    const now = later.get(field.path);
    return now === undefined ? { field } : { field, later: now };
  });
}

/** Paths of former fields that are nowhere now. */
export function gonePaths(former: Entity, entity: Entity): ReadonlySet<string> {
  return new Set(pairFields(former, entity).flatMap(({ field, later }) => (later === undefined ? [field.path] : [])));
}

/** Of renamed fields the new path by the former one. */
export function renamedPaths(former: Entity, entity: Entity): ReadonlyMap<string, string> {
  return new Map(
    pairFields(former, entity).flatMap(({ field, later }) =>
      later === undefined || later.path === field.path ? [] : [[field.path, later.path] as const],
    ),
  );
}
