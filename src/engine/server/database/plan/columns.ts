// Steps for the columns of one table that exists already.
import type { Column, Table } from '#engine/model/table.ts';
import { printColumn, quote } from '../print-table.ts';
import { retiredColumns } from '../system-tables.ts';
import { convert } from './convert.ts';
import { keep } from './keep.ts';
import type { Step } from './step.ts';

/** `remade`: generated columns that must be dropped and added again although they look the same. */
export function planColumns(before: Table, after: Table, remade: ReadonlySet<string>): readonly Step[] {
  const gone = before.columns.filter((column) => !after.columns.some(({ name }) => name === column.name));
  return [
    ...gone.map((column) => dropColumn(before, column)),
    ...after.columns.flatMap((column) => planColumn(before, after, column, remade)),
  ];
}

function planColumn(before: Table, after: Table, column: Column, remade: ReadonlySet<string>): readonly Step[] {
  const former = before.columns.find(({ name }) => name === column.name);
  if (!former) return [addColumn(after, column)];
  if (remade.has(column.name)) return [dropColumn(before, former), addColumn(after, column)];
  if (former.generated !== undefined && column.generated === undefined)
    return [keepValues(after, column), ...changeColumn(before, former, column)];
  return changeColumn(before, former, column);
}

function changeColumn(before: Table, former: Column, column: Column): readonly Step[] {
  const steps: Step[] = [];
  if (former.type !== column.type) steps.push(changeType(before, former, column));
  else if (former.default !== column.default) steps.push(changeDefault(before, column));
  // A generated column computes its nulls; a permitted change of type has settled the question already.
  if (column.generated === undefined && former.nullable !== column.nullable)
    steps.push(column.nullable ? makeOptional(before, column) : makeRequired(before, column));
  return steps;
}

function dropColumn(table: Table, column: Column): Step {
  const drop = `alter table ${quote(table.name)} drop column ${quote(column.name)}`;
  const name = `${table.name}.${column.name}`;
  if (column.generated !== undefined)
    return {
      id: `drop-column:${name}`,
      phase: 'drop-generated',
      summary: `${name} (computed) is dropped`,
      sql: [drop],
    };
  if (retiredColumns.has(name))
    return {
      id: `drop-column:${name}`,
      phase: 'drop-column',
      summary: `${name} is dropped: nothing reads it any more`,
      sql: [drop],
    };
  return {
    id: `drop-column:${name}`,
    phase: 'drop-column',
    summary: `${name} is dropped: no field declares it any more`,
    sql: [drop],
    risk: {
      count: `select count(*) as count from ${quote(table.name)} where ${quote(column.name)} is not null`,
      reason: 'have a value in it',
      remedy: `if it has another name now, say so in the schema ("x-was": the former name); if it was removed by mistake, put the field back`,
      permitted: [keep(table, column), drop],
      meaning: 'the values move to the table dropped_data',
    },
  };
}

function addColumn(table: Table, column: Column): Step {
  const name = `${table.name}.${column.name}`;
  const add = (declared: Column): string => `alter table ${quote(table.name)} add column ${printColumn(declared)}`;
  const step: Step = {
    id: `add-column:${name}`,
    phase: column.generated === undefined ? 'add-column' : 'add-generated',
    summary: `${name} ${column.type} is added`,
    sql: [add(column)],
  };
  if (column.nullable || column.default !== undefined || column.generated !== undefined || column.type === 'bigserial')
    return step;
  return {
    ...step,
    risk: {
      count: `select count(*) as count from ${quote(table.name)}`,
      reason: 'would have no value in it, and it is required',
      remedy: 'give the field a "default" in the schema, or do not require it',
      permitted: [add({ ...column, nullable: true }), requireFromNowOn(table, column)],
      meaning: 'the records that exist keep it empty until they are next saved',
    },
  };
}

function changeType(table: Table, former: Column, column: Column): Step {
  const [name, at, alter] = [
    `${table.name}.${column.name}`,
    quote(column.name),
    `alter table ${quote(table.name)} alter column ${quote(column.name)}`,
  ];
  const { using, lossy } = convert(at, former.type, column.type);
  const sql = [
    ...(former.default === undefined ? [] : [`${alter} drop default`]),
    `${alter} type ${column.type} using ${using}`,
    ...(column.default === undefined ? [] : [`${alter} set default ${column.default}`]),
  ];
  const step: Step = {
    id: `change-type:${name}`,
    phase: 'change-column',
    summary: `${name}: ${former.type} becomes ${column.type}`,
    sql,
  };
  if (lossy === undefined) return step;
  const where = `${at} is not null and ${lossy}`;
  return {
    ...step,
    risk: {
      count: `select count(*) as count from ${quote(table.name)} where ${where}`,
      reason: `have a value that is no ${column.type} or would change`,
      remedy: 'correct those values first, or keep the former type',
      permitted: [
        keep(table, column, where),
        ...(former.nullable ? [] : [`${alter} drop not null`]),
        `update ${quote(table.name)} set ${at} = null where ${where}`,
        ...sql,
        ...(former.nullable || column.nullable ? [] : [requireFromNowOn(table, column)]),
      ],
      meaning: 'those values move to the table dropped_data, the field is empty there',
    },
  };
}

function changeDefault(table: Table, column: Column): Step {
  const change = column.default === undefined ? 'drop default' : `set default ${column.default}`;
  return {
    id: `change-default:${table.name}.${column.name}`,
    phase: 'change-column',
    summary: `${table.name}.${column.name}: ${change}`,
    sql: [`alter table ${quote(table.name)} alter column ${quote(column.name)} ${change}`],
  };
}

function makeRequired(table: Table, column: Column): Step {
  const [name, at] = [`${table.name}.${column.name}`, quote(column.name)];
  const require = `alter table ${quote(table.name)} alter column ${at} set not null`;
  const step = {
    id: `require:${name}`,
    phase: 'change-column',
    summary: `${name} becomes required`,
    sql: [require],
  } as const;
  if (column.default !== undefined)
    return { ...step, sql: [`update ${quote(table.name)} set ${at} = ${column.default} where ${at} is null`, require] };
  return {
    ...step,
    risk: {
      count: `select count(*) as count from ${quote(table.name)} where ${at} is null`,
      reason: 'have no value in it',
      remedy: 'fill them in first, or give the field a "default" in the schema',
      permitted: [requireFromNowOn(table, column)],
      meaning: 'the records that exist keep it empty until they are next saved',
    },
  };
}

function makeOptional(table: Table, column: Column): Step {
  const alter = `alter table ${quote(table.name)}`;
  return {
    id: `optional:${table.name}.${column.name}`,
    phase: 'change-column',
    summary: `${table.name}.${column.name} is no longer required`,
    sql: [
      `${alter} alter column ${quote(column.name)} drop not null`,
      `${alter} drop constraint if exists ${quote(requiredName(table, column))}`,
    ],
  };
}

function keepValues(table: Table, column: Column): Step {
  return {
    id: `keep-values:${table.name}.${column.name}`,
    phase: 'change-column',
    summary: `${table.name}.${column.name} is no longer computed, its values stay`,
    sql: [`alter table ${quote(table.name)} alter column ${quote(column.name)} drop expression`],
  };
}

function requiredName(table: Table, column: Column): string {
  return `${table.name}_${column.name}_required`;
}

/** Binds what is written from now on and leaves the rows that exist alone. */
function requireFromNowOn(table: Table, column: Column): string {
  return `alter table ${quote(table.name)} add constraint ${quote(requiredName(table, column))} check (${quote(column.name)} is not null) not valid`;
}
