// The values while they are typed, outside of React: fields that depend on others subscribe to just what they read.
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Field } from '#engine/model/entity.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface FormStore {
  readonly get: () => Values;
  readonly set: (values: Values) => void;
  /**
   * A value as it is typed. The store has it at once; `tell` passes it on to what draws the form, which goes over the
   * whole record at each change and so hears of it when the field is left.
   */
  readonly type: (path: Path, value: unknown, tell: () => void) => void;
  /** What is typed at the path and not passed on yet. */
  readonly typedAt: (path: Path) => { readonly value: unknown } | undefined;
  /** Passes on what is typed. */
  readonly settle: () => void;
  readonly isTyping: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createFormStore(initial: Values): FormStore {
  let values = initial;
  /** By place: the last key of each field counts. */
  const typing = new Map<string, { readonly path: Path; readonly value: unknown; readonly tell: () => void }>();
  const listeners = new Set<() => void>();
  const put = (next: Values) => {
    if (next === values) return;
    values = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => values,
    set: (next) => {
      const typed = [...typing.values()].reduce<unknown>((all, { path, value }) => withValue(all, path, value), next);
      // What is the same stays the same object: whoever compares has little to look at.
      put(replaceEqualDeep(values, typed as Values));
    },
    type: (path, value, tell) => {
      typing.set(path.join('.'), { path, value, tell });
      put(withValue(values, path, value) as Values);
    },
    typedAt: (path) => typing.get(path.join('.')),
    settle: () => {
      const telling = [...typing.values()];
      typing.clear();
      for (const { tell } of telling) tell();
    },
    isTyping: () => typing.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Path = readonly (string | number)[];

export function containerOf(values: Values, path: Path): unknown {
  let holder: unknown = values;
  for (let depth = 0; depth < path.length - 1; depth += 1) holder = partOf(holder, path[depth]);
  return holder;
}

function partOf(holder: unknown, step: string | number | undefined): unknown {
  return holder !== null && typeof holder === 'object' && step !== undefined
    ? (holder as Readonly<Record<string, unknown>>)[step]
    : undefined;
}

/** A copy with another value at the path; what is beside the path is shared. */
function withValue(holder: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const part = withValue(partOf(holder, step), rest, value);
  if (typeof step === 'number') return Object.assign([...(Array.isArray(holder) ? holder : [])], { [step]: part });
  return { ...(holder as Values | undefined), [step]: part };
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
