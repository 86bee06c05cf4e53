// A role that reads every entity and sees little of each: every second field is hidden from it and whatever is
// sensitive masked. What real roles may not see is little, and always the same.
import { entities, entityNames } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import type { Entity, Field } from '#engine/model/entity.ts';

type Loose<T> = { -readonly [Key in keyof T]: T[Key] };

/** Gives it to a role that has no rights until the answer is called. */
export function makeReader(role: string): () => void {
  const undo: (() => void)[] = [];
  const others = declared.roles.filter((one) => one !== role);
  for (const name of entityNames) {
    const rights = declared.entities[name] as { read: readonly string[]; rows: readonly { readonly role: string }[] };
    const { read, rows } = rights;
    rights.read = [...read, role];
    rights.rows = rows.filter((row) => row.role !== role);
    undo.push(() => Object.assign(rights, { read, rows }));
    for (const field of coverable(entities[name])) {
      const { access } = field;
      field.access = { ...access, read: access?.read?.filter((one) => one !== role) ?? others };
      undo.push(() => {
        if (access === undefined) delete field.access;
        else field.access = access;
      });
    }
  }
  return () => undo.forEach((step) => step());
}

/**
 * Every second field, in objects and lists too, but those that say which record it is; and all that the database
 * calculates from others.
 */
function coverable({ fields, parent, view }: Entity): Loose<Field>[] {
  const kept = ['id', 'createdAt', 'updatedAt', 'version', parent?.field ?? '', ...Object.keys(view?.where ?? {})];
  const all = fields
    .filter(({ name }) => !kept.includes(name))
    .flatMap((field) => [field, ...(field.kind === 'snapshot' ? [] : (field.fields ?? []))]);
  return all.filter(({ computed }, index) => index % 2 === 1 || computed);
}
