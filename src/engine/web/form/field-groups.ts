// Which groups of a form are shown with their fields.
import { mayPass } from '#engine/model/access.ts';
import type { Field, Group, Shape } from '#engine/model/entity.ts';

/**
 * The groups shown with fields: a panel takes the place of the fields of an existing record. `creators`: the roles of
 * whoever makes a new one, of which those are shown in which he types something.
 */
export function fieldGroups({ form, fields }: Shape, creators?: readonly string[]): readonly Group[] {
  const typed = new Set(fields.filter((field) => isTypedBy(field, creators ?? [])).map(({ name }) => name));
  return form.groups.filter(({ child, panel, fields: names }) => {
    if (child !== undefined) return false;
    return creators === undefined ? panel === undefined : names.some((name) => typed.has(name));
  });
}

function isTypedBy({ readOnly, access }: Field, roles: readonly string[]): boolean {
  return !readOnly && mayPass(access?.read, roles) && mayPass(access?.write, roles);
}
