// The values while they are typed, outside of React: fields that depend on others subscribe to just what they read.
import type { Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface FormStore {
  readonly get: () => Values;
  readonly set: (values: Values) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createFormStore(initial: Values): FormStore {
  let values = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => values,
    set: (next) => {
      values = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Path = readonly (string | number)[];

export function containerOf(values: Values, path: Path): unknown {
  const holder = path.slice(0, -1);
  return holder.length === 0 ? values : valueAt(values, holder.join('.'));
}

/** Steps into lists dropped: the path a Field has. */
export function fieldPath(path: Path): string {
  return path.filter((step) => typeof step === 'string').join('.');
}

/** Own fields of a list item or object part, or of the record. */
export function fieldIn(fields: readonly Field[], path: Path): Field | undefined {
  const [first, ...rest] = path.filter((step) => typeof step === 'string');
  let field = fields.find(({ name }) => name === first);
  for (const name of rest) field = field?.fields?.find((part) => part.name === name);
  return field;
}
