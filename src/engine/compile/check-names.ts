// Names that must not clash: schemas, collections, segments, tables, columns.
import { kebabToCamel, toKebab } from '#engine/model/naming.ts';
import type { Mistake } from './problem.ts';
import type { CheckContext } from './check-context.ts';
import { checkFormerEntities } from './check-former.ts';
import { checkFormerCollections } from './check-former-collections.ts';
import { allIndexesOf } from './resolve-indexes.ts';
import { resolveTables } from './resolve-tables.ts';
import type { SchemaFile } from './source.ts';

/** Tables of the engine itself (src/engine/server/database/system-tables.ts). */
export const engineTables = [
  'organization',
  'credential',
  'session',
  'password_reset',
  'history',
  'dropped_data',
  'schema_state',
  'job',
  'mail_outbox',
  'request_key',
  'attempt',
  'list_view',
  'stored_file',
];

/** Paths under /api that are no collections. */
const takenCollections = ['auth', 'quick-panel', 'healthz', 'readyz', 'list-views', 'files', 'search'];

/** Paths under a record that are no nested entities. */
const takenSegments = ['history', 'actions'];

export function checkNames(context: CheckContext): Mistake[] {
  const files = context.source.schemas;
  const entities = files.filter(({ schema }) => schema['x-entity'] !== undefined);
  const takenTables = [...engineTables, ...context.source.business.flatMap(({ tables = [] }) => tables)];
  return [
    ...files.flatMap(checkFileName),
    ...duplicates(files, ({ schema }) => schema.$id, '/$id', 'every schema has a name of its own'),
    ...duplicates(
      entities,
      ({ schema }) => schema['x-entity']?.collection,
      '/x-entity/collection',
      'every entity has a collection of its own',
    ),
    ...checkFormerEntities(files),
    ...checkFormerCollections(entities, takenCollections),
    ...duplicates(entities, segmentOf, '/x-entity/parent/segment', 'every child of an entity has a segment of its own'),
    ...entities.flatMap((file) => checkTaken(file, takenTables)),
    ...files.flatMap(checkOfEveryObject),
    ...checkColumns(context),
    ...checkLengths(context),
    ...checkIndexNames(context),
  ];
}

/**
 * `constructor`, `toString` and the like: a look-up by such a name finds what nobody declared. Field names are looked
 * at with the fields.
 */
export function isOfEveryObject(name: string): boolean {
  return Object.getOwnPropertyNames(Object.prototype).includes(name);
}

function checkOfEveryObject({ file, schema }: SchemaFile): Mistake[] {
  const entity = schema['x-entity'];
  const names: readonly (readonly [string, string])[] = [
    ['/$id', schema.$id],
    ['/x-entity/collection', entity?.collection ?? ''],
    ['/x-entity/parent/segment', entity?.parent?.segment ?? ''],
    ...(entity?.actions ?? []).map(({ name }, index) => [`/x-entity/actions/${index}/name`, name] as const),
    ...(entity?.presets ?? []).map(({ name }, index) => [`/x-entity/presets/${index}/name`, name] as const),
    ...(schema['x-form']?.groups ?? []).map(({ name }, index) => [`/x-form/groups/${index}/name`, name] as const),
  ];
  return names
    .filter(([, name]) => isOfEveryObject(name))
    .map(([pointer, name]) => ({
      file,
      pointer,
      rule: 'names that every JavaScript object has are left alone',
      found: `"${name}" is one of them`,
      remedy: 'choose another name',
    }));
}

/** Of PostgreSQL: bytes of a name, beyond which it is cut, and columns of a table. */
const longestName = 63;
const mostColumns = 1600;

function checkLengths({ resolved, expanded }: CheckContext): Mistake[] {
  return resolveTables(resolved.entities).flatMap(({ name, entity, columns }): Mistake[] => {
    const file = expanded.get(entity)?.file ?? entity;
    const rule = `names in the database have at most ${longestName} characters, beyond which two could be the same`;
    const remedy = 'choose a shorter name';
    return [
      ...(name.length > longestName
        ? [{ file, pointer: '/$id', rule, found: `the table "${name}" has ${name.length}`, remedy }]
        : []),
      ...columns
        .filter((column) => column.name.length > longestName)
        .map((column) => ({
          file,
          pointer: `/properties/${column.field ?? column.name}`,
          rule,
          found: `the column "${column.name}" has ${column.name.length}`,
          remedy,
        })),
      ...(columns.length > mostColumns
        ? [
            {
              file,
              pointer: '/properties',
              rule: `a table has at most ${mostColumns} columns`,
              found: `${columns.length}, with those of the server (id, organisation, times, version, search)`,
              remedy: 'put fields that belong together into an object, or into an entity of their own',
            },
          ]
        : []),
    ];
  });
}

