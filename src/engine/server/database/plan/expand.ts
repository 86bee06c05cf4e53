// A rename while processes of the former version go on (expand, then contract): the column stands under both names, what
// is written under one is written under the other, until nobody asks for the former any more. Pure.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Column, Table } from '#engine/model/table.ts';
import { literal, printCheck, printForeignKey, printIndex, quote } from '../print-table.ts';
import { followColumnRename } from './kept-names.ts';
import { shift } from './meaning.ts';
import { mentions, renameIn } from './column-names.ts';
import { keepsParts } from './partition.ts';
import type { Step } from './step.ts';

interface Named {
  readonly column: string;
  readonly field?: string | undefined;
}

/** As the comment of its trigger tells it. */
export interface Expansion {
  readonly table: string;
  readonly entity: string;
  readonly from: Named;
  readonly to: Named;
  /** Rows that were there have the value under both names. */
  readonly filled: boolean;
}

export const triggerPrefix = 'renamed_';
/** Begins what fills rows in parts, each a transaction. */
export const fill = 'do $fill$';

function triggerOf({ table, to }: Pick<Expansion, 'table' | 'to'>): string {
  return `${triggerPrefix}${createHash('sha256').update(`${table}.${to.column}`).digest('hex').slice(0, 16)}`;
}

/** What keeps its type and its meaning, and no other table refers to. */
export function mayExpand(table: Table, from: Column, to: Column, tables: readonly Table[]): boolean {
  const isReferred = tables.some(({ foreignKeys }) =>
    foreignKeys.some((key) => key.table === table.name && key.references.includes(from.name)),
  );
  const hasId = table.columns.some(({ name, type }) => name === 'id' && type === 'uuid');
  return hasId && !isReferred && table.partition?.by !== from.name && from.type === to.type && shift(from, to) === 0;
}

/** `table` as it was applied, `wanted` as it is to be. */
export function expandSteps(table: Table, from: Column, to: Column, wanted: Table): readonly Step[] {
  const expansion: Expansion = {
    table: table.name,
    entity: table.entity,
    from: { column: from.name, field: from.field },
    to: { column: to.name, field: to.field },
    filled: false,
  };
  const began = begin(table, from, to, expansion);
  const required = from.nullable || to.nullable ? [] : requireFromNowOn(wanted, to);
  const filled = told({ ...expansion, filled: true });
  const step: Step = {
    id: `expand-column:${table.name}.${to.name}`,
    phase: 'rename',
    summary: `${table.name}.${from.name} is called ${to.name} as well, for as long as the former version runs`,
    sql: [...began, ...required.slice(0, 1), fillAll(expansion), ...required.slice(1), ...filled],
  };
  const keys = formerKeys(table, from, to);
  // What the rest of the plan asks of the column, it asks of its values: they are there before. So are they where rows are
  // copied, and where what holds of them must hold of each part.
  if (!isOnlyRenamed(table, from, to, wanted) || !keepsParts(table, wanted))
    return [{ ...step, sql: [...keys.flatMap(({ sql }) => sql), ...step.sql] }];
  const apart = {
    inside: [...began, ...required.slice(0, 1), ...told(expansion)],
    afterwards: [fillInParts(expansion), ...required.slice(1), ...filled],
  };
  return [{ ...step, apart }, ...keys];
}

/** Whether it is held to the same as before, under another name. */
function isOnlyRenamed(table: Table, from: Column, to: Column, wanted: Table): boolean {
  const renamed = renameIn(table, { table: table.name, from: from.name, to: to.name });
  const held = ({ indexes, checks, foreignKeys }: Table): readonly string[] => {
    const touches = (expression: string): boolean => mentions(expression, to.name);
    return [
      ...indexes
        .filter(({ expressions, where }) => [...expressions, where ?? ''].some(touches))
        .map((index) => printIndex('', { ...index, name: '' })),
      ...checks.filter(({ expression }) => touches(expression)).map((check) => printCheck('', { ...check, name: '' })),
      ...foreignKeys
        .filter(({ columns }) => columns.includes(to.name))
        .map((key) => printForeignKey('', { ...key, name: '' })),
    ].toSorted();
  };
  return isDeepStrictEqual(meaningOf(from), meaningOf(to)) && isDeepStrictEqual(held(renamed), held(wanted));
}

/** As it is remembered, without its names. */
function meaningOf({ name: _name, field: _field, was: _was, from: _from, ...meaning }: Column): unknown {
  return JSON.parse(JSON.stringify(meaning));
}

/** Not before the key of the present name holds: no moment is without one. */
function formerKeys(table: Table, from: Column, to: Column): readonly Step[] {
  return table.indexes
    .filter(({ unique, expressions }) => unique && expressions.some((expression) => mentions(expression, from.name)))
    .map(({ name }) => {
      const sql = [`drop index if exists ${quote(name)}`];
      return {
        id: `former-key:${name}`,
        phase: 'create-index',
        summary: `key ${name} of ${from.name} gives way to what holds for ${to.name}`,
        table: table.name,
        sql,
        apart: { inside: [], afterwards: sql },
      };
    });
}

/**
 * The former column binds nobody any more: what the former version holds to it still, it checks itself. Its plain
 * indexes stay, for its lists.
 */
