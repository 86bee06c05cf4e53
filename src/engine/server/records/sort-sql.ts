// Orders of a list and the keyset paging over them. Text is ordered by the language-neutral collation, the id breaks
// ties, absent values come last.
import { shownCopy } from '#engine/kinds/snapshot/snapshot.ts';
import { sql } from 'kysely';
import { fieldAt, type Entity, type Field, type Sort } from '#engine/model/entity.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { languagesOf } from '#engine/kinds/translated/translated.ts';
import { columnOf, entityNamed, tableOf } from './entity-table.ts';
import { fieldSql, titleSql, type Sql } from './field-sql.ts';
import { ApiError } from '../http/api-error.ts';
import type { Actor } from '../actor.ts';
import { badValue } from './read-list-query.ts';
import { referredColumn, referredId } from './referred-values.ts';
import { visibleRows } from './visible-rows.ts';

export interface Key {
  readonly expression: Sql;
  readonly direction: Sort['direction'];
  /** SQL type that a value of a cursor is cast to. */
  readonly type: Sql;
  readonly nullable: boolean;
  /** The field whose stored value it is, where the record has it as it is compared. */
  readonly field?: string;
  /** Table that the expression needs besides the entity's. */
  readonly join?: Sql;
}

/** The keys of an order, with the id as the last one. */
export function sortKeys(entity: Entity, sort: readonly Sort[], actor: Actor): Key[] {
  const wanted = sort.length > 0 ? sort : entity.sort;
  const untilId = wanted.findIndex(({ path }) => path === 'id');
  const paths =
    untilId < 0
      ? [...wanted, { path: 'id', direction: wanted.at(-1)?.direction ?? 'asc' }]
      : wanted.slice(0, untilId + 1);
  return paths.map(({ path, direction }) => ({
    direction,
    ...(keyOfReferred(entity, path, actor) ?? keyOf(entity, path)),
  }));
}

const collation = sql`collate "und-x-icu"`;

function keyOf(entity: Entity, path: string): Omit<Key, 'direction'> {
  const field = fieldAt(entity, path);
  const order = field === undefined ? null : fieldKinds[field.kind].sort;
  if (field === undefined || order === null || (path.includes('.') && isInList(entity, path)))
    throw new ApiError('UNKNOWN_PARAMETER', { name: `_sort=${path}` });
  const isInside = field.column === undefined || field.kind === 'translated' || field.kind === 'snapshot';
  const nullable = isInside || (columnOf(entity, field.column ?? '')?.nullable ?? true);
  if (field.kind === 'reference') return { ...titleOf(entity, field), nullable };
  const itself = isInside ? {} : { field: field.name };
  if (order === 'text')
    return { expression: sql`${textSql(entity, field)} ${collation}`, type: sql`text`, nullable, ...itself };
  const type = sql.raw(fieldKinds[field.kind].column ?? 'text');
  return { expression: fieldSql(entity, field), type, nullable, ...itself };
}

/** A field of the record that this one refers to; of one that the actor does not see there is none, as where there is none. */
function keyOfReferred(entity: Entity, path: string, actor: Actor): Omit<Key, 'direction'> | undefined {
  const column = referredColumn(entity, path);
  if (column === undefined) return undefined;
  const { by, entity: target, field } = column.referred;
  const { expression, type } = keyOf(target, field.path);
  const other = sql.id(`r_${path}`);
  const join = sql`left join (select t.id, ${expression} as value from ${sql.table(tableOf(target).name)} t where ${visibleRows(target, actor)}) ${other} on ${other}.id = ${referredId(by)}`;
  return { expression: sql`${other}.value`, type, nullable: true, join };
}

function isInList(entity: Entity, path: string): boolean {
  return path
    .split('.')
    .some((_, depth, steps) => depth > 0 && fieldAt(entity, steps.slice(0, depth).join('.'))?.kind === 'list');
}

function textSql(entity: Entity, field: Field): Sql {
  if (field.kind === 'translated') return sql`(${fieldSql(entity, field)}->>${sql.lit(languagesOf(field)[0] ?? '')})`;
  if (field.kind === 'snapshot') return sql`(${fieldSql(entity, field)}->>${sql.lit(shownCopy(field))})`;
  return fieldSql(entity, field);
}

/** What people read in the column of a reference: the other record's title. */
function titleOf(entity: Entity, field: Field): Pick<Key, 'expression' | 'type' | 'join'> {
  const target = entityNamed(field.reference?.entity ?? '');
  const alias = `r_${field.column ?? field.name}`;
  const other = sql.ref(alias);
  const join = sql`left join ${sql.table(tableOf(target).name)} ${other} on ${other}.organization_id = t.organization_id and ${other}.id = ${fieldSql(entity, field)}`;
  return { expression: sql`(${titleSql(target, alias)}) ${collation}`, type: sql`text`, join };
}

export function orderSql(keys: readonly Key[]): Sql {
  return sql.join(
    keys.map(({ expression, direction, nullable }) => {
      if (direction === 'asc') return sql`${expression} asc`;
      return nullable ? sql`${expression} desc nulls last` : sql`${expression} desc`;
    }),
  );
}

/** The value of a key, a text, number or yes or no, as a cursor has it. */
export function cursorValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Position after which a page goes on: the keys of the last row as text, in an opaque form for URLs. */
export function printCursor(values: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Rows that come after the cursor. */
export function afterSql(keys: readonly Key[], cursor: string): Sql {
  const values = readCursor(cursor, keys.length);
  const sameWay = keys.every((key) => !key.nullable && key.direction === keys[0]?.direction);
  // The row comparison is what an index on the keys can serve.
  if (sameWay) {
    const sides = [
      sql.join(keys.map((key) => key.expression)),
      sql.join(keys.map((key, index) => sql`${values[index]}::${key.type}`)),
    ];
    return keys[0]?.direction === 'desc' ? sql`(${sides[0]}) < (${sides[1]})` : sql`(${sides[0]}) > (${sides[1]})`;
  }
  const ways = keys.map((key, index) =>
    sql.join(
      [...keys.slice(0, index).map((before, at) => equalSql(before, values[at])), beyondSql(key, values[index])],
      sql` and `,
    ),
  );
  return sql`(${sql.join(
    ways.map((way) => sql`(${way})`),
    sql` or `,
  )})`;
}

function equalSql(key: Key, value: string | null | undefined): Sql {
  return sql`${key.expression} is not distinct from ${value}::${key.type}`;
}

function beyondSql(key: Key, value: string | null | undefined): Sql {
  if (value === null) return sql`false`;
  const further =
    key.direction === 'asc'
      ? sql`${key.expression} > ${value}::${key.type}`
      : sql`${key.expression} < ${value}::${key.type}`;
  return key.nullable ? sql`(${further} or ${key.expression} is null)` : further;
}

function readCursor(cursor: string, length: number): (string | null)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => value === null || typeof value === 'string')
    )
      return values as (string | null)[];
  } catch {
    // Not one of ours: refused below.
  }
  throw badValue('_after', cursor);
}
