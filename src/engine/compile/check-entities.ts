// What an entity says beside its fields: title, sort, unique, parent, view, form, actions.
import type { Entity, Shape } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import type { CheckContext } from './check-context.ts';
import { checkActions } from './check-actions.ts';
import { pathMistakes } from './check-path.ts';
import { checkColumns } from './check-columns.ts';
import { checkPartition } from './check-partition.ts';
import { checkPresets } from './check-presets.ts';
import type { At } from './check-path.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { checkSort } from './check-sort.ts';
import { resolveSort } from './resolve-sort.ts';
import type { SchemaEntity, SchemaFile } from './source.ts';

export function checkEntities(context: CheckContext): Mistake[] {
  return context.source.schemas.flatMap((entry) => {
    const shape = context.shapes.get(entry.schema.$id);
    const entity = context.entities.get(entry.schema.$id);
    const source = entry.schema['x-entity'];
    return [
      ...checkRequiredNames(entry, context),
      ...checkPartition(entry, context),
      ...(shape === undefined ? [] : checkForm(entry, shape, context)),
      ...(entity === undefined || source === undefined ? [] : checkEntity(entry.file, entity, source, context)),
    ];
  });
}

function checkEntity(file: string, entity: Entity, source: SchemaEntity, context: CheckContext): Mistake[] {
  return [
    ...source.title.flatMap((path, index) => pathMistakes(entity, path, { file, pointer: `/x-entity/title/${index}` })),
    ...source.sort.flatMap((text, index) =>
      checkSort(entity, resolveSort(text).path, { file, pointer: `/x-entity/sort/${index}` }),
    ),
    ...(source.unique ?? []).flatMap((unique, index) => [
      ...unique.fields.flatMap((path, at) =>
        checkStored(entity, path, { file, pointer: `/x-entity/unique/${index}/fields/${at}` }, 'unique keys'),
      ),
      ...Object.keys(unique.where ?? {}).flatMap((path) =>
        checkStored(entity, path, { file, pointer: `/x-entity/unique/${index}/where/${path}` }, 'unique keys'),
      ),
    ]),
    ...(source.indexes ?? []).flatMap((paths, index) =>
      paths.flatMap((path, at) =>
        checkStored(entity, path, { file, pointer: `/x-entity/indexes/${index}/${at}` }, 'indexes'),
      ),
    ),
    ...checkParent(file, entity, source, context),
    ...checkView(file, entity, source, context),
    ...checkActions(file, entity, source, context),
    ...checkPresets(file, entity, source),
    ...checkColumns(file, entity),
    ...(entity.form.facts ?? []).flatMap((paths, index) =>
      paths.flatMap((path) => pathMistakes(entity, path, { file, pointer: `/x-form/facts/${index}` })),
    ),
    ...(source.frozen === undefined
      ? []
      : pathMistakes(entity, source.frozen.field, { file, pointer: '/x-entity/frozen/field' })),
  ];
}

function checkStored(entity: Entity, path: string, at: At, what: string): Mistake[] {
  const field = fieldAt(entity, path);
  if (field === undefined) return pathMistakes(entity, path, at);
  const stored = fieldAt(entity, path.split('.')[0] ?? '')?.column !== undefined;
  if (stored) return [];
  return [
    { ...at, rule: `${what} are of stored fields`, found: `"${path}" is not stored`, remedy: 'take another field' },
  ];
}

function checkParent(file: string, entity: Entity, source: SchemaEntity, context: CheckContext): Mistake[] {
  const { parent } = source;
  if (parent === undefined) return [];
  const rule = 'a nested entity refers to its parent';
  if (!context.entityNames.includes(parent.entity)) {
    return [
      {
        file,
        pointer: '/x-entity/parent/entity',
        rule,
        found: `"${parent.entity}" is no entity`,
        remedy: didYouMean(parent.entity, context.entityNames),
      },
    ];
  }
  const field = entity.fields.find(({ name }) => name === parent.field);
  const at = { file, pointer: '/x-entity/parent/field' };
  if (field === undefined) return pathMistakes(entity, parent.field, at);
  if (field.reference?.entity === parent.entity) return [];
  return [
    {
      ...at,
      rule,
      found: `"${parent.field}" does not refer to ${parent.entity}`,
      remedy: `add "x-reference": {"entity": "${parent.entity}", …} to it`,
    },
  ];
}

function checkView(file: string, entity: Entity, source: SchemaEntity, context: CheckContext): Mistake[] {
  const { view } = source;
  if (view === undefined) return [];
  const rule = 'a view shows fields of another entity';
  const target = context.entities.get(view.of);
  if (target === undefined) {
    if (context.entityNames.includes(view.of)) return [];
    return [
      {
        file,
        pointer: '/x-entity/view/of',
        rule,
        found: `"${view.of}" is no entity`,
        remedy: didYouMean(view.of, context.entityNames),
      },
    ];
  }
  const names = target.fields.map(({ name }) => name);
  const foreign = entity.fields.filter(({ name }) => !names.includes(name));
  return [
    ...Object.keys(view.where).flatMap((path) =>
      pathMistakes(target, path, { file, pointer: `/x-entity/view/where/${path}` }),
    ),
    ...foreign.map(({ name }) => ({
      file,
      pointer: `/properties/${name}`,
      rule,
      found: `"${name}" is no field of ${target.name}`,
      remedy: didYouMean(name, names),
    })),
  ];
}

function checkRequiredNames({ file, schema }: SchemaFile, context: CheckContext): Mistake[] {
  const names = Object.keys(context.expanded.get(schema.$id)?.properties ?? {});
  return (schema.required ?? []).flatMap((name, index) =>
    names.includes(name)
      ? []
      : [
          {
            file,
            pointer: `/required/${index}`,
            rule: 'required fields exist',
            found: `"${name}" is no field`,
            remedy: didYouMean(name, names),
          },
        ],
  );
}

function checkForm({ file, schema }: SchemaFile, shape: Shape, context: CheckContext): Mistake[] {
  const groups = schema['x-form']?.groups ?? [];
  const names = groups.map(({ name }) => name);
  return groups.flatMap(({ name, child, panel }, index): Mistake[] => {
    const at = { file, pointer: `/x-form/groups/${index}` };
    if (names.indexOf(name) !== index)
      return [
        {
          ...at,
          rule: 'groups of a form have names of their own',
          found: `"${name}" is there twice`,
          remedy: 'choose another',
        },
      ];
    if (child !== undefined) return checkTab(child, shape, at, context);
    if (panel !== undefined) return [];
    const isEmpty = shape.form.groups[index]?.fields.length === 0;
    return isEmpty
      ? [
          {
            ...at,
            rule: 'a group of a form holds something',
            found: `no field says "x-group": "${name}"`,
            remedy: 'give it fields or remove it',
          },
        ]
      : [];
  });
}

function checkTab(child: string, shape: Shape, at: At, context: CheckContext): Mistake[] {
  const rule = 'a tab shows a nested entity';
  const pointer = `${at.pointer}/child`;
  if (!context.entityNames.includes(child))
    return [{ ...at, pointer, rule, found: `"${child}" is no entity`, remedy: didYouMean(child, context.entityNames) }];
  const entity = context.entities.get(child);
  if (entity === undefined || entity.parent?.entity === shape.name) return [];
  return [
    {
      ...at,
      pointer,
      rule,
      found: `"${child}" is not nested in ${shape.name}`,
      remedy: `name ${shape.name} as its parent`,
    },
  ];
}
