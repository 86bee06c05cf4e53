// The query parameters of a list: paging, sorting, search, and one for each filterable field and operator.
import { fieldKinds, operatorsOf } from '#engine/kinds/index.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { isOneReference } from '#engine/kinds/referred.ts';
import { maximumPageSize, mostReferred, referredKey } from '#engine/model/list-query.ts';
import type { JsonSchema } from './json-schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly style?: 'form';
  readonly explode?: boolean;
}

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;

/** Parameters of every list. */
const paging: readonly Parameter[] = [
  query('_start', 'First row, from 0.', count),
  query('_end', `Row after the last one; at most ${maximumPageSize} rows.`, count),
  query('_order', 'ASC or DESC for each field of _sort.', text),
  query('_after', 'Cursor of the Link header: the rows after it.', text),
  query('range', 'As ra-data-simple-rest asks: `[first,last]`, both inclusive.', text),
  query('sort', 'As ra-data-simple-rest asks: `["field","ASC"]`.', text),
  query('filter', 'As ra-data-simple-rest asks: a JSON object of the parameters below.', text),
  repeated('id', 'These records; several mean any of them.', { type: 'string', format: 'uuid' }),
];

function ownParameters(entity: Entity): Parameter[] {
  const sortable = entity.fields.filter((field) => field.sort).map((field) => field.path);
  return [
    query('_sort', `Fields, joined by commas: ${sortable.join(', ') || 'none'}.`, text),
    ...(entity.search.length === 0
      ? []
      : [query('q', `Free text in ${entity.search.join(', ')}; case and accents do not count.`, text)]),
    ...(entity.fields.some(isOneReference)
      ? [
          query(
            referredKey,
            `Fields of the records that these refer to, joined by commas, at most ${mostReferred}: a reference (${entity.fields
              .filter(isOneReference)
              .map(({ name }) => name)
              .join(
                ', ',
              )}) and the path of the field, as \`reference.field\`. Answered in each record under \`${referredKey}\`. Such paths sort and filter the list too: \`_sort=reference.field\`, \`reference.field_operator\`.`,
            text,
          ),
        ]
      : []),
    ...filterFields(entity.fields).flatMap(fieldParameters),
  ];
}

interface Reference {
  readonly $ref: string;
}

const referTo = (key: string): Reference => ({ $ref: `#/components/parameters/${key}` });

const versionKey = 'If-Match';

export function listParameters(entity: Entity): Reference[] {
  return [
    ...paging.map(({ name }) => referTo(name)),
    ...ownParameters(entity).map(({ name }) => referTo(`${entity.name}.${name}`)),
  ];
}

/** Each parameter once, however many paths take it. */
export function componentParameters(entities: readonly Entity[]): Record<string, Parameter> {
  const own = entities.flatMap((entity) =>
    ownParameters(entity).map((parameter) => [`${entity.name}.${parameter.name}`, parameter] as const),
  );
  return Object.fromEntries([
    ...paging.map((parameter) => [parameter.name, parameter] as const),
    [versionKey, versionHeader],
    [creationKey, creationHeader],
    ...Object.entries(headers),
    ...own,
  ]);
}

export const versionReference = referTo(versionKey);

const creationKey = 'Idempotency-Key';

const creationHeader: Parameter = {
  name: creationKey,
  in: 'header',
  description:
    'A name of your own for this creation: the same call under it makes no second record within a day, another content is refused (KEY_REUSED).',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

export const creationReference = referTo(creationKey);

const languageKey = 'Accept-Language';
const viewAsKey = 'X-View-As';
const viewAsRowsKey = 'X-View-As-Rows';
const preferKey = 'Prefer';

const headers: Readonly<Record<string, Parameter>> = {
  [languageKey]: header(languageKey, 'Language of messages and files: pt, en or fr.', text),
  [viewAsKey]: header(
    viewAsKey,
    'Role to look as, for whom roles.config.json lets: its rights together with the own ones, for reading only.',
    text,
  ),
  [viewAsRowsKey]: header(
    viewAsRowsKey,
    'Ids of records, joined by commas: whose rows to look at as that role, where it sees only rows of its own.',
    text,
  ),
  [preferKey]: header(preferKey, '`count=exact` counts long lists to their end, however long it takes.', text),
};

/** Read by every call. */
export const acceptLanguage = referTo(languageKey);
/** Read by calls that write nothing. */
export const viewAs = referTo(viewAsKey);
export const viewAsRows = referTo(viewAsRowsKey);
export const exactCount = referTo(preferKey);

/** Of lists that are neither filtered nor sorted. */
export const pageReferences = [referTo('_start'), referTo('_end')] as const;

/** Filterable fields of the record and of its objects. */
function filterFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    ...(field.filter ? [field] : []),
    ...(field.kind === 'object' ? filterFields(field.fields ?? []) : []),
  ]);
}

const meaning: Readonly<Record<Operator, string>> = {
  eq: 'is; several mean any of them',
  ne: 'is not',
  gte: 'is at least',
  lte: 'is at most',
  gt: 'is more than',
  lt: 'is less than',
  like: 'contains; case and accents do not count',
  starts: 'begins with',
  in: 'is any of, joined by commas',
  nin: 'is none of, joined by commas',
  null: 'is absent (true) or present (false)',
};

function fieldParameters(field: Field): Parameter[] {
  const value = valueSchema(field);
  return operatorsOf(field.kind).map((operator) => {
    if (operator === 'eq') return repeated(field.path, `${field.path} ${meaning.eq}.`, value);
    const schema =
      operator === 'null'
        ? { type: 'boolean' }
        : operator === 'in' || operator === 'nin' || operator === 'like' || operator === 'starts'
          ? text
          : value;
    return query(`${field.path}_${operator}`, `${field.path} ${meaning[operator]}.`, schema);
  });
}

function valueSchema(field: Field): JsonSchema {
  if (field.options !== undefined) return { type: 'string', enum: field.options };
  return fieldKinds[field.kind].filterSchema ?? text;
}

export function query(name: string, description: string, schema: JsonSchema): Parameter {
  return { name, in: 'query', description, schema };
}

function repeated(name: string, description: string, items: JsonSchema): Parameter {
  return { name, in: 'query', description, style: 'form', explode: true, schema: { type: 'array', items } };
}

function header(name: string, description: string, schema: JsonSchema): Parameter {
  return { name, in: 'header', description, schema };
}

export function pathParameter(name: string, description: string): Parameter {
  return { name, in: 'path', required: true, description, schema: { type: 'string', format: 'uuid' } };
}

const versionHeader: Parameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'ETag of the record that was read; a stale one answers 409 with the record as it is now. A version in the body says the same.',
  schema: text,
};
