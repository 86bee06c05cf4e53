// What a list asks for as SQL conditions. Fields that the actor may not see, or sees masked, cannot be asked for, not
// even whole: of a masked CPF a thousand are left, which one request tries.
import { shownCopy } from '#engine/kinds/snapshot/snapshot.ts';
import { sql } from 'kysely';
import { fieldAt, type Entity, type Field, type Sort, fieldsTo } from '#engine/model/entity.ts';
import { fieldKinds, isArrayColumn } from '#engine/kinds/index.ts';
import type { ReferredField } from '#engine/kinds/referred.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import { parameterOf, type Filter } from '#engine/model/list-query.ts';
import type { Actor } from '../actor.ts';
import { ApiError } from '../http/api-error.ts';
import { entityNamed, tableOf } from './entity-table.ts';
import { computedSql, fieldSql, isCondition, snapshotIdSql, translationsSql, type Sql } from './field-sql.ts';
import type { FilterValue } from '#engine/kinds/kind.ts';
import { readFilterValue } from './filter-value.ts';
import { foldedPattern } from './folded.ts';
import { checkAsksReferred, referredColumn, referredId } from './referred-values.ts';
import { checkRight, checkSeesField } from './rights.ts';
import { visibleRows } from './visible-rows.ts';

/** `name`: the parameter it was asked by. */
export function filterSql(entity: Entity, filter: Filter, actor: Actor, name = parameterOf(filter)): Sql {
  const column = referredColumn(entity, filter.path);
  const field = column ?? fieldAt(entity, filter.path);
  if (field === undefined) throw new Error(`${entity.name} has no field ${filter.path}`);
  if (column === undefined) checkSeesField(entity, filter.path, actor);
  else checkAsksReferred(entity, column, actor);
  const item = itemsOwner(entity, filter.path);
  if (item !== undefined && !itemOperators.includes(filter.operator)) throw new ApiError('UNKNOWN_PARAMETER', { name });
  // Among no values is none; but for no values is everything.
  if (filter.values.length === 0) return excludes(filter) ? sql`true` : sql`false`;
  if (admitsNone(filter)) {
    const asked = (values: readonly string[]) => filterSql(entity, { ...filter, values }, actor, name);
    return sql`(${asked([''])} or ${asked(filter.values.filter((value) => value !== ''))})`;
  }
  const { operator, values } = meant(filter);
  if (column !== undefined) return referredSql(column, { operator, values }, actor, name);
  const typed = values.map((value) => readFilterValue(field, operator, name, value));
  return item === undefined ? conditionSql(entity, field, operator, typed) : itemSql(item, field, operator, typed);
}

/** An empty value asks for records without one. */
function meant(filter: Filter): Filter {
  const empty = filter.operator !== 'null' && filter.values.every((value) => value === '');
  return empty ? { ...filter, operator: 'null', values: [filter.operator === 'ne' ? 'false' : 'true'] } : filter;
}

type Asked = Pick<Filter, 'operator' | 'values'>;

/**
 * By a field of the record that this one refers to, among those that the actor may know of: a record without one, or
 * with another's, has no value there.
 */
function referredSql({ referred }: ReferredField, { operator, values }: Asked, actor: Actor, name: string): Sql {
  const { by, entity: target, field } = referred;
  const others = (asked: Asked) =>
    sql`${referredId(by)} in (select t.id from ${sql.table(tableOf(target).name)} t where ${visibleRows(target, actor)} and ${filterSql(target, { ...asked, path: field.path }, actor, name)})`;
  const without = (asked: Asked) => sql`not coalesce(${others(asked)}, false)`;
  if (operator === 'ne' || operator === 'nin') return without({ operator: operator === 'ne' ? 'eq' : 'in', values });
  const isNone = operator === 'null' && readFilterValue(field, operator, name, values[0] ?? '') === true;
  return isNone ? without({ operator, values: ['false'] }) : others({ operator, values });
}

function excludes({ operator }: Filter): boolean {
  return operator === 'ne' || operator === 'nin';
}

/** One of several values is empty: records without one are meant too. */
function admitsNone({ operator, values }: Filter): boolean {
  return (operator === 'eq' || operator === 'in') && values.includes('') && values.some((value) => value !== '');
}

/** 403 when an order would tell what the actor may not see: of a reference, what the other record is called. */
function checkMaySort(entity: Entity, path: string, actor: Actor): void {
  const column = referredColumn(entity, path);
  if (column !== undefined) return checkAsksReferred(entity, column, actor);
  checkSeesField(entity, path, actor);
  const field = fieldAt(entity, path);
  if (field?.reference === undefined) return;
  if (field.kind === 'snapshot') return checkSeesField(entity, `${path}.${shownCopy(field)}`, actor);
  const target = entityNamed(field.reference.entity);
  checkRight(target, 'read', actor);
  for (const title of target.title) checkSeesField(target, title, actor);
}

/**
 * The order asked for, else the entity's own as far as it tells the actor nothing: cursors hold the values of their
 * keys.
 */
export function sortFor(entity: Entity, asked: readonly Sort[], actor: Actor): readonly Sort[] {
  for (const { path } of asked) checkMaySort(entity, path, actor);
  if (asked.length > 0) return asked;
  const own = entity.sort.filter(({ path }) => maySort(entity, path, actor));
  return own.length > 0 ? own : [{ path: 'id', direction: 'asc' }];
}

function maySort(entity: Entity, path: string, actor: Actor): boolean {
  try {
    checkMaySort(entity, path, actor);
    return true;
  } catch {
    return false;
  }
}

