// Tables as SQL. Names are quoted; types and expressions are SQL already.
import type { Check, Column, ForeignKey, Index, Partition, Table } from '#engine/model/table.ts';

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function list(names: readonly string[]): string {
  return names.map(quote).join(', ');
}

export function printColumn(column: Column, partition?: Partition): string {
  const parts = [quote(column.name), column.type];
  if (column.generated !== undefined) parts.push(`generated always as (${column.generated}) stored`);
  else if (column.default !== undefined) parts.push(`default ${column.default}`);
  if (!column.nullable && column.generated === undefined) parts.push('not null');
  if (column.name === 'id' && partition === undefined) parts.push('primary key');
  return parts.join(' ');
}

/** Columns only; indexes, checks and foreign keys follow when all tables are there. */
export function printTable(table: Table): string {
  const { name, columns, partition } = table;
  const lines = columns.map((column) => printColumn(column, partition));
  return partition === undefined
    ? `create table ${quote(name)} (\n  ${lines.join(',\n  ')}\n)`
    : `create table ${quote(name)} (\n  ${[...lines, `primary key (${primaryKey(partition)})`].join(',\n  ')}\n) ${printPartition(partition)}`;
}

/** PostgreSQL keeps a key within each part: it has to name what the parts are made by. */
export function primaryKey(partition: Partition | undefined): string {
  return list(['id', ...(partition === undefined ? [] : [partition.by])]);
}

export function printPartition({ by }: Partition): string {
  return `partition by range (${quote(by)})`;
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
