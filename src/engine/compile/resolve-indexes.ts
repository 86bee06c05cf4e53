// The indexes of a table: one for each way the list filters, sorts and searches, and the unique keys. All but GIN begin
// with the organisation. What has no list of its own is read by its parent, a few rows at a time: of its fields those
// have one that lead to other records, or that its order or a preset asks for.
import { fieldKinds, isArrayColumn } from '#engine/kinds/index.ts';
import { languagesOf } from '#engine/kinds/translated/translated.ts';
import type { Entity, Field, Unique } from '#engine/model/entity.ts';
import { allFields, fieldAt } from '#engine/model/entity.ts';
import { toSnake } from '#engine/model/naming.ts';
import type { Index } from '#engine/model/table.ts';
import { collation, pathExpression, sqlName, sqlQuoted, sqlText, whereExpression } from './sql-text.ts';

const organization = sqlQuoted('organization_id');

export function indexesOf(entity: Entity): Index[] {
  return [...new Map(allIndexesOf(entity).map((index) => [index.name, index])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** One that two fields or keys ask for stands there twice. */
export function allIndexesOf(entity: Entity): Index[] {
  return [
    {
      name: sqlName(entity.table, 'organization_id_id_key'),
      method: 'btree',
      // Of a table in parts each unique key holds within a part: it names what the parts are made by.
      expressions: [
        organization,
        '"id"',
        ...(entity.partition === undefined ? [] : [pathExpression(entity, entity.partition.by)]),
      ],
      unique: true,
    } as const,
    ...entity.unique.map((unique) => uniqueIndex(entity, unique)),
    ...(entity.indexes ?? []).map((paths) => commonIndex(entity, paths)),
    ...queriedFields(entity.fields)
      .filter((field) => isAsked(entity, field))
      .flatMap((field) => fieldIndexes(entity, field)),
    ...searchIndex(entity),
  ];
}

/** Fields of objects count too; those of list items have no place in a list query. */
function queriedFields(fields: readonly Field[]): Field[] {
  return fields
    .filter((field) => !field.computed && field.kind !== 'children')
    .flatMap((field) => [field, ...(field.kind === 'object' ? queriedFields(field.fields ?? []) : [])]);
}

function isAsked({ parent, sort, presets }: Entity, field: Field): boolean {
  if (parent === undefined || field.reference !== undefined || field.lookup !== undefined || field.kind === 'list')
    return true;
  const own = [...sort, ...presets.flatMap((preset) => [...preset.filters, ...(preset.sort ?? [])])];
  return own.some(({ path }) => path === field.path);
}

/** Kept in order by a key already, which ends with the field. */
function isKey({ unique }: Entity, { path }: Field): boolean {
  return unique.some(
    ({ fields: [first, ...rest], where, folded }) => first === path && rest.length === 0 && !where && !folded,
  );
}

/** Casts that depend on no setting: of others no index can be made. */
const fixedCasts = new Set(['integer', 'bigint', 'boolean', 'double precision', 'uuid']);

/** As a list asks for it (src/engine/server/records/field-sql.ts); undefined where no index can be made of that. */
function queriedExpression(entity: Entity, field: Field): string | undefined {
  const expression = pathExpression(entity, field.path);
  const { insideType } = fieldKinds[field.kind];
  if (field.column !== undefined || insideType === undefined) return expression;
  return fixedCasts.has(insideType) ? `(${expression}::${insideType})` : undefined;
}

function fieldIndexes(entity: Entity, field: Field): Index[] {
  const expression = queriedExpression(entity, field);
  if (expression === undefined) return [];
  const name = (ending: string) =>
    sqlName(
      entity.table,
      field.path.replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      ending,
    );
  const btree = (ending: string, text: string): Index => ({
    name: name(ending),
    method: 'btree',
    expressions: [organization, text, '"id"'],
    unique: false,
  });
  const gin = (text: string): Index => ({ name: name('gin'), method: 'gin', expressions: [text], unique: false });
  if (field.kind === 'list')
    return allFields(field.fields ?? []).some((inner) => inner.reference !== undefined)
      ? [gin(`${expression} jsonb_path_ops`)]
      : [];
  if (isArrayColumn(field.kind)) return field.filter || field.reference !== undefined ? [gin(expression)] : [];
  if (field.kind === 'snapshot') return snapshotIndexes(field, btree);
  if (field.kind === 'translated')
    return field.sort ? [btree('sort', `(${expression}->>${sqlText(languagesOf(field)[0] ?? '')}) ${collation}`)] : [];
  const isText = fieldKinds[field.kind].sort === 'text' && field.kind !== 'reference';
  const sorted =
    field.sort && field.path !== 'id' && (isText || !isKey(entity, field))
      ? [btree('sort', isText ? `${expression} ${collation}` : expression)]
      : [];
  const filtered = field.filter || field.reference !== undefined || field.lookup !== undefined;
  return filtered && !isKey(entity, field) && (isText || sorted.length === 0)
    ? [...sorted, btree('idx', expression)]
    : sorted;
}

function snapshotIndexes(field: Field, btree: (ending: string, text: string) => Index): Index[] {
  const [shown] = Object.keys(field.reference?.copy ?? {});
  const column = sqlQuoted(field.column ?? '');
  return [
    btree('id_idx', sqlQuoted(`${field.column}_id`)),
    ...(field.sort && shown !== undefined ? [btree('sort', `(${column}->>'${shown}') ${collation}`)] : []),
  ];
}

/** A path as a part of a name. */
function columnName(path: string): string {
  return toSnake(path.replaceAll('.', '_'));
}

function uniqueIndex(entity: Entity, unique: Unique): Index {
  const expressions = unique.fields.map((path) => {
    const expression = pathExpression(entity, path);
    return unique.folded && isText(fieldAt(entity, path)) ? `norm(${expression})` : expression;
  });
  return {
    name: sqlName(
      entity.table,
      ...unique.fields.map(columnName),
      ...Object.keys(unique.where ?? {}).map(columnName),
      'key',
    ),
    method: 'btree',
    expressions: [organization, ...expressions],
    unique: true,
    ...(unique.where === undefined ? {} : { where: whereExpression(entity, unique.where) }),
    ...(unique.nullsEqual ? { nullsNotDistinct: true } : {}),
    fields: unique.fields,
  };
}

/** Of several fields together; of a snapshot, the id counts. */
function commonIndex(entity: Entity, paths: readonly string[]): Index {
  const expressions = paths.map((path) => {
    const field = fieldAt(entity, path);
    return field?.kind === 'snapshot' ? sqlQuoted(`${field.column}_id`) : pathExpression(entity, path);
  });
  return {
    name: sqlName(entity.table, ...paths.map(columnName), 'together'),
    method: 'btree',
    expressions: [organization, ...expressions],
    unique: false,
  };
}

function isText(field: Field | undefined): boolean {
  return field !== undefined && fieldKinds[field.kind].column === 'text';
}

function searchIndex(entity: Entity): Index[] {
  if (entity.search.length === 0) return [];
  return [
    { name: sqlName(entity.table, 'search_gin'), method: 'gin', expressions: ['"search" gin_trgm_ops'], unique: false },
  ];
}
