// Compares the tables a database has with the tables the schemas declare and plans the way from one to the other. Pure:
// no database here.
import type { Column, ForeignKey, Index, Table } from '#engine/model/table.ts';
import { printCheck, printForeignKey, printIndex, printTable, quote } from '../print-table.ts';
import { planColumns } from './columns.ts';
import { differ, planChecks, planForeignKeys, planIndexes } from './constraints.ts';
import { rowsOf } from './examples.ts';
import { planInside } from './inside.ts';
import { keep } from './keep.ts';
import { mentions } from './column-names.ts';
import { afterMoves, moveSteps, planMoves, unknownMoves } from './move.ts';
import { planPartition } from './partition.ts';
import { planRenames, type PlanOptions } from './rename.ts';
import { shift } from './meaning.ts';
import { inOrder, type Step } from './step.ts';

/** What happens to a table's columns and indexes decides which foreign keys, of any table, must be made anew. */
interface Touched {
  /** Columns that change type, go, or are computed anew. */
  readonly columns: ReadonlySet<string>;
  readonly uniqueIndexes: readonly Index[];
}

export function plan(applied: readonly Table[], wanted: readonly Table[], options: PlanOptions = {}): readonly Step[] {
  const renames = planRenames(applied, wanted, options);
  const before = new Map(renames.tables.map((table) => [table.name, table]));
  const touched = new Map(wanted.map((table) => [table.name, touch(before.get(table.name), table)]));
  const referred = new Set(
    wanted.flatMap(({ foreignKeys }) => foreignKeys.map(({ table, references }) => keyOf(table, references))),
  );
  const gone = renames.tables.filter((table) => !wanted.some(({ name }) => name === table.name));
  const moves = planMoves(renames.tables, wanted);
  const steps = [
    ...renames.steps,
    ...gone.flatMap((table) =>
      dropTable(
        table,
        wanted.filter((other) => !before.has(other.name)),
      ),
    ),
    ...wanted.flatMap((table) => planTable({ before: before.get(table.name), after: table, touched, referred })),
    ...unknownMoves(renames.tables, wanted),
    ...moveSteps(moves),
  ];
  return inOrder(afterMoves(steps, moves));
}

interface Around {
  readonly before: Table | undefined;
  readonly after: Table;
  readonly touched: ReadonlyMap<string, Touched>;
  /** Keys that foreign keys of any table rest on, by `keyOf`. */
  readonly referred: ReadonlySet<string>;
}

function planTable({ before, after, touched, referred }: Around): readonly Step[] {
  const isNew = before === undefined;
  const columns = touched.get(after.name)?.columns ?? new Set<string>();
  const hit = (expression: string): boolean => [...columns].some((column) => mentions(expression, column));
  const indexes = differ(
    before?.indexes ?? [],
    after.indexes,
    (index) => printIndex(after.name, index),
    (index) => hitsIndex(index, hit),
  );
  const checks = differ(
    before?.checks ?? [],
    after.checks,
    (check) => printCheck(after.name, check),
    (check) => hit(check.expression),
  );
  const keys = differ(
    before?.foreignKeys ?? [],
    after.foreignKeys,
    (key) => printForeignKey(after.name, key),
    (key) => hitsKey(key, columns, touched.get(key.table)),
  );
  const steps = [
    ...(before === undefined
      ? [createTable(after)]
      : [
          ...planColumns(before, after, remade(before, after)),
          ...planInside(before, after),
          ...planPartition(before, after),
        ]),
    ...planIndexes(after, indexes, {
      isNew,
      isReferred: (index) => referred.has(keyOf(after.name, index.expressions)),
    }),
    ...planChecks(after, checks, isNew),
    ...planForeignKeys(after, keys, isNew),
  ];
  // Nothing is made concurrently, nor left to be validated, of what has parts or is about to.
  const hasParts = before?.partition !== undefined || after.partition !== undefined;
  return hasParts ? steps.map(({ apart: _apart, ...step }) => ({ ...step, ofParts: true })) : steps;
}

