// Steps for the indexes, checks and foreign keys of one table.
import type { Check, ForeignKey, Index, Table } from '#engine/model/table.ts';
import { printCheck, printForeignKey, printIndex, quote } from '../print-table.ts';
import { cut, mostExamples, rowsOf, tellable, valuesOf } from './examples.ts';
import { mentions } from './column-names.ts';
import type { Examples, Step } from './step.ts';

interface Named {
  readonly name: string;
}

export interface Difference<T extends Named> {
  readonly dropped: readonly T[];
  readonly added: readonly T[];
  /** Same definition under another name. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

/** `touched` says which of the former ones must be made anew although they look the same. */
export function differ<T extends Named>(
  before: readonly T[],
  after: readonly T[],
  define: (one: T) => string,
  touched: (one: T) => boolean,
): Difference<T> {
  const same = (a: T, b: T): boolean => define({ ...a, name: '' }) === define({ ...b, name: '' }) && !touched(a);
  const renamed = before.flatMap((one) => {
    if (after.some(({ name }) => name === one.name)) return [];
    const other = after.find(
      (candidate) => same(one, candidate) && !before.some(({ name }) => name === candidate.name),
    );
    return other ? [{ from: one.name, to: other.name }] : [];
  });
  const stays = (one: T): boolean =>
    renamed.some(({ from }) => from === one.name) || after.some((other) => other.name === one.name && same(one, other));
  const is = (one: T): boolean =>
    renamed.some(({ to }) => to === one.name) || before.some((other) => other.name === one.name && same(other, one));
  return { dropped: before.filter((one) => !stays(one)), added: after.filter((one) => !is(one)), renamed };
}

export function planIndexes(
  table: Table,
  { dropped, added, renamed }: Difference<Index>,
  { isNew, isReferred }: { isNew: boolean; isReferred: (index: Index) => boolean },
): readonly Step[] {
  return [
    ...renamed.map(({ from, to }): Step => ({
      id: `rename-index:${to}`,
      phase: 'drop-index',
      summary: `index ${from} is renamed to ${to}`,
      table: table.name,
      sql: [`alter index ${quote(from)} rename to ${quote(to)}`],
    })),
    ...dropped.map(({ name }): Step => ({
      id: `drop-index:${name}`,
      phase: 'drop-index',
      summary: `index ${name} is dropped`,
      table: table.name,
      sql: [`drop index ${quote(name)}`],
    })),
    ...added.map((index) =>
      isNew || isReferred(index) ? createIndex(table, index, isNew) : besideOthers(table, index),
    ),
  ];
}

/** What foreign keys rest on stands before them, in the transaction; everything else is made beside those who write. */
function besideOthers(table: Table, index: Index): Step {
  return {
    ...createIndex(table, index, false),
    apart: { inside: [], afterwards: [printIndex(table.name, index, 'concurrently')] },
  };
}

function createIndex(table: Table, index: Index, isNew: boolean): Step {
  const sql = [printIndex(table.name, index)];
  if (!index.unique)
    return { id: `create-index:${index.name}`, phase: 'create-index', summary: `index ${index.name} is created`, sql };
  const step: Step = {
    id: `unique:${index.name}`,
    phase: 'create-unique',
    summary: `${table.name}: ${index.expressions.join(', ')} is unique`,
    sql,
  };
  if (isNew) return step;
  return {
    ...step,
    risk: {
      count: `select count(*) as count from (${duplicates(table, index)}) as duplicate`,
      reason: 'sets of values occur more than once',
      remedy: `correct them first; this shows them: ${duplicates(table, index)}`,
      examples: duplicatesShown(table, index),
    },
  };
}

/** Records of some of the sets; those of one set follow each other. */
function duplicatesShown(table: Table, index: Index): Examples | undefined {
  if (!table.columns.some(({ name }) => name === 'id')) return undefined;
  const values = index.expressions.map(bareExpression);
  const column = table.columns.find(
    ({ name }) => name !== 'organization_id' && values.some((value) => mentions(value, name)),
  );
  const found = column === undefined ? '' : `, ${cut(`${quote(column.name)}::text`)} as found`;
  const query =
    `select id::text as id${found} from (select *, count(*) over same as "#times" from ${quote(table.name)}${conditionOf(index)} ` +
    `window same as (partition by ${values.join(', ')})) as own where "#times" > 1 order by ${values.join(', ')}, id limit ${mostExamples}`;
  return { table: table.name, of: column && tellable(column), query };
}

function duplicates(table: Table, index: Index): string {
  const expressions = index.expressions.map(bareExpression);
  return `select ${expressions.join(', ')}, count(*) as times from ${quote(table.name)}${conditionOf(index)} group by ${expressions.join(', ')} having count(*) > 1`;
}

/** The rows that an index holds to be comparable. */
function conditionOf(index: Index): string {
  const conditions = [
    ...(index.where === undefined ? [] : [`(${index.where})`]),
    ...(index.nullsNotDistinct
      ? []
      : index.expressions.map(bareExpression).map((expression) => `${expression} is not null`)),
  ];
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}

/** Without its order. */
function bareExpression(expression: string): string {
  return expression.replace(/\s+(asc|desc)?(\s+nulls (first|last))?$/i, '');
}

export function planChecks(
  table: Table,
  { dropped, added, renamed }: Difference<Check>,
  isNew: boolean,
): readonly Step[] {
  return [
    ...renamed.map(({ from, to }) => renameConstraint(table, from, to)),
    ...dropped.map(({ name }): Step => ({
      id: `drop-check:${table.name}.${name}`,
      phase: 'drop-check',
      summary: `${table.name}: check ${name} is dropped`,
      sql: [dropConstraint(table, name)],
    })),
    ...added.map((check) => addCheck(table, check, isNew)),
  ];
}

function addCheck(table: Table, check: Check, isNew: boolean): Step {
  const add = printCheck(table.name, check);
  const step: Step = {
    id: `check:${table.name}.${check.name}`,
    phase: 'add-check',
    summary: `${table.name}: check ${check.expression}`,
    sql: [add],
  };
  if (isNew) return step;
  return {
    ...step,
    apart: checkedApart(table, check.name, add),
    risk: {
      count: `select count(*) as count from ${quote(table.name)} where not (${check.expression})`,
      reason: `have values outside ${check.expression}`,
      remedy: `correct them first; this shows them: select * from ${quote(table.name)} where not (${check.expression})`,
      examples: examplesOf(table, check),
      permitted: [`${add} not valid`],
      meaning: 'the records that exist stay as they are until they are next saved',
    },
  };
}

export function planForeignKeys(
  table: Table,
  { dropped, added, renamed }: Difference<ForeignKey>,
  isNew: boolean,
): readonly Step[] {
  return [
    ...renamed.map(({ from, to }) => renameConstraint(table, from, to)),
    ...dropped.map(({ name }): Step => ({
      id: `drop-foreign-key:${table.name}.${name}`,
      phase: 'drop-foreign-key',
      summary: `${table.name}: foreign key ${name} is dropped`,
      sql: [dropConstraint(table, name)],
    })),
    ...added.map((key) => addForeignKey(table, key, isNew)),
  ];
}

function addForeignKey(table: Table, key: ForeignKey, isNew: boolean): Step {
  const add = printForeignKey(table.name, key);
  const step: Step = {
    id: `foreign-key:${table.name}.${key.name}`,
    phase: 'add-foreign-key',
    summary: `${table.name}: ${key.columns.join(', ')} refers to ${key.table}`,
    sql: [add],
  };
  if (isNew) return step;
  return {
    ...step,
    apart: checkedApart(table, key.name, add),
    risk: {
      count: `select count(*) as count ${orphans(table, key)}`,
      reason: `refer to a ${key.table} that does not exist`,
      remedy: `correct them first; this shows them: select own.* ${orphans(table, key)}`,
      examples: orphansShown(table, key),
      permitted: [`${add} not valid`],
      meaning: 'the records that exist stay as they are until they are next saved',
    },
  };
}

/** New rows are held to it at once; those that are there are read afterwards. */
function checkedApart(table: Table, name: string, add: string): Required<Step>['apart'] {
  return { inside: [`${add} not valid`], afterwards: [validate(table.name, name)] };
}

export function validate(table: string, constraint: string): string {
  return `alter table ${quote(table)} validate constraint ${quote(constraint)}`;
}

function orphansShown(table: Table, key: ForeignKey): Examples | undefined {
  const column = table.columns.find(({ name }) => name === key.columns.at(-1));
  if (column === undefined) return undefined;
  const query = `select own.id::text as id, own.${quote(column.name)}::text as found ${orphans(table, key)} order by own.id limit ${mostExamples}`;
  return { table: table.name, of: column, query };
}

function orphans(table: Table, key: ForeignKey): string {
  const filled = key.columns.map((column) => `own.${quote(column)} is not null`).join(' and ');
  const match = key.columns
    .map((column, at) => `other.${quote(key.references[at] ?? 'id')} = own.${quote(column)}`)
    .join(' and ');
  return `from ${quote(table.name)} as own where ${filled} and not exists (select 1 from ${quote(key.table)} as other where ${match})`;
}

function examplesOf(table: Table, { expression }: Check): Examples | undefined {
  const column = table.columns.find(({ name }) => mentions(expression, name));
  return column === undefined ? rowsOf(table, `not (${expression})`) : valuesOf(table, column, `not (${expression})`);
}

function renameConstraint(table: Table, from: string, to: string): Step {
  return {
    id: `rename-constraint:${table.name}.${to}`,
    phase: 'drop-check',
    summary: `${table.name}: ${from} is renamed to ${to}`,
    sql: [`alter table ${quote(table.name)} rename constraint ${quote(from)} to ${quote(to)}`],
  };
}

function dropConstraint(table: Table, name: string): string {
  return `alter table ${quote(table.name)} drop constraint ${quote(name)}`;
}
