// A table in parts by month: by a date that every record has, for an entity that nobody refers to, with unique keys that
// PostgreSQL can hold.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean, type Finding, type Mistake } from './problem.ts';
import type { SchemaFile } from './source.ts';

export function checkPartition({ file, schema }: SchemaFile, { entities }: CheckContext): Mistake[] {
  const { 'x-partition': partition } = schema;
  if (partition === undefined) return [];
  const entity = entities.get(schema.$id);
  if (schema['x-entity'] === undefined)
    return [
      {
        file,
        pointer: '/x-partition',
        rule,
        found: `"${schema.$id}" is no entity, and has no table`,
        remedy: 'remove x-partition',
      },
    ];
  if (entity === undefined) return [];
  return [
    dateRefusal(entity, partition.by),
    referredRefusal(entity, [...entities.values()]),
    ...keyRefusals(entity, partition.by),
  ]
    .filter((finding) => finding !== undefined)
    .map(({ at: pointer = '', ...finding }) => ({ file, pointer, ...finding }));
}

const rule = 'a table in parts has a date in each record, and a table of its own that no other refers to';

function dateRefusal(entity: Entity, by: string): Finding | undefined {
  if (entity.view !== undefined)
    return {
      at: '/x-partition',
      rule,
      found: `"${entity.name}" shows the table of "${entity.view.of}"`,
      remedy: 'write it there',
    };
  const dates = entity.fields.filter(
    ({ kind, column, computed }) =>
      ['date', 'timestamptz'].includes(fieldKinds[kind].column ?? '') && column !== undefined && !computed,
  );
  const field = dates.find(({ name }) => name === by);
  if (field === undefined)
    return {
      at: '/x-partition/by',
      rule,
      found: `"${by}" is no stored date of ${entity.name}`,
      remedy: didYouMean(
        by,
        dates.map(({ name }) => name),
      ),
    };
  return field.required && field.when === undefined
    ? undefined
    : { at: '/x-partition/by', rule, found: `a record may have no "${by}"`, remedy: `add "${by}" to "required"` };
}

/** A foreign key needs a key over the id alone, which PostgreSQL does not hold over several parts. */
function referredRefusal(entity: Entity, entities: readonly Entity[]): Finding | undefined {
  const referring = entities.flatMap((other) =>
    other.fields
      .filter(
        ({ kind, reference, lookup }) =>
          fieldKinds[kind].type !== 'array' && (reference?.entity ?? lookup?.entity) === entity.name,
      )
      .map(({ path }) => `${other.name}.${path}`),
  );
  return referring.length === 0
    ? undefined
    : {
        at: '/x-partition',
        rule,
        found: `${referring.join(', ')} ${referring.length === 1 ? 'refers' : 'refer'} to ${entity.name}`,
        remedy: 'remove x-partition: records that are referred to stand in one table',
      };
}

function keyRefusals(entity: Entity, by: string): Finding[] {
  return entity.unique.flatMap(({ fields }, index) =>
    fields.some((path) => path === by)
      ? []
      : [
          {
            at: `/x-entity/unique/${index}`,
            rule: 'a unique key of a table in parts names the date that it is parted by',
            found: `two records of different months could have the same ${fields.join(', ')}`,
            remedy: `add "${by}" to its fields, if once for each ${by} is what is meant, or remove x-partition`,
          },
        ],
  );
}
