// A former name that the database never had: a misspelt "x-was" would make an empty column beside the one that holds the values.
import type { Table } from '#model/table.ts';
import { quote } from '../print-table.ts';
import type { Step } from './step.ts';

/** `before`: the tables as last applied. */
export function refuseUnknownNames(steps: readonly Step[], before: readonly Table[], wanted: readonly Table[]): readonly Step[] {
  const unknown = wanted.flatMap((table) => {
    const former = before.find(({ name }) => name === table.name)?.columns;
    if (former === undefined) return [];
    const has = (name: string): boolean => former.some((column) => column.name === name);
    const gone = former.filter(({ name }) => !table.columns.some((column) => column.name === name)).map(({ name }) => name);
    return table.columns.flatMap(({ name, was }) => (was === undefined || has(was) || has(name) ? [] : [{ table: table.name, name, was, gone }]));
  });
  return steps.map((step) => {
    const found = unknown.find(({ table, name }) => step.id === `add-column:${table}.${name}`);
    return found === undefined ? step : refuse(step, found);
  });
}

function refuse(step: Step, { table, name, was, gone }: { table: string; name: string; was: string; gone: readonly string[] }): Step {
  const candidates = gone.length === 0 ? '' : `: of the columns that go now (${gone.join(', ')}) name the one that it was`;
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