function touch(before: Table | undefined, after: Table): Touched {
  if (before === undefined) return { columns: new Set(), uniqueIndexes: [] };
  const columns = new Set([...moved(before, after), ...remade(before, after)]);
  const hit = (expression: string): boolean => [...columns].some((column) => mentions(expression, column));
  const { dropped } = differ(
    before.indexes,
    after.indexes,
    (index) => printIndex(after.name, index),
    (index) => hitsIndex(index, hit),
  );
  return { columns, uniqueIndexes: dropped.filter(({ unique }) => unique) };
}

/** Columns that go, change type or are written anew. */
function moved(before: Table, after: Table): readonly string[] {
  return before.columns
    .filter((column) => {
      const later = after.columns.find(({ name }) => name === column.name);
      return later?.type !== column.type || shift(column, later) !== 0;
    })
    .map(({ name }) => name);
}

/**
 * Generated columns whose expression changes, or depends on a column that goes or changes type; and stored ones that
 * become generated.
 */
function remade(before: Table, after: Table): ReadonlySet<string> {
  const changed = moved(before, after);
  const isRemade = (column: Column): boolean => {
    const former = before.columns.find(({ name }) => name === column.name);
    if (!former || column.generated === undefined) return false;
    const expression = former.generated;
    return (
      expression !== column.generated ||
      former.type !== column.type ||
      changed.some((name) => mentions(expression, name))
    );
  };
  return new Set(after.columns.filter(isRemade).map(({ name }) => name));
}

function hitsIndex(index: Index, hit: (expression: string) => boolean): boolean {
  return index.expressions.some(hit) || (index.where !== undefined && hit(index.where));
}

function hitsKey(key: ForeignKey, own: ReadonlySet<string>, target: Touched | undefined): boolean {
  const rests = (index: Index): boolean => bare(index.expressions) === bare(key.references);
  return (
    key.columns.some((column) => own.has(column)) ||
    key.references.some((column) => target?.columns.has(column) ?? false) ||
    (target?.uniqueIndexes.some(rests) ?? false)
  );
}

function keyOf(table: string, columns: readonly string[]): string {
  return `${table} ${bare(columns)}`;
}

/** Column lists, however quoted and ordered. */
function bare(columns: readonly string[]): string {
  return columns
    .map((column) => column.replaceAll('"', ''))
    .toSorted()
    .join();
}

function createTable(table: Table): Step {
  return {
    id: `create-table:${table.name}`,
    phase: 'create-table',
    summary: `table ${table.name} is created`,
    sql: [printTable(table)],
  };
}

/** Foreign keys go first: dropped tables may refer to each other. */
function dropTable(table: Table, created: readonly Table[]): readonly Step[] {
  const drop = `drop table ${quote(table.name)}`;
  const none = { dropped: table.foreignKeys, added: [], renamed: [] };
  return [
    ...planForeignKeys(table, none, false),
    {
      id: `drop-table:${table.name}`,
      phase: 'drop-table',
      summary: `table ${table.name} is dropped: no schema declares it any more`,
      sql: [drop],
      risk: {
        count: `select count(*) as count from ${quote(table.name)}`,
        reason: 'are in it',
        remedy: `if the schema was removed by mistake, put it back${renameAdvice(table, created)}`,
        examples: rowsOf(table),
        permitted: [keep(table), drop],
        meaning: 'the rows move to the table dropped_data',
      },
    },
  ];
}

/** A table that goes while another comes may be the same under another name. */
function renameAdvice({ entity }: Table, created: readonly Table[]): string {
  const candidates = created.filter((other) => other.entity !== '').map((other) => other.entity);
  if (entity === '' || candidates.length === 0) return '';
  return `; if it is called ${candidates.join(' or ')} now, write "x-was": "${entity}" at the top of that schema`;
}
