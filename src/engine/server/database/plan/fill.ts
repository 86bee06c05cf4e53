// What becomes required and has a formula (`x-default`) is filled in by it where rows have nothing: only those for which
// nothing follows stand in the way.
import { sql, type QueryExecutorProvider } from 'kysely';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { formulaFields, todayName, type Formula } from '#engine/model/formula.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import type { Column, Table } from '#engine/model/table.ts';
import { formulaSql } from '../../records/formula-sql.ts';
import { quote } from '../print-table.ts';
import { rowsOf } from './examples.ts';
import type { Step } from './step.ts';

interface Around {
  readonly before: readonly Table[];
  readonly after: readonly Table[];
  readonly entities: Readonly<Record<string, Entity>>;
  /** Prints SQL; nothing is asked. */
  readonly query: QueryExecutorProvider;
}

export function withFills(steps: readonly Step[], around: Around): readonly Step[] {
  return steps.map((step) => {
    const [, how, tableName, columnName] = /^(add-column|require):([^.]+)\.(.+)$/.exec(step.id) ?? [];
    const table = around.after.find(({ name }) => name === tableName);
    const column = table?.columns.find(({ name }) => name === columnName);
    if (how === undefined || step.risk === undefined || table === undefined || column === undefined) return step;
    const value = valueOf(column, table, around);
    return value === undefined ? step : filled(step, { table, column, value, isNew: how === 'add-column' });
  });
}

interface Filling {
  readonly table: Table;
  readonly column: Column;
  readonly value: string;
  readonly isNew: boolean;
}

function filled(step: Step, { table, column, value, isNew }: Filling): Step {
  const [name, at] = [quote(table.name), quote(column.name)];
  const isLeft = isNew ? `(${value}) is null` : `${at} is null and (${value}) is null`;
  const fill = `update ${name} set ${at} = ${value} where ${at} is null`;
  const { risk } = step;
  if (risk?.permitted === undefined) return step;
  const examples = rowsOf(table, isLeft);
  const bare = isNew ? risk.permitted.slice(0, 1) : [];
  const summary = `${step.summary}, and filled in where other fields say it`;
  return {
    ...step,
    summary,
    sql: [...bare, fill, ...(isNew ? [`alter table ${name} alter column ${at} set not null`] : step.sql)],
    ...(step.apart !== undefined && { apart: { ...step.apart, inside: [fill, ...step.apart.inside] } }),
    risk: {
      ...risk,
      count: `select count(*) as count from ${name} where ${isLeft}`,
      ...(examples && { examples }),
      permitted: [...bare, fill, ...risk.permitted.slice(bare.length)],
    },
  };
}

/** The formula as SQL over a row as it was before; undefined where it reads what was not there or is kept elsewhere. */
function valueOf(column: Column, table: Table, { before, entities, query }: Around): string | undefined {
  const entity = entities[table.entity];
  const field = entity && column.field !== undefined ? fieldAt(entity, column.field) : undefined;
  if (entity === undefined || field?.defaultFormula === undefined || field.column !== column.name) return undefined;
  const formula = field.defaultFormula;
  if (isToday(formula)) return `(now() at time zone '${businessTimeZone}')::${column.type}`;
  const known = before.find(({ name }) => name === table.name)?.columns ?? [];
  const isThere = (read: Field | undefined): boolean => {
    const now = table.columns.find(({ name }) => name === read?.column);
    return now !== undefined && known.some(({ name, type }) => name === now.name && type === now.type);
  };
  if (!formulaFields(formula).every((path) => path !== todayName && isThere(fieldAt(entity, path)))) return undefined;
  const expression = formulaSql(entity, formula, (read) => sql.ref(read.column ?? read.name));
  return `(${expression.compile(query).sql})::${column.type}`;
}

function isToday(formula: Formula): boolean {
  return 'field' in formula && formula.field === todayName;
}
