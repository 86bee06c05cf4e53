// The way from one table to a table in parts, and back. What a table has already becomes its first part, up to the end
// of the month, and is not moved; the months after it are made by months.ts.
import type { Partition, Table } from '#engine/model/table.ts';
import { literal, primaryKey, printForeignKey, printIndex, printPartition, quote } from '../print-table.ts';
import type { Step } from './step.ts';

/** Before everything else that is planned for the table, and after it. */
export function planPartition(before: Table, after: Table): readonly Step[] {
  if (keepsParts(before, after)) return [];
  return [
    ...(before.partition === undefined ? [] : [join(before, before.partition)]),
    ...(after.partition === undefined ? [] : [part(after, after.partition)]),
  ];
}

/** PostgreSQL changes neither what parts are made by nor its type. */
export function keepsParts(before: Table, after: Table): boolean {
  const typeOf = ({ columns, partition }: Table) => columns.find(({ name }) => name === partition?.by)?.type;
  return before.partition?.by === after.partition?.by && typeOf(before) === typeOf(after);
}

/** Names in PostgreSQL have 63 bytes. */
export function partName(name: string, ending: string): string {
  return `${name.slice(0, 62 - ending.length)}_${ending}`;
}

function looseChecks(table: Table): NonNullable<Step['risk']> {
  return {
    count: `select count(*)::int as count from pg_constraint where conrelid = to_regclass(${literal(quote(table.name))}) and not convalidated`,
    reason: 'checks of the table do not hold for all of its records',
    remedy: 'correct those records first, as npm run plan said when the checks came',
  };
}

function part(table: Table, partition: Partition): Step {
  const former = partName(table.name, 'before');
  const [own, old, by] = [quote(table.name), quote(former), quote(partition.by)];
  const type = table.columns.find(({ name }) => name === partition.by)?.type ?? 'timestamptz';
  return {
    id: `partition:${table.name}`,
    phase: 'partition',
    summary: `table ${table.name} has a part for each month of ${partition.by}; what it has is the first part and stays where it is`,
    sql: [
      `alter table ${own} rename to ${old}`,
      ...table.indexes.map(({ name }) => `alter index ${quote(name)} rename to ${quote(partName(name, 'before'))}`),
      // After renames of the table nobody knows what its primary key is called.
      `do $$ begin execute (select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint where conrelid = ${literal(old)}::regclass and contype = 'p'); end $$`,
      `create table ${own} (like ${old} including defaults including generated including constraints, primary key (${primaryKey(partition)})) ${printPartition(partition)}`,
      ...table.indexes.map((index) => printIndex(table.name, index)),
      ...table.foreignKeys.map((key) => printForeignKey(table.name, key)),
      ...keepCounter(table, former),
      `do $$ declare edge ${type}; begin select date_trunc('month', greatest(now(), max(${by})::timestamptz)) + interval '1 month' into edge from ${old}; execute format('alter table ${own} attach partition ${old} for values from (minvalue) to (%L)', edge); end $$`,
      moveTriggers(old, own),
    ],
    risk: looseChecks(table),
  };
}

function join(table: Table, { by }: Partition): Step {
  const former = partName(table.name, 'parts');
  const [own, old] = [quote(table.name), quote(former)];
  return {
    id: `join-parts:${table.name}`,
    phase: 'join-parts',
    summary: `table ${table.name} has no parts for months of ${by} any more; its rows are copied into one table`,
    sql: [
      `alter table ${own} rename to ${old}`,
      `create table ${own} (like ${old} including defaults including generated including constraints, primary key (${primaryKey(undefined)}))`,
      copyRows(old, own),
      ...keepCounter(table, former),
      moveTriggers(old, own),
      `drop table ${old}`,
      ...table.indexes.map((index) => printIndex(table.name, index)),
      ...table.foreignKeys.map((key) => printForeignKey(table.name, key)),
    ],
    risk: looseChecks(table),
  };
}

/** With the columns that stay for a former version alone (expand.ts); what is computed is computed anew. Quoted names. */
export function copyRows(from: string, to: string): string {
  return `do $$ declare names text; begin select string_agg(quote_ident(attname), ', ') into names from pg_attribute where attrelid = ${literal(from)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''; execute format('insert into ${to} (%1$s) select %1$s from ${from}', names); end $$`;
}

/** Those that hold two names of a column together while two versions run (expand.ts), with what is noted of them. */
function moveTriggers(from: string, to: string): string {
  return [
    `do $$ declare found record; begin for found in select tgname as name, pg_get_triggerdef(oid) as made, obj_description(oid, 'pg_trigger') as told from pg_trigger where tgrelid = ${literal(from)}::regclass and not tgisinternal loop`,
    `execute format('drop trigger %I on ${from}', found.name);`,
    `execute regexp_replace(found.made, ' ON \\S+ ', ' ON ${to} ');`,
    `if found.told is not null then execute format('comment on trigger %I on ${to} is %L', found.name, found.told); end if;`,
    'end loop; end $$',
  ].join(' ');
}

/** The counter of ids goes with the table whose ids it counts. */
function keepCounter({ name, columns }: Table, former: string): readonly string[] {
  return columns
    .filter(({ type }) => type === 'bigserial')
    .map(
      (column) =>
        `do $$ begin execute format('alter sequence %s owned by ${quote(name)}.${quote(column.name)}', pg_get_serial_sequence(${literal(quote(former))}, ${literal(column.name)})); end $$`,
    );
}
