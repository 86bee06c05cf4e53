// Entities become abstract tables, from which the server plans its SQL; views of another entity have none.
import { fieldKinds, isArrayColumn } from '#engine/kinds/index.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Lookup } from '#engine/model/link.ts';
import { fieldAt } from '#engine/model/entity.ts';
import { toSnake } from '#engine/model/naming.ts';
import type { Check, Column, ForeignKey, InnerField, Inside, Meaning, Table } from '#engine/model/table.ts';
import { indexesOf } from './resolve-indexes.ts';
import { searchExpressions, sqlLiteral, sqlName, sqlQuoted, sqlText } from './sql-text.ts';

export function resolveTables(entities: readonly Entity[]): Table[] {
  return entities
    .filter((entity) => entity.view === undefined)
    .map((entity) => ({
      name: entity.table,
      entity: entity.name,
      ...(entity.was === undefined ? {} : { was: entity.was }),
      columns: [...systemColumns, ...storedFields(entity).flatMap(columnsOf), ...searchColumn(entity)],
      indexes: indexesOf(entity),
      foreignKeys: [
        organizationKey(entity),
        ...storedFields(entity).flatMap((field) => foreignKeysOf(entity, field, entities)),
      ],
      checks: storedFields(entity).flatMap((field) => checksOf(entity, field)),
      ...(entity.partition !== undefined && {
        partition: { ...entity.partition, by: fieldAt(entity, entity.partition.by)?.column ?? '' },
      }),
    }));
}

/** The first columns of each table; three of them are the base fields. */
const systemColumns: readonly Column[] = [
  { name: 'id', type: 'uuid', nullable: false, field: 'id' },
  { name: 'organization_id', type: 'text', nullable: false },
  { name: 'created_at', type: 'timestamptz', nullable: false, default: 'now()', field: 'createdAt' },
  { name: 'updated_at', type: 'timestamptz', nullable: false, default: 'now()', field: 'updatedAt' },
  { name: 'version', type: 'integer', nullable: false, default: '1', field: 'version' },
];

/** Columns that no field may have (check-base.ts), whether or not the entity is searched. */
export const serverColumns: readonly string[] = [...systemColumns.map(({ name }) => name), 'search'];

function storedFields(entity: Entity): Field[] {
  return entity.fields.filter((field) => field.column !== undefined && !serverColumns.includes(field.column));
}

function columnsOf(field: Field): Column[] {
  const name = field.column ?? '';
  const type = columnType(field);
  const own: Column = {
    name,
    type,
    nullable: !field.required || field.when !== undefined,
    ...(field.default === undefined ? {} : { default: sqlLiteral(field.default, type) }),
    ...(field.was === undefined ? {} : { was: toSnake(field.was) }),
    ...(field.from !== undefined && { from: field.from }),
    field: field.path,
    ...meaningOf(field),
    ...(type === 'jsonb' && { inside: insideOf(field) }),
  };
  return field.kind === 'snapshot' ? [own, snapshotIdColumn(field)] : [own];
}

/**
 * What the server compares with the keys that the rows have: a nested name is renamed, counted and kept like a column.
 */
function insideOf(field: Field): Inside {
  if (field.fields === undefined || field.kind === 'json') return { type: 'json' };
  return {
    type: field.kind === 'list' ? 'list' : 'object',
    fields: field.fields.filter(isStoredInside).map(innerField),
  };
}

function isStoredInside({ kind, computed }: Field): boolean {
  return fieldKinds[kind].column !== null && !computed;
}

function innerField(field: Field): InnerField {
  const type = columnType(field);
  return {
    name: field.name,
    ...(type === 'jsonb' ? insideOf(field) : { type }),
    ...(field.required && field.when === undefined && { required: true as const }),
    ...(field.default !== undefined && { default: field.default }),
    ...(field.was !== undefined && { was: field.was }),
    ...meaningOf(field),
  };
}

/** By which the plan sees that values stay and say something else. */
function meaningOf({ kind, reference, sensitive, currency }: Field): Meaning {
  return {
    kind,
    ...(currency !== undefined && { currency: 'code' in currency ? currency.code : `=${currency.by}` }),
    ...(reference !== undefined && { refers: reference.entity }),
    ...(sensitive !== undefined && { sensitive }),
  };
}

