// Tables as SQL. Names are quoted; types and expressions are SQL already.
import type { Check, Column, ForeignKey, Index, Table } from '#engine/model/table.ts';

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function list(names: readonly string[]): string {
  return names.map(quote).join(', ');
}

export function printColumn(column: Column): string {
  const parts = [quote(column.name), column.type];
  if (column.generated !== undefined) parts.push(`generated always as (${column.generated}) stored`);
  else if (column.default !== undefined) parts.push(`default ${column.default}`);
  if (!column.nullable && column.generated === undefined) parts.push('not null');
  if (column.name === 'id') parts.push('primary key');
  return parts.join(' ');
}

/** Columns only; indexes, checks and foreign keys follow when all tables are there. */
export function printTable(table: Table): string {
  return `create table ${quote(table.name)} (\n  ${table.columns.map(printColumn).join(',\n  ')}\n)`;
}

/** `concurrently`: beside those who write, in no transaction. */
export function printIndex(table: string, index: Index, concurrently?: 'concurrently'): string {
  const unique = index.unique ? 'unique ' : '';
  const nulls = index.nullsNotDistinct ? ' nulls not distinct' : '';
  const where = index.where === undefined ? '' : ` where ${index.where}`;
  return `create ${unique}index ${concurrently === undefined ? '' : 'concurrently if not exists '}${quote(index.name)} on ${quote(table)} using ${index.method} (${index.expressions.join(', ')})${nulls}${where}`;
}

export function printCheck(table: string, check: Check): string {
  return `alter table ${quote(table)} add constraint ${quote(check.name)} check (${check.expression})`;
}

export function printForeignKey(table: string, key: ForeignKey): string {
  return (
    `alter table ${quote(table)} add constraint ${quote(key.name)} foreign key (${list(key.columns)}) ` +
    `references ${quote(key.table)} (${list(key.references)}) on delete ${printOnDelete(key)}${key.onUpdate === undefined ? '' : ` on update ${key.onUpdate}`}`
  );
}

/** The organisation stands in every key and is never emptied. */
function printOnDelete({ onDelete, columns }: ForeignKey): string {
  return onDelete === 'set null'
    ? `set null (${list(columns.filter((column) => column !== 'organization_id'))})`
    : onDelete;
}
