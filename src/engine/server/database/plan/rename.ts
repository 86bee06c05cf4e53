// Renames first: the tables as they will be called, so that everything after compares like with like. PostgreSQL
// renames a column inside indexes, checks and generated columns by itself; here the same is done to their text.
import type { Column, Table } from '#engine/model/table.ts';
import { quote } from '../print-table.ts';
import { renameIn } from './column-names.ts';
import { expandIn, expandSteps, mayExpand } from './expand.ts';
import { followColumnRename } from './kept-names.ts';
import type { Step } from './step.ts';

export interface PlanOptions {
  /** Processes of the former version go on: columns keep their former names beside the present ones. */
  readonly expands?: boolean;
}

export function planRenames(
  applied: readonly Table[],
  wanted: readonly Table[],
  { expands = false }: PlanOptions = {},
): { tables: readonly Table[]; steps: readonly Step[] } {
  const steps: Step[] = [];
  let tables = applied;
  for (const table of wanted) {
    const before = applied.find(({ name }) => name === table.name);
    for (const column of before ? table.columns : []) {
      const former = formerColumn(column, before);
      if (former === undefined) continue;
      const present = tables.find(({ name }) => name === table.name);
      if (expands && present !== undefined && mayExpand(present, former, column, tables)) {
        steps.push(...expandSteps(present, former, column, table));
        tables = tables.map((other) => (other === present ? expandIn(present, former, column, table) : other));
        continue;
      }
      steps.push(renameStep(table, former, column));
      tables = tables.map((other) => renameIn(other, { table: table.name, from: former.name, to: column.name }));
    }
  }
  return { tables, steps };
}

function formerColumn(column: Column, before: Table | undefined): Column | undefined {
  const find = (name: string): Column | undefined => before?.columns.find((other) => other.name === name);
  return column.was !== undefined && column.generated === undefined && !find(column.name)
    ? find(column.was)
    : undefined;
}

function renameStep(table: Table, from: Column, to: Column): Step {
  return {
    id: `rename-column:${table.name}.${to.name}`,
    phase: 'rename',
    summary: `${table.name}.${from.name} is renamed to ${to.name}, its data stays`,
    sql: [
      `alter table ${quote(table.name)} rename column ${quote(from.name)} to ${quote(to.name)}`,
      ...followColumnRename({
        table: table.name,
        entity: table.entity,
        from: { column: from.name, field: from.field },
        to: { column: to.name, field: to.field },
      }),
    ],
  };
}
