// The one table of field kinds, read by the compiler, the server and the web: facts only, see kind.ts.
import type { FieldKind, Operator } from '#engine/model/field-kinds.ts';
import * as all from './all.ts';
import type { Kind } from './kind.ts';

type Names = Record<keyof typeof all, true>;

declare module '#engine/model/field-kinds.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the names come from the table
  interface KindNames extends Names {}
}

// A copy: reading a name of a module costs several times as much, and each cell of a file reads some.
export const fieldKinds: Readonly<Record<FieldKind, Kind>> = { ...all };

export const kindNames = Object.keys(fieldKinds) as readonly FieldKind[];

export function operatorsOf(kind: FieldKind): readonly Operator[] {
  return fieldKinds[kind].operators;
}

/** Exactly one of the values that the schema lists. */
export function isOneOfSome(kind: FieldKind): boolean {
  const { options, type } = fieldKinds[kind];
  return options === true && type !== 'array';
}

/** Stored as a PostgreSQL array: several texts or ids. */
export function isArrayColumn(kind: FieldKind): boolean {
  return fieldKinds[kind].column?.endsWith('[]') === true;
}
