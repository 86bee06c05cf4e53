// Steps for the columns of one table that exists already.
import { defaultCurrency } from '#engine/kinds/currency-of.ts';
import type { Column, Table } from '#engine/model/table.ts';
import { printColumn, quote } from '../print-table.ts';
import { retiredColumns } from '../system-tables.ts';
import { validate } from './constraints.ts';
import { convert } from './convert.ts';
import { rowsOf, valuesOf } from './examples.ts';
import { keep } from './keep.ts';
import { changeOfMeaning, isRetargeted, shift } from './meaning.ts';
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
  const known = before.columns.find(({ name }) => name === column.name);
  if (!known) return [addColumn(after, column)];
  const former = maskedAs(known, column);
  if (remade.has(column.name)) return [dropColumn(before, former), addColumn(after, column)];
  if (former.generated !== undefined && column.generated === undefined)
    return [keepValues(after, column), ...changeColumn(before, former, column)];
  return changeColumn(before, former, column);
}

function changeColumn(before: Table, former: Column, column: Column): readonly Step[] {
  const steps: Step[] = [];
  const isChanged = former.type !== column.type || shift(former, column) !== 0;
  if (isChanged || changeOfMeaning(former, column) !== undefined) steps.push(changeType(before, former, column));
  if (column.type === 'uuid[]' && isRetargeted(former, column)) steps.push(retarget(before, former, column));
  // A column that is written anew has its default from there.
  if (!isChanged && former.default !== column.default) steps.push(changeDefault(before, column));
  // A generated column computes its nulls; a permitted change of type has settled the question already.
  if (column.generated === undefined && former.nullable !== column.nullable)
    steps.push(column.nullable ? makeOptional(before, column) : makeRequired(before, column));
  return steps;
}

/** What is sensitive from now on is not told while it becomes so. */
function maskedAs(former: Column, column: Column): Column {
  return former.sensitive !== undefined || column.sensitive === undefined
    ? former
    : { ...former, sensitive: column.sensitive };
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
      examples: valuesOf(table, column, `${quote(column.name)} is not null`),
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
      examples: rowsOf(table),
      permitted: [add({ ...column, nullable: true }), requireFromNowOn(table, column)],
      meaning: 'the records that exist keep it empty until they are next saved',
    },
  };
}

function changeType(table: Table, former: Column, column: Column): Step {
  const [name, at] = [`${table.name}.${column.name}`, quote(column.name)];
  const { using, lossy, altered } = convert(at, former, column);
  const isSame = former.type === column.type;
  const sql = isSame && shift(former, column) === 0 ? [] : rewrite(table, former, column, using);
  const step: Step = {
    id: `${isSame ? 'change-kind' : 'change-type'}:${name}`,
    phase: 'change-column',
    summary: isSame
      ? `${name}: ${former.kind} becomes ${former.kind === column.kind ? `${column.kind} in ${column.currency ?? defaultCurrency}` : column.kind}`
      : `${name}: ${former.type} becomes ${column.type}`,
    sql,
  };
  if (lossy === undefined && altered === undefined) return step;
  const where = (...conditions: readonly (string | undefined)[]): string =>
    `${at} is not null and (${conditions.filter((one) => one !== undefined).join(' or ')})`;
  const concerned = where(lossy, altered?.where);
  return {
    ...step,
    risk: {
      count: `select count(*) as count from ${quote(table.name)} where ${concerned}`,
      reason: altered?.reason ?? `have a value that is no ${column.type} or would change`,
      remedy: `${altered === undefined ? 'correct those values first, or keep' : 'declare it under a new name, or keep'} the former ${isSame ? 'kind' : 'type'}`,
      examples: valuesOf(
        table,
        former,
        concerned,
        lossy === undefined ? using : `case when not (${lossy}) then ${using} end`,
      ),
      permitted:
        lossy === undefined
          ? sql
          : [...setAside(table, column, former, where(lossy)), ...sql, ...restore(table, former, column)],
      meaning: [
        ...(altered === undefined ? [] : ['the values are converted']),
        ...(lossy === undefined
          ? []
          : [
              `${altered === undefined ? 'those values' : 'those that cannot be'} move to the table dropped_data, the field is empty there`,
            ]),
      ].join('; '),
    },
  };
}

function alterColumn(table: Table, column: Column): string {
  return `alter table ${quote(table.name)} alter column ${quote(column.name)}`;
}

function rewrite(table: Table, former: Column, column: Column, using: string): readonly string[] {
  const alter = alterColumn(table, column);
  return [
    ...(former.default === undefined ? [] : [`${alter} drop default`]),
    `${alter} type ${column.type} using ${using}`,
    ...(column.default === undefined ? [] : [`${alter} set default ${column.default}`]),
  ];
}

/** Takes out what would not survive. */
function setAside(table: Table, column: Column, former: Column, where: string): readonly string[] {
  return [
    keep(table, column, where),
    ...(former.nullable ? [] : [`${alterColumn(table, column)} drop not null`]),
    `update ${quote(table.name)} set ${quote(column.name)} = null where ${where}`,
  ];
}

function restore(table: Table, former: Column, column: Column): readonly string[] {
  return former.nullable || column.nullable ? [] : [requireFromNowOn(table, column)];
}

/** A list of ids has no foreign key that would find them. */
function retarget(table: Table, former: Column, column: Column): Step {
  const [name, at] = [`${table.name}.${column.name}`, quote(column.name)];
  const where = `cardinality(${at}) > 0`;
  return {
    id: `refer:${name}`,
    phase: 'change-column',
    summary: `${name} refers to ${column.refers} instead of ${former.refers}`,
    sql: [],
    risk: {
      count: `select count(*) as count from ${quote(table.name)} where ${where}`,
      reason: `hold ids of ${former.refers}`,
      remedy: `declare the new references under a name of their own, and take ${column.field ?? column.name} out once they are filled in`,
      examples: valuesOf(table, former, where),
      permitted: [
        keep(table, column, where),
        `update ${quote(table.name)} set ${at} = ${column.nullable ? 'null' : `'{}'`} where ${where}`,
      ],
      meaning: 'those ids move to the table dropped_data, the field is empty there',
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
  const apart = requiredApart(table, column);
  if (column.default !== undefined) {
    const fill = `update ${quote(table.name)} set ${at} = ${column.default} where ${at} is null`;
    return { ...step, sql: [fill, require], apart: { ...apart, inside: [fill, ...apart.inside] } };
  }
  return {
    ...step,
    apart,
    risk: {
      count: `select count(*) as count from ${quote(table.name)} where ${at} is null`,
      reason: 'have no value in it',
      remedy: 'fill them in first, or give the field a "default" in the schema',
      examples: rowsOf(table, `${at} is null`),
      permitted: [requireFromNowOn(table, column)],
      meaning: 'the records that exist keep it empty until they are next saved',
    },
  };
}

/** A check that is held already spares `set not null` its own reading under a lock that nobody passes. */
function requiredApart(table: Table, column: Column): Required<Step>['apart'] {
  const name = requiredName(table, column);
  return {
    inside: [requireFromNowOn(table, column)],
    afterwards: [
      validate(table.name, name),
      `${alterColumn(table, column)} set not null`,
      `alter table ${quote(table.name)} drop constraint if exists ${quote(name)}`,
    ],
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