function columnType(field: Field): string {
  const type = fieldKinds[field.kind].column ?? 'text';
  return /^integer\b/.test(type) && (field.maximum ?? 0) > 2_147_483_647 ? type.replace('integer', 'bigint') : type;
}

function snapshotIdColumn(field: Field): Column {
  const key = sqlText(field.reference?.idKey ?? 'id');
  return {
    name: `${field.column}_id`,
    type: 'uuid',
    nullable: true,
    generated: `(${sqlQuoted(field.column ?? '')}->>${key})::uuid`,
    field: field.path,
  };
}

function searchColumn(entity: Entity): Column[] {
  const parts = entity.search.flatMap((path) => {
    const field = fieldAt(entity, path);
    return field === undefined ? [] : searchExpressions(entity, field);
  });
  if (parts.length === 0) return [];
  const joined = parts.map((part) => `coalesce(${part}, '')`).join(" || ' ' || ");
  return [{ name: 'search', type: 'text', nullable: true, generated: `norm(${joined})` }];
}

function organizationKey(entity: Entity): ForeignKey {
  return {
    name: sqlName(entity.table, 'organization_id_fkey'),
    columns: ['organization_id'],
    table: 'organization',
    references: ['id'],
    onDelete: 'restrict',
  };
}

/** Lists of ids have no foreign key in PostgreSQL: the server keeps them whole. */
function foreignKeysOf(entity: Entity, field: Field, entities: readonly Entity[]): ForeignKey[] {
  const { reference, lookup } = field;
  if (lookup !== undefined) return [lookupKey(entity, field, { lookup, entities })];
  if (reference === undefined || fieldKinds[field.kind].type === 'array') return [];
  const table = entities.find((other) => other.name === reference.entity)?.table ?? toSnake(reference.entity);
  const column = field.kind === 'snapshot' ? `${field.column}_id` : (field.column ?? '');
  const onDelete = reference.onDelete === 'setNull' ? 'set null' : reference.onDelete;
  return [
    {
      name: sqlName(entity.table, column, 'fkey'),
      columns: ['organization_id', column],
      table,
      references: ['organization_id', 'id'],
      onDelete,
    },
  ];
}

function lookupKey(
  entity: Entity,
  { column = '' }: Field,
  { lookup, entities }: { readonly lookup: Lookup; readonly entities: readonly Entity[] },
): ForeignKey {
  const target = entities.find(({ name }) => name === lookup.entity);
  return {
    name: sqlName(entity.table, column, 'fkey'),
    columns: ['organization_id', column],
    table: target?.table ?? toSnake(lookup.entity),
    references: ['organization_id', (target && fieldAt(target, lookup.value)?.column) ?? toSnake(lookup.value)],
    onDelete: 'restrict',
    onUpdate: 'cascade',
  };
}

/** Of a list it holds for each. */
function withinLimit(field: Field, operator: '>=' | '<=', limit: number): string {
  const column = sqlQuoted(field.column ?? '');
  if (!isArrayColumn(field.kind)) return `${column} ${operator} ${limit}`;
  return `${limit} ${operator === '>=' ? '<=' : '>='} all(${column})`;
}

function checksOf(entity: Entity, field: Field): Check[] {
  const column = sqlQuoted(field.column ?? '');
  const options = field.options?.map(sqlText).join(', ');
  const limits = [
    ...(field.minimum === undefined ? [] : [withinLimit(field, '>=', field.minimum)]),
    ...(field.maximum === undefined ? [] : [withinLimit(field, '<=', field.maximum)]),
  ];
  return [
    ...(fieldKinds[field.kind].options && options !== undefined
      ? [
          {
            name: sqlName(entity.table, field.column ?? '', 'options'),
            expression: isArrayColumn(field.kind)
              ? `${column} <@ array[${options}]::text[]`
              : `${column} in (${options})`,
          },
        ]
      : []),
    ...(limits.length === 0
      ? []
      : [{ name: sqlName(entity.table, field.column ?? '', 'range'), expression: limits.join(' and ') }]),
  ];
}
