// A field as SQL: its value in a row, whatever kind it is and however deep it lies.
import { sql, type RawBuilder } from 'kysely';
import type { Entity, Field } from '#engine/model/entity.ts';
import { fieldKinds, isArrayColumn } from '#engine/kinds/index.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { languagesOf } from '#engine/kinds/translated/translated.ts';
import { computed } from '#generated/business.ts';
import type { ComputedExpression } from './computed-expression.ts';
import { entityNamed, tableOf } from './entity-table.ts';
import { formulaSql } from './formula-sql.ts';

export type Sql = RawBuilder<unknown>;

/** By `entity.field`; a project may have none. */
const expressions: Readonly<Record<string, ComputedExpression>> = computed;

export function columnSql(column: string, alias = 't'): Sql {
  return sql.ref(`${alias}.${column}`);
}

/** The value of a field of the record; items of lists have none (filters on them look into the list). */
export function fieldSql(entity: Entity, field: Field, alias = 't'): Sql {
  if (field.column !== undefined) return columnSql(field.column, alias);
  if (field.formula !== undefined) return formulaSql(entity, field.formula, (named) => fieldSql(entity, named, alias));
  if (field.computed) {
    const value = computedSql(entity, field, alias);
    return fieldKinds[field.kind].type === 'boolean' ? sql`coalesce(${value}, false)` : value;
  }
  if (field.children !== undefined) return childrenSql(entity, field.children);
  const [first = '', ...rest] = field.path.split('.');
  const owner = entity.fields.find((candidate) => candidate.name === first);
  if (owner?.column === undefined || rest.length === 0)
    throw new Error(`${entity.name}.${field.path} has no SQL expression`);
  const last = rest.at(-1) ?? '';
  if (owner.kind === 'snapshot' && rest.join('.') === owner.reference?.idKey) return snapshotIdSql(owner, alias);
  const object = rest
    .slice(0, -1)
    .reduce<Sql>((outer, key) => sql`${outer}->${sql.lit(key)}`, columnSql(owner.column, alias));
  return insideSql(object, last, field.kind);
}

/** What an object holds under the key, as the type that a column of the kind has. */
function insideSql(object: Sql, key: string, kind: FieldKind): Sql {
  const type = fieldKinds[kind].column;
  const value = sql`(${object}->${sql.lit(key)})`;
  if (type === 'jsonb') return value;
  if (isArrayColumn(kind))
    return sql`(case when jsonb_typeof(${value}) = 'array' then array(select jsonb_array_elements_text(${value}))::${sql.raw(type ?? '')} end)`;
  return castText(sql`(${object}->>${sql.lit(key)})`, kind);
}

/** A yes or no that a subject works out. */
export function isCondition({ computed, formula, kind }: Field): boolean {
  return computed && formula === undefined && fieldKinds[kind].type === 'boolean';
}

/**
 * The field's value as a subject says it. Of a yes or no the bare condition, which an index may serve; of a record that
 * it knows nothing of it is null.
 */
export function computedSql(entity: Entity, field: Field, alias = 't'): Sql {
  const name = `${entity.name}.${field.name}`;
  const expression = expressions[name];
  if (expression === undefined) throw new Error(`no src/business/*/server/computed.ts has ${name}`);
  return expression(sql.ref(alias));
}

function castText(expression: Sql, kind: FieldKind): Sql {
  const { insideType } = fieldKinds[kind];
  return insideType === undefined ? expression : sql`${expression}::${sql.raw(insideType)}`;
}

/** Id of the record that a snapshot points to: the generated column beside it. */
export function snapshotIdSql(field: Field, alias = 't'): Sql {
  return columnSql(`${field.column ?? field.name}_id`, alias);
}

/** All languages of a translated text, for searching. */
export function translationsSql(field: Field, value: Sql): Sql {
  return sql`concat_ws(' ', ${sql.join(languagesOf(field).map((language) => sql`${value}->>${sql.lit(language)}`))})`;
}

/** What names a record of the entity, as people read it. */
export function titleSql(entity: Entity, alias: string): Sql {
  const parts = entity.title.map((path) => {
    const field = entity.fields.find((candidate) => candidate.name === path);
    return field === undefined ? sql`null` : fieldSql(entity, field, alias);
  });
  return parts.length === 1 ? sql`${parts[0]}::text` : sql`concat_ws(' ', ${sql.join(parts)})`;
}

/** Count of the nested records, or the least of one of their fields. */
function childrenSql(entity: Entity, children: NonNullable<Field['children']>): Sql {
  const child = entityNamed(children.entity);
  const link = linkTo(child, entity.name);
  if (link?.column === undefined) throw new Error(`${children.entity} has no reference to ${entity.name}`);
  const own =
    link.kind === 'references'
      ? sql`${columnSql(link.column, 'c')} @> array[t.id]`
      : sql`${columnSql(link.column, 'c')} = t.id`;
  const least = child.fields.find((field) => field.name === children.field);
  const value =
    children.show === 'min' && least !== undefined ? sql`min(${fieldSql(child, least, 'c')})` : sql`count(*)::int`;
  return sql`(select ${value} from ${sql.table(tableOf(child).name)} c where c.organization_id = t.organization_id and ${own} and ${viewSql(child, 'c')})`;
}

/** The child's field that points to the entity: its parent's, else any reference. */
function linkTo(child: Entity, entity: string): Field | undefined {
  const pointing = child.fields.filter((field) => field.reference?.entity === entity);
  return pointing.find((field) => child.parent?.entity === entity && child.parent.field === field.name) ?? pointing[0];
}

/** The rows of a view; true for what is no view. */
export function viewSql(entity: Entity, alias = 't'): Sql {
  const conditions = Object.entries(entity.view?.where ?? {}).map(([name, value]) => {
    const field = entityNamed(entity.view?.of ?? entity.name).fields.find((candidate) => candidate.name === name);
    const column = columnSql(field?.column ?? name, alias);
    return field !== undefined && isArrayColumn(field.kind)
      ? sql`${column} @> array[${value}]::${sql.raw(fieldKinds[field.kind].column ?? '')}`
      : sql`${column} = ${value}`;
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
