// Names that must not clash: schemas, collections, segments, tables, columns.
import { kebabToCamel, toKebab } from '#model/naming.ts';
import type { Mistake } from './problem.ts';
import type { CheckContext } from './check-context.ts';
import { resolveTables } from './resolve-tables.ts';
import type { SchemaFile } from './source.ts';

/** Tables of the server itself (src/server/database/system-tables.ts). */
export const takenTables = ['organization', 'credential', 'session', 'password_reset', 'access_link', 'history', 'dropped_data', 'schema_state', 'job', 'mail_outbox', 'erasure_proof', 'condemned_letter', 'request_key', 'attempt'];

/** Paths under /api that are no collections. */
const takenCollections = ['auth', 'quick-panel', 'healthz'];

/** Paths under a record that are no nested entities. */
const takenSegments = ['history', 'actions'];

export function checkNames(context: CheckContext): Mistake[] {
  const files = context.source.schemas;
  const entities = files.filter(({ schema }) => schema['x-entity'] !== undefined);
  return [
    ...files.flatMap(checkFileName),
    ...duplicates(files, ({ schema }) => schema.$id, '/$id', 'every schema has a name of its own'),
    ...duplicates(
      entities,
      ({ schema }) => schema['x-entity']?.collection,
      '/x-entity/collection',
      'every entity has a collection of its own',
    ),
    ...duplicates(entities, segmentOf, '/x-entity/parent/segment', 'every child of an entity has a segment of its own'),
    ...entities.flatMap(checkTaken),
    ...checkColumns(context),
  ];
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

function checkTaken({ file, schema }: SchemaFile): Mistake[] {
  const rule = 'names of the server are not used for entities';
  const collection = schema['x-entity']?.collection ?? '';
  const segment = schema['x-entity']?.parent?.segment ?? '';
  const table = toKebab(schema.$id).replaceAll('-', '_');
  return [
    ...(takenCollections.includes(collection)
      ? [{ file, pointer: '/x-entity/collection', rule, found: `/api/${collection} is taken`, remedy: 'choose another' }]
      : []),
    ...(takenSegments.includes(segment)
      ? [{ file, pointer: '/x-entity/parent/segment', rule, found: `/${segment} under a record is taken`, remedy: 'choose another' }]
      : []),
    ...(takenTables.includes(table)
      ? [{ file, pointer: '/$id', rule, found: `the table "${table}" is taken`, remedy: 'choose another' }]
      : []),
  ];
}

function checkColumns({ resolved, expanded }: CheckContext): Mistake[] {
  return resolveTables(resolved.entities).flatMap(({ entity, columns }) =>
    columns.flatMap((column, index) => {
      const other = columns.findIndex(({ name }) => name === column.name);
      if (other === index) return [];
      const file = expanded.get(entity)?.file ?? entity;
      const owner = columns[other]?.field ?? 'the server';
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