/** The list field around a path into its items. */
function itemsOwner(entity: Entity, path: string): Field | undefined {
  const chain = fieldsTo(entity, path);
  return chain.slice(0, -1).find((field) => field.kind === 'list');
}

/**
 * Of items is asked whether one of them has such a value, or any; which of them is more or less would need another
 * answer for each.
 */
const itemOperators: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'null'];

/** Records with such an item: containment, so that an index on the list serves. */
function itemSql(list: Field, field: Field, operator: Operator, values: readonly FilterValue[]): Sql {
  const inside = field.path.slice(list.path.length + 1).split('.');
  if (operator === 'null')
    return values[0] === true ? sql`not ${hasValueSql(list, inside)}` : hasValueSql(list, inside);
  const some = values.map((value) => {
    const item = inside.reduceRight<unknown>(
      (inner, key) => ({ [key]: inner }),
      isArrayColumn(field.kind) ? [value] : value,
    );
    return sql`t.${sql.ref(list.column ?? list.name)} @> ${JSON.stringify([item])}::jsonb`;
  });
  const any = sql`(${sql.join(some, sql` or `)})`;
  // A record without the list has no such item.
  return operator === 'eq' || operator === 'in' ? any : sql`not coalesce(${any}, false)`;
}

/** Whether any item has a value at the keys; of a list of values at least one. */
function hasValueSql(list: Field, inside: readonly string[]): Sql {
  const path = `$[*]${inside.map((key) => `.${JSON.stringify(key)}`).join('')} ? (@ != null)`;
  return sql`coalesce(jsonb_path_exists(t.${sql.ref(list.column ?? list.name)}, ${path}::jsonpath), false)`;
}

function conditionSql(entity: Entity, field: Field, operator: Operator, values: readonly FilterValue[]): Sql {
  if (isCondition(field) && operator === 'eq' && values.every((value) => value === true))
    return computedSql(entity, field);
  const column = field.kind === 'snapshot' ? snapshotIdSql(field) : fieldSql(entity, field);
  if (isArrayColumn(field.kind)) return arraySql(field, column, operator, values);
  const text = field.kind === 'translated' ? translationsSql(field, column) : column;
  if (operator === 'null') return values[0] === true ? sql`${column} is null` : sql`${column} is not null`;
  if (operator === 'eq' || operator === 'in') return amongSql(column, field, values);
  if (operator === 'ne' || operator === 'nin')
    return sql`(${column} is null or not ${amongSql(column, field, values)})`;
  if (operator === 'like' || operator === 'starts') {
    // The text of a row is normalised once, however many values it is compared with.
    const patterns = values.map((value) => foldedPattern(String(value), operator === 'like' ? 'within' : 'start'));
    const asked = sql`norm(${text}) like any(array[${sql.join(patterns)}])`;
    const indexed = entity.search.includes(field.path) ? inSearchSql(values) : undefined;
    return indexed === undefined ? asked : sql`(${asked} and ${indexed})`;
  }
  return anySql(values.map((value) => sql`${column} ${comparisons[operator]} ${value}`));
}

/** Of fewer letters the index has no keys, and would be read whole. */
const shortestKey = 3;

/**
 * What is searched holds the words of the field as well: a condition that follows from the other, and has an index.
 * Their order and what stands between them need not be the same there. Undefined where a value has no word to look for.
 */
function inSearchSql(values: readonly FilterValue[]): Sql | undefined {
  const asked = values.map((value) =>
    String(value)
      .split(/\s+/)
      .filter((word) => word.length >= shortestKey)
      .map((word) => sql`t.search like ${foldedPattern(word)}`),
  );
  if (asked.some((words) => words.length === 0)) return undefined;
  // Said one by one: like all(array[…]) is read from no index.
  return anySql(asked.map((words) => sql`(${sql.join(words, sql` and `)})`));
}

const comparisons = { gte: sql`>=`, lte: sql`<=`, gt: sql`>`, lt: sql`<` } as const;

/** Each of its values is one of a few that are declared. */
function hasFewValues({ kind, options }: Field): boolean {
  return options !== undefined || fieldKinds[kind].column === 'boolean';
}

/**
 * It asks by a column for declared values, which stand in the text of the statement: so each such text has one best
 * plan, as long as the table is as it is.
 */
export function isOfFewValues(entity: Entity, { path, operator }: Filter): boolean {
  const field = entity.fields.find(({ name }) => name === path);
  return field?.column !== undefined && hasFewValues(field) && operator !== 'like' && operator !== 'starts';
}

function amongSql(column: Sql, field: Field, values: readonly FilterValue[]): Sql {
  if (hasFewValues(field)) return sql`${column} in (${sql.join(values.map((value) => sql.lit(value)))})`;
  if (values.length === 1) return sql`${column} = ${values[0]}`;
  return sql`${column} = any(${[...values]}::${sql.raw(fieldKinds[field.kind === 'snapshot' ? 'reference' : field.kind].column ?? 'text')}[])`;
}

function arraySql(field: Field, column: Sql, operator: Operator, values: readonly FilterValue[]): Sql {
  const list = sql`${[...values]}::${sql.raw(fieldKinds[field.kind].column ?? '')}`;
  if (operator === 'null')
    return values[0] === true ? sql`coalesce(cardinality(${column}), 0) = 0` : sql`cardinality(${column}) > 0`;
  return operator === 'eq' || operator === 'in'
    ? sql`${column} && ${list}`
    : sql`not coalesce(${column} && ${list}, false)`;
}

function anySql(conditions: readonly Sql[]): Sql {
  return sql`(${sql.join(conditions, sql` or `)})`;
}