function begin(table: Table, from: Column, to: Column, expansion: Expansion): readonly string[] {
  const alter = `alter table ${quote(table.name)}`;
  const [old, at, trigger] = [quote(from.name), quote(to.name), quote(triggerOf(expansion))];
  const constraints = [
    ...table.checks.filter(({ expression }) => mentions(expression, from.name)),
    ...table.foreignKeys.filter(({ columns }) => columns.includes(from.name)),
  ].map(({ name }) => name);
  return [
    `${alter} add column ${at} ${from.type}`,
    ...(from.default === undefined ? [] : [`${alter} alter column ${at} set default ${from.default}`]),
    `${alter} alter column ${old} drop default`,
    `${alter} alter column ${old} drop not null`,
    ...[...constraints, `${table.name}_${from.name}_required`].map(
      (name) => `${alter} drop constraint if exists ${quote(name)}`,
    ),
    `create function ${trigger}() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    if new.${old} is not null then new.${at} := new.${old}; else new.${old} := new.${at}; end if;
  elsif new.${old} is distinct from old.${old} then new.${at} := new.${old};
  elsif new.${at} is distinct from old.${at} then new.${old} := new.${at};
  -- Written by somebody before it was its turn.
  elsif new.${at} is null then new.${at} := new.${old};
  end if;
  return new;
end $$`,
    `create trigger ${trigger} before insert or update on ${quote(table.name)} for each row execute function ${trigger}()`,
  ];
}

function told(expansion: Expansion): readonly string[] {
  return [
    `comment on trigger ${quote(triggerOf(expansion))} on ${quote(expansion.table)} is ${literal(JSON.stringify(expansion))}`,
  ];
}

/** Of new rows at once, of all where none is left that was let be empty when the former name came to be required. */
function requireFromNowOn(table: Table, column: Column): readonly [now: string, once: string] {
  const [name, alter, at] = [quote(table.name), `alter table ${quote(table.name)}`, quote(column.name)];
  const check = quote(`${table.name}_${column.name}_required`);
  return [
    `${alter} add constraint ${check} check (${at} is not null) not valid`,
    `do $require$ begin
  if not exists (select from ${name} where ${at} is null) then
    ${alter} validate constraint ${check};
    ${alter} alter column ${at} set not null;
    ${alter} drop constraint ${check};
  end if;
end $require$`,
  ];
}

function fillAll({ table, from, to }: Expansion): string {
  const [old, at] = [quote(from.column), quote(to.column)];
  return `update ${quote(table)} set ${at} = ${old} where ${at} is distinct from ${old}`;
}

/** Each part is a transaction: whoever writes waits for a few rows at most. */
function fillInParts({ table, from, to }: Expansion): string {
  const [name, old, at] = [quote(table), quote(from.column), quote(to.column)];
  return `${fill} declare last uuid := '00000000-0000-0000-0000-000000000000'; ids uuid[];
begin loop
  select array_agg(id order by id) into ids from (select id from ${name} where id > last order by id limit 2000) part;
  exit when ids is null;
  update ${name} set ${at} = ${old} where id = any(ids) and ${at} is distinct from ${old};
  last := ids[array_upper(ids, 1)];
  commit;
end loop; end $fill$`;
}

/** Rows that a start did not come to. */
export function fillSteps(expansions: readonly Expansion[]): readonly Step[] {
  return expansions
    .filter(({ filled }) => !filled)
    .map((expansion) => ({
      id: `fill-column:${expansion.table}.${expansion.to.column}`,
      phase: 'rename',
      summary: `${expansion.table}.${expansion.to.column} gets what ${expansion.from.column} has`,
      sql: [fillAll(expansion), ...told({ ...expansion, filled: true })],
      apart: { inside: [], afterwards: [fillInParts(expansion), ...told({ ...expansion, filled: true })] },
    }));
}

/** What the former version wrote down under the former name meanwhile follows. */
export function contractSteps(expansions: readonly Expansion[]): readonly Step[] {
  return expansions.map((expansion) => {
    const { table, from, to } = expansion;
    return {
      id: `contract-column:${table}.${to.column}`,
      phase: 'rename',
      summary: `${table}.${from.column}, kept for the former version beside ${to.column}, is dropped`,
      sql: [
        ...(expansion.filled ? [] : [fillAll(expansion)]),
        `drop trigger if exists ${quote(triggerOf(expansion))} on ${quote(table)}`,
        `drop function if exists ${quote(triggerOf(expansion))}()`,
        // What the database works out of it goes with it.
        `alter table ${quote(table)} drop column if exists ${quote(from.column)} cascade`,
        ...followColumnRename(expansion),
      ],
    };
  });
}

/** The tables as the rest of the plan is to find them: what stays for the former version alone is not there. */
export function expandIn(table: Table, from: Column, to: Column, wanted: Table): Table {
  const touches = (expression: string): boolean => mentions(expression, from.name);
  const isWanted = (name: string): boolean => wanted.columns.some((column) => column.name === name);
  return {
    ...table,
    columns: [
      ...table.columns.filter(
        ({ name, generated }) =>
          name !== from.name && (generated === undefined || !touches(generated) || isWanted(name)),
      ),
      { ...from, name: to.name, nullable: from.nullable || to.nullable },
    ],
    indexes: table.indexes.filter(
      ({ expressions, where }) => !expressions.some(touches) && (where === undefined || !touches(where)),
    ),
    checks: table.checks.filter(({ expression }) => !touches(expression)),
    foreignKeys: table.foreignKeys.filter(({ columns }) => !columns.includes(from.name)),
  };
}
