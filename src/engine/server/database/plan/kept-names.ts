// A renamed field is renamed wherever its name is written down beside its values: in the history and in dropped_data.
import type { Table } from '#engine/model/table.ts';
import { literal } from '../print-table.ts';
import { keptName, rewritten, type Place } from './inside-sql.ts';

interface FieldRename {
  readonly table: string;
  /** Of the history; '' for tables that have none. */
  readonly entity: string;
  readonly from: { readonly column: string; readonly field?: string | undefined };
  readonly to: { readonly column: string; readonly field?: string | undefined };
}

/** For a column, with all that is kept of keys inside it. */
export function followColumnRename({ table, entity, from, to }: FieldRename): readonly string[] {
  const [former, name] = [literal(from.column), literal(to.column)];
  const kept =
    `update dropped_data set column_name = ${name} || substr(column_name, length(${former}) + 1) ` +
    `where table_name = ${literal(table)} and (column_name = ${former} or starts_with(column_name, ${former} || '.'))`;
  if (entity === '' || from.field === undefined || to.field === undefined || from.field === to.field) return [kept];
  const [old, field] = [literal(from.field), literal(to.field)];
  return [
    kept,
    `update history set changes = changes - ${old} || jsonb_build_object(${field}, changes -> ${old}) where entity = ${literal(entity)} and changes ? ${old} and not changes ? ${field}`,
  ];
}

export interface InnerRename {
  readonly from: string;
  readonly to: string;
  /** What the rename does to an object that may hold the key. */
  readonly edit: (object: string) => string;
}

export function followRename(inner: Place & { readonly owner: Table }, rename: InnerRename): readonly string[] {
  return [...inHistory(inner, rename), ...inKeptValues(inner, rename), inKeptNames(inner, rename)];
}

/** A rename is no change of the record: what it was before and after stands under the name it has now. */
function inHistory(
  { owner, column, path }: Place & { readonly owner: Table },
  { from, edit }: InnerRename,
): readonly string[] {
  const field = owner.columns.find(({ name }) => name === column)?.field;
  if (owner.entity === '' || field === undefined) return [];
  const both = rewritten(rewritten('changes', [field, 'from', ...path], edit), [field, 'to', ...path], edit);
  return [
    `update history set changes = ${both} where entity = ${literal(owner.entity)} and strpos(changes ->> ${literal(field)}, ${literal(JSON.stringify(from))}) > 0`,
  ];
}

/** Of values that were kept with everything inside them. */
function inKeptValues({ table, column, path }: Place, { from, edit }: InnerRename): readonly string[] {
  return [...path.keys(), path.length].flatMap((depth) => {
    // Kept are columns and keys, never one item of a list.
    if (depth > 0 && path[depth - 1] === null) return [];
    const name = keptName({ column, path: path.slice(0, depth) });
    return [
      `update dropped_data set value = ${rewritten('value', path.slice(depth), edit)} where table_name = ${literal(table)} and column_name = ${literal(name)} and strpos(value::text, ${literal(JSON.stringify(from))}) > 0`,
    ];
  });
}

function inKeptNames({ table, column, path }: Place, { from, to }: InnerRename): string {
  const [former, name] = [literal(keptName({ column, path }, from)), literal(keptName({ column, path }, to))];
  return (
    `update dropped_data set column_name = ${name} || substr(column_name, length(${former}) + 1), path[${path.length + 1}] = ${literal(to)} ` +
    `where table_name = ${literal(table)} and (column_name = ${former} or starts_with(column_name, ${former} || '.'))`
  );
}
