// tables.ts, which the server plans from, and tables.sql, the same for people.
import { createHash } from 'node:crypto';
import type { Column, ForeignKey, Index, Table } from '#engine/model/table.ts';
import { header, printCode } from './print-text.ts';
import type { Output } from './print-text.ts';
import { resolveTables } from './resolve-tables.ts';
import type { Resolved } from './resolve.ts';
import { sqlQuoted } from './sql-text.ts';

export function printTables({ entities }: Resolved): Output[] {
  const tables = resolveTables(entities);
  const text = [
    header('schemas/'),
    "import type { Table } from '#engine/model/table.ts';\n",
    '/** SHA-256 of the tables: changes when any of them does. */',
    `export const fingerprint = '${createHash('sha256').update(JSON.stringify(tables)).digest('hex')}';\n`,
    `export const tables: readonly Table[] = ${printCode(tables)};\n`,
  ].join('\n');
  const sql = `${header('schemas/').replace('//', '--')}-- For reading only: the server plans its SQL from tables.ts. norm(text) is lower(unaccent(text)).\n\n${tables.map(tableSql).join('\n\n')}\n`;
  return [
    { path: 'tables.ts', text },
    { path: 'tables.sql', text: sql },
  ];
}

function tableSql(table: Table): string {
  const lines = [
    ...table.columns.map((column) => columnSql(column, table)),
    ...(table.partition === undefined ? [] : [`primary key (id, ${sqlQuoted(table.partition.by)})`]),
    ...table.checks.map((check) => `constraint ${check.name} check (${check.expression})`),
    ...table.foreignKeys.map(foreignKeySql),
  ];
  const parts = table.partition === undefined ? '' : ` partition by range (${sqlQuoted(table.partition.by)})`;
  const create = `create table ${sqlQuoted(table.name)} (\n  ${lines.join(',\n  ')}\n)${parts};`;
  return [create, ...table.indexes.map((index) => indexSql(table, index))].join('\n');
}

function columnSql(column: Column, { partition }: Table): string {
  const parts = [
    sqlQuoted(column.name),
    column.type,
    column.name === 'id' && partition === undefined ? 'primary key' : column.nullable ? '' : 'not null',
    column.default === undefined ? '' : `default ${column.default}`,
    column.generated === undefined ? '' : `generated always as (${column.generated}) stored`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function foreignKeySql(key: ForeignKey): string {
  const list = (names: readonly string[]) => names.map(sqlQuoted).join(', ');
  const last = key.columns.at(-1) ?? '';
  const onDelete = key.onDelete === 'set null' ? `set null (${sqlQuoted(last)})` : key.onDelete;
  return `constraint ${key.name} foreign key (${list(key.columns)}) references ${sqlQuoted(key.table)} (${list(key.references)}) on delete ${onDelete}`;
}

function indexSql(table: Table, index: Index): string {
  const unique = index.unique ? 'unique ' : '';
  const nulls = index.nullsNotDistinct === true ? ' nulls not distinct' : '';
  const where = index.where === undefined ? '' : ` where ${index.where}`;
  return `create ${unique}index ${index.name} on ${sqlQuoted(table.name)} using ${index.method} (${index.expressions.join(', ')})${nulls}${where};`;
}