/** Two paths that are written alike in the database (`addressCity` and `city` in `address`) would share one index. */
function checkIndexNames({ resolved, expanded }: CheckContext): Mistake[] {
  return resolved.entities
    .filter(({ view }) => view === undefined)
    .flatMap((entity) => {
      const first = new Map<string, string>();
      return allIndexesOf(entity).flatMap(({ name, expressions }): Mistake[] => {
        const [text, other] = [expressions.join(), first.get(name)];
        if (other === undefined) first.set(name, text);
        if (other === undefined || other === text) return [];
        return [
          {
            file: expanded.get(entity.name)?.file ?? entity.name,
            pointer: '/properties',
            rule: 'every index has a name of its own',
            found: `"${name}" is an index of ${other} and of ${text}`,
            remedy: 'rename one of the two fields',
          },
        ];
      });
    });
}

function checkFileName({ file, schema }: SchemaFile): Mistake[] {
  const name = kebabToCamel(file.slice(file.lastIndexOf('/') + 1).replace('.schema.json', ''));
  if (name === schema.$id) return [];
  return [
    {
      file,
      pointer: '/$id',
      rule: 'a schema is called as its file is',
      found: `"${schema.$id}" stands in a file for "${name}"`,
      remedy: `call the file ${toKebab(schema.$id)}.schema.json or the schema "${name}"`,
    },
  ];
}

function segmentOf({ schema }: SchemaFile): string | undefined {
  const parent = schema['x-entity']?.parent;
  return parent === undefined ? undefined : `${parent.entity}/${parent.segment}`;
}

function duplicates(
  files: readonly SchemaFile[],
  nameOf: (file: SchemaFile) => string | undefined,
  pointer: string,
  rule: string,
): Mistake[] {
  const first = new Map<string, string>();
  return files.flatMap((entry) => {
    const name = nameOf(entry);
    if (name === undefined) return [];
    const other = first.get(name);
    if (other === undefined) first.set(name, entry.file);
    return other === undefined
      ? []
      : [{ file: entry.file, pointer, rule, found: `"${name}" is taken by ${other}`, remedy: 'choose another' }];
  });
}

function checkTaken({ file, schema }: SchemaFile, takenTables: readonly string[]): Mistake[] {
  const rule = 'names of the server are not used for entities';
  const collection = schema['x-entity']?.collection ?? '';
  const segment = schema['x-entity']?.parent?.segment ?? '';
  const table = toKebab(schema.$id).replaceAll('-', '_');
  return [
    ...(takenCollections.includes(collection)
      ? [
          {
            file,
            pointer: '/x-entity/collection',
            rule,
            found: `/api/${collection} is taken`,
            remedy: 'choose another',
          },
        ]
      : []),
    ...(takenSegments.includes(segment)
      ? [
          {
            file,
            pointer: '/x-entity/parent/segment',
            rule,
            found: `/${segment} under a record is taken`,
            remedy: 'choose another',
          },
        ]
      : []),
    ...(takenTables.includes(table)
      ? [{ file, pointer: '/$id', rule, found: `the table "${table}" is taken`, remedy: 'choose another' }]
      : []),
  ];
}

/** Columns that PostgreSQL gives every table. */
const hiddenColumns = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'];

function checkColumns({ resolved, expanded }: CheckContext): Mistake[] {
  return resolveTables(resolved.entities).flatMap(({ entity, columns }) =>
    columns.flatMap((column, index) => {
      const other = columns.findIndex(({ name }) => name === column.name);
      const isHidden = hiddenColumns.includes(column.name);
      if (other === index && !isHidden) return [];
      const file = expanded.get(entity)?.file ?? entity;
      const owner = isHidden ? 'PostgreSQL' : (columns[other]?.field ?? 'the server');
      return [
        {
          file,
          pointer: `/properties/${column.field ?? owner}`,
          rule: 'every field has a column of its own',
          found: `the column "${column.name}" is taken by ${owner}`,
          remedy: 'choose another name for the field',
        },
      ];
    }),
  );
}
