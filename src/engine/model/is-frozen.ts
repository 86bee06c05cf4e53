import type { Entity } from './entity.ts';
import { holds } from './condition.ts';
import { valueAt } from './value-at.ts';

/** Whether the state of the record ended all changes. */
export function isFrozen({ frozen }: Entity, record: Readonly<Record<string, unknown>>): boolean {
  return frozen !== undefined && holds(frozen, (path) => valueAt(record, path));
}
