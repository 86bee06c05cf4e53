// What a change of the schemas means for people and programs, in a sentence.
import { allFields, fieldAt, type Entity, type Field } from '#engine/model/entity.ts';

export interface Change {
  /** Stable from run to run. */
  readonly id: string;
  readonly code: 'rights' | 'api' | 'export' | 'view';
  /** Whose records are concerned: `{rows}` in the text stands for their number. */
  readonly entity: string;
  readonly text: string;
}

export const rowsMark = '{rows}';

/** The path that the field at `path` had in the former entity; undefined where it is new. */
export function formerPath(former: Entity, entity: Entity, path: string): string | undefined {
  const names = path.split('.');
  const before = names.map((name, depth) => {
    const at = names.slice(0, depth + 1).join('.');
    const was = fieldAt(entity, at)?.was;
    return { name, was };
  });
  const candidates = [before.map(({ name }) => name).join('.'), before.map(({ name, was }) => was ?? name).join('.')];
  return candidates.find((candidate) => fieldAt(former, candidate) !== undefined);
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

/** A few by name, the rest by number. */
export function named(paths: readonly string[], most = 8): string {
  const rest = paths.length - most;
  return paths.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
