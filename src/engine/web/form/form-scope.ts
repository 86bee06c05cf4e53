// What the templates of one form know; stable while the form lives, so that typing re-renders only what it changes.
import { createContext, useCallback, useContext } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import type { Field, Group, Shape } from '#engine/model/entity.ts';
import type { FieldRights } from './field-rights.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { containerOf, type FormStore, type Path, type Values } from './form-store.ts';

export interface FormScope {
  readonly shape: Shape;
  readonly store: FormStore;
  /** Nothing of it can be typed: what is missing, and how to fill it in, is of no use. */
  readonly isReading?: boolean;
  /** The record as read; undefined while creating. */
  readonly record: Values | undefined;
  /** The record that an action is done to, whose input this is. */
  readonly actsOn?: Values;
  readonly isReadOnly: (field: Field) => boolean;
  /** Not shown: the parent's field, fields the reader may not read. */
  readonly isHidden: (field: Field) => boolean;
  /** Who could, where a field is read-only for this reader and not for all. */
  readonly whoCould?: FieldRights['whoCould'];
  readonly groups: readonly Group[];
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope() {
  const scope = useContext(FormScopeContext);
  if (scope === undefined) throw new Error('A field of the form kit needs a FormScopeContext above it.');
  return scope;
}

/**
 * What `read` makes of the object that holds the field at `path`; renders again only when that changes, so it must be a
 * plain value. `undefined` looks at nothing, and is told of no key: most fields depend on no other.
 */
export function useContainer<T extends string | number | boolean | undefined>(
  path: Path,
  read: (container: unknown) => T,
): T;
export function useContainer<T extends string | number | boolean | undefined>(
  path: Path,
  read: ((container: unknown) => T) | undefined,
): T | undefined;
export function useContainer<T extends string | number | boolean | undefined>(
  path: Path,
  read: ((container: unknown) => T) | undefined,
): T | undefined {
  const { store } = useFormScope();
  const snapshot = useCallback(() => read?.(containerOf(store.get(), path)), [store, path, read]);
  return useStore(read === undefined ? toNobody : store.subscribe, snapshot);
}

/** Subscribes to nothing. */
function toNobody(): () => void {
  return () => {};
}

/** The group shown; undefined = all, one below the other. */
export const ActiveGroupContext = createContext<string | undefined>(undefined);

/** Messages that belong to a whole item of a list: it overlaps another. */
export const ItemErrorsContext = createContext<readonly string[]>([]);

/** How the items of the list around are laid out. */
export const ItemLayoutContext = createContext<'table' | 'cards' | undefined>(undefined);

/** Where a line may be drawn in the save bar, in reach whatever is scrolled; null while there is no bar. */
export const SaveBarLineContext = createContext<
  { readonly line: HTMLElement | null; readonly setLine: (line: HTMLElement | null) => void } | undefined
>(undefined);

/**
 * Creates a record of the entity in a dialog, for the field of that id; `done` is told of it, unless the person thought
 * better of it.
 */
export type CreateReferred = (entity: string, done: (record: RecordValues) => void, askedBy: string) => void;

/** Absent where no dialog can be opened over the form. */
export const CreateReferredContext = createContext<CreateReferred | undefined>(undefined);
