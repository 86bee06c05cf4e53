// Nothing that a permitted schema change takes out is thrown away: it moves to dropped_data, from where it can be put
// back (docs/how-to/upgrade.md).
import type { Column, Table } from '#engine/model/table.ts';
import { literal, quote } from '../print-table.ts';
import { keptName, ownersOf, type Place } from './inside-sql.ts';

/** Copies a column's values (or, without a column, whole rows) of the rows that meet the condition. */
export function keep(table: Table, column?: Column, where?: string): string {
  const has = (name: string): boolean => table.columns.some((other) => other.name === name);
  const value = column === undefined ? `to_jsonb(${quote(table.name)})` : `to_jsonb(${quote(column.name)})`;
  const condition = where ?? (column === undefined ? 'true' : `${quote(column.name)} is not null`);
  return (
    'insert into dropped_data (dropped_at, table_name, column_name, record_id, organization_id, value) ' +
    `select now(), ${literal(table.name)}, ${column === undefined ? 'null' : literal(column.name)}, ${has('id') ? 'id::text' : 'null'}, ` +
    `${has('organization_id') ? 'organization_id' : 'null'}, ${value} from ${quote(table.name)} where ${condition}`
  );
}

interface Kept {
  readonly key: string;
  /** The name to keep it under, where it is not its own. */
  readonly as?: string;
  readonly where: (object: string) => string;
}

/**
 * Copies the values of a key inside a column, each with where it lay; of a list's item also the rest of it, by which it
 * is found again.
 */
export function keepInside(inner: Place & { readonly owner: Table }, { key, as = key, where }: Kept): string {
  const { from, value, steps } = ownersOf(inner);
  const beside = inner.path.includes(null) ? `${value} - ${literal(key)}` : 'null';
  const organization = inner.owner.columns.some(({ name }) => name === 'organization_id')
    ? 'own.organization_id'
    : 'null';
  return (
    'insert into dropped_data (dropped_at, table_name, column_name, record_id, organization_id, path, beside, value) ' +
    `select now(), ${literal(inner.table)}, ${literal(keptName(inner, as))}, own.id::text, ${organization}, ` +
    `array[${[...steps, literal(as)].join(', ')}]::text[], ${beside}, ${value} -> ${literal(key)} from ${from} where ${where(value)}`
  );
}
