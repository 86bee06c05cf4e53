// Names of columns in expressions of indexes, checks and computed columns.
import type { Table } from '#engine/model/table.ts';

/** Whether an expression reads the column. */
export function mentions(expression: string, column: string): boolean {
  return new RegExp(`(?<![\\w$])${column}(?![\\w$])`).test(expression);
}

/** The table as PostgreSQL has it once the column is renamed. */
export function renameIn(
  table: Table,
  { table: renamed, from, to }: { table: string; from: string; to: string },
): Table {
  const own = table.name === renamed;
  const word = new RegExp(`(?<![\\w$])${from}(?![\\w$])`, 'g');
  const text = (expression: string): string => (own ? expression.replace(word, to) : expression);
  const name = (column: string): string => (column === from ? to : column);
  return {
    ...table,
    columns: table.columns.map((column) => ({
      ...column,
      name: own ? name(column.name) : column.name,
      ...(column.generated === undefined ? {} : { generated: text(column.generated) }),
    })),
    indexes: table.indexes.map((index) => ({
      ...index,
      expressions: index.expressions.map(text),
      ...(index.where === undefined ? {} : { where: text(index.where) }),
    })),
    ...(table.partition !== undefined && {
      partition: { ...table.partition, by: own ? name(table.partition.by) : table.partition.by },
    }),
    checks: table.checks.map((check) => ({ ...check, expression: text(check.expression) })),
    foreignKeys: table.foreignKeys.map((key) => ({
      ...key,
      columns: own ? key.columns.map(name) : key.columns,
      references: key.table === renamed ? key.references.map(name) : key.references,
    })),
  };
}
