// Former names that lead nowhere: one that the database never had (a misspelt "x-was" would make an empty column beside
// the one that holds the values), and one whose new name is another column's already, whose values and history would
// pass for those of the renamed one.
import type { Table } from '#engine/model/table.ts';
import { quote } from '../print-table.ts';
import type { Step } from './step.ts';

/** `before`: the tables as last applied. */
export function refuseUnknownNames(
  steps: readonly Step[],
  before: readonly Table[],
  wanted: readonly Table[],
): readonly Step[] {
  const unknown = wanted.flatMap((table) => {
    const former = before.find(({ name }) => name === table.name)?.columns;
    if (former === undefined) return [];
    const has = (name: string): boolean => former.some((column) => column.name === name);
    const gone = former
      .filter(({ name }) => !table.columns.some((column) => column.name === name))
      .map(({ name }) => name);
    return table.columns.flatMap(({ name, was }) =>
      was === undefined || has(was) || has(name) ? [] : [{ table: table.name, name, was, gone }],
    );
  });
  const taken = wanted.flatMap((table) =>
    takenNames(
      before.find(({ name }) => name === table.name),
      table,
    ),
  );
  const lost = wanted.filter(({ was, name }) => was !== undefined && !before.some((one) => one.name === name));
  return steps.map((step) => {
    const table = lost.find(({ name }) => step.id === `create-table:${name}`);
    if (table !== undefined && before.length > 0) return refuseTable(step, table, before, wanted);
    const found = unknown.find(({ table, name }) => step.id === `add-column:${table}.${name}`);
    const other = taken.find(({ table, was }) => step.id === `drop-column:${table}.${was}`);
    if (other !== undefined) return refuseTaken(step, other);
    return found === undefined ? step : refuse(step, found);
  });
}

function refuse(
  step: Step,
  { table, name, was, gone }: { table: string; name: string; was: string; gone: readonly string[] },
): Step {
  const candidates =
    gone.length === 0 ? '' : `: of the columns that go now (${gone.join(', ')}) name the one that it was`;
  return {
    ...step,
    risk: {
      count: `select count(*) as count from ${quote(table)}`,
      reason: `would begin with ${name} empty: "x-was" says that it was called ${was}, and ${table} has no such column`,
      remedy: `correct "x-was"${candidates}, or take it out where the field is new`,
      permitted: step.risk?.permitted ?? step.sql,
      meaning: step.risk?.meaning ?? 'the field is new and begins empty',
    },
  };
}

interface Taken {
  readonly table: string;
  readonly name: string;
  readonly was: string;
}

/**
 * Renamed to a name that another field gives up in the same change. One that was renamed before has its former column
 * no more, or as a new field.
 */
function takenNames(former: Table | undefined, table: Table): readonly Taken[] {
  const had = (name: string): boolean => former?.columns.some((column) => column.name === name) ?? false;
  const has = (name: string): boolean => table.columns.some((column) => column.name === name);
  return table.columns.flatMap(({ name, was }) =>
    was !== undefined && was !== name && had(was) && had(name) && !has(was) ? [{ table: table.name, name, was }] : [],
  );
}

function refuseTaken(step: Step, { table, name, was }: Taken): Step {
  return {
    ...step,
    risk: {
      count: `select count(*) as count from ${quote(table)} where ${quote(was)} is not null or ${quote(name)} is not null`,
      reason: `have a value in ${was} or ${name}: "x-was" says that ${name} was called ${was}, but ${name} is a column already, with values and a history of its own`,
      remedy: `give the renamed field a name that ${table} never had, and take ${name} out; or, where ${name} itself goes on, take its "x-was" out`,
      permitted: step.risk?.permitted ?? step.sql,
      meaning: `${name} keeps its own values, those of ${was} move to the table dropped_data`,
    },
  };
}

/** An entity that had the former name would have been renamed before its table was planned. */
function refuseTable(step: Step, { name, was }: Table, before: readonly Table[], wanted: readonly Table[]): Step {
  const gone = before.filter((one) => one.entity !== '' && !wanted.some((other) => other.name === one.name));
  const candidates =
    gone.length === 0
      ? ''
      : `: of the entities that go now (${gone.map(({ entity }) => entity).join(', ')}) name the one that it was`;
  return {
    ...step,
    risk: {
      count: 'select 1 as count',
      reason: `table would begin empty: "x-was" says that ${name} was called ${was}, and there is no such entity`,
      remedy: `correct "x-was"${candidates}, or take it out where the entity is new`,
      permitted: step.sql,
      meaning: 'the entity is new and begins empty',
    },
  };
}
