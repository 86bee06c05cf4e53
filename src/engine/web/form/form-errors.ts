// Messages by field: the server's answer (422) in rjsf's form, and which groups they stand in.
import type { ErrorSchema } from '@rjsf/utils';
import type { Group } from '#engine/model/entity.ts';
import type { FieldErrors } from '#engine/model/errors.ts';

/** Key under which the API puts what belongs to no field. */
const rootKey = 'root';

export function toErrorSchema(errors: FieldErrors): ErrorSchema {
  const entries = Object.entries(errors).filter(([name]) => name !== rootKey);
  return Object.fromEntries(entries.map(([name, value]) => [name, branch(value)]));
}

function branch(value: FieldErrors[string]): ErrorSchema {
  if (typeof value === 'string') return { __errors: [value] } as ErrorSchema;
  if (!Array.isArray(value)) return toErrorSchema(value as FieldErrors);
  return Object.fromEntries(value.map((item: string | FieldErrors, index) => [String(index), branch(item)]));
}

/** What belongs to no field, as texts. */
export function rootErrors(errors: FieldErrors): string[] {
  const root = errors[rootKey];
  return root === undefined || typeof root === 'string' || Array.isArray(root)
    ? []
    : Object.values(root as FieldErrors).filter((text) => typeof text === 'string');
}

/** The errors without those at the path: what was just typed is no longer what the server refused. */
export function withoutPath(
  errors: ErrorSchema | undefined,
  path: readonly (string | number)[],
): ErrorSchema | undefined {
  const [first, ...rest] = path;
  if (errors === undefined || first === undefined) return undefined;
  const inner = (errors as Record<string, ErrorSchema | undefined>)[String(first)];
  if (inner === undefined) return errors;
  const { [String(first)]: _gone, ...others } = errors as Record<string, ErrorSchema>;
  const kept = rest.length === 0 ? undefined : withoutPath(inner, rest);
  const next = kept === undefined || Object.keys(kept).length === 0 ? others : { ...others, [String(first)]: kept };
  return Object.keys(next).length === 0 ? undefined : next;
}

/** Names of the top fields with errors → names of the groups to mark. */
export function groupsOf(groups: readonly Group[], names: readonly string[]): string[] {
  return groups.filter((group) => group.fields.some((field) => names.includes(field))).map((group) => group.name);
}

/** `.address.city` or `products.0.quantity` → `address`, `products`. */
export function topField(property: string | undefined): string {
  return (property ?? '').replace(/^\./, '').split(/[.[]/)[0] ?? '';
}

/** `.products.0.quantity`, as rjsf says it → its steps. */
export function stepsOf(property: string | undefined): (string | number)[] {
  const steps = (property ?? '').split(/[.[\]]+/).filter((step) => step !== '');
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

export interface FormFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The server's messages, one by one. */
export function faultsOf(errors: ErrorSchema, path: readonly (string | number)[] = []): FormFault[] {
  return Object.entries(errors as Record<string, ErrorSchema | string[] | undefined>).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (name === '__errors') return (value as string[]).map((message) => ({ path, message }));
    return faultsOf(value as ErrorSchema, [...path, /^\d+$/.test(name) ? Number(name) : name]);
  });
}

/** One a field, by its path. */
export function faultsByField(faults: readonly FormFault[]): [string, FormFault][] {
  return [...new Map(faults.map((fault) => [fault.path.join('.'), fault])).entries()];
}
