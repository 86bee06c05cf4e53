// Nothing that a permitted schema change takes out is thrown away: it moves to dropped_data, from where it can be put back (README).
import type { Column, Table } from '#model/table.ts';
import { literal, quote } from '../print-table.ts';

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
