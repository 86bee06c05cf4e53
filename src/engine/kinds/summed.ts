// What rows of a list are gathered by, and which of their amounts add up.
import type { Field } from '#engine/model/entity.ts';
import { fieldKinds } from './index.ts';

/** Amounts of one and the same measure. */
export function isSummed({ kind, column, kindBy }: Field): boolean {
  return column !== undefined && kindBy === undefined && fieldKinds[kind].sums === true;
}

export function isGrouped({ kind, column }: Field): boolean {
  return column !== undefined && fieldKinds[kind].groups !== undefined;
}
