// What callers of the API and readers of files find another way: paths, methods, actions, parameters, fields, columns.
import { fieldKinds, operatorsOf } from '#engine/kinds/index.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { pairFields } from '#engine/model/former-paths.ts';
import { renamedOptions } from '../database/plan/options.ts';
import type { Model } from '../database/model-memory.ts';
import { usualFields } from '../export/export-columns.ts';
import { named, type Change } from './change.ts';

export function apiChanges(before: Model, after: Model): readonly Change[] {
  return Object.values(before.entities).flatMap((former) => {
    const entity = after.entities[former.name];
    const told = (code: 'api' | 'export', place: string, text: string): Change => ({
      id: `${code}:${former.name}:${place}`,
      code,
      entity: former.name,
      text,
    });
    if (entity === undefined)
      return [told('api', 'path', `/api/${former.collection} is gone, with all calls below it`)];
    return [
      ...pathChanges(former, entity).map(([place, text]) => told('api', place, text)),
      ...fieldChanges(former, entity).map(([place, text]) => told('api', place, text)),
      ...optionChanges(former, entity).map(([place, text]) => told('api', place, text)),
      ...columnChanges(former, entity).map((text) => told('export', 'columns', text)),
    ];
  });
}

type Placed = readonly [place: string, text: string];

const methods = {
  create: 'POST /api/{}',
  update: 'PUT and PATCH /api/{}/{id}',
  remove: 'DELETE /api/{}/{id}',
} as const;

function pathChanges(former: Entity, entity: Entity): readonly Placed[] {
  const path = former.collection;
  const gone = (Object.keys(methods) as (keyof typeof methods)[]).filter(
    (name) => former.methods[name] && !entity.methods[name],
  );
  const actions = former.actions.filter(
    ({ name, system }) => !system && !entity.actions.some((other) => other.name === name),
  );
  return [
    ...(entity.collection === path ? [] : [['path', pathChange(path, entity)] as const]),
    ...formerGone(former, entity),
    ...(former.parent !== undefined && former.parent.segment !== entity.parent?.segment
      ? [['parent', `the list of ${path} below ${former.parent.entity} at …/${former.parent.segment} is gone`] as const]
      : []),
    ...gone.map((name) => [name, `${methods[name].replace('{}', path)} is gone`] as const),
    ...actions.map(({ name }) => [`action.${name}`, `POST /api/${path}/{id}/actions/${name} is gone`] as const),
  ];
}

function pathChange(path: string, { collection, collectionWas = [] }: Entity): string {
  const was = collectionWas.find((one) => one.path === path);
  return was === undefined
    ? `/api/${path} is gone: it is /api/${collection} now; "collectionWas" would let it answer until a day`
    : `/api/${path} is /api/${collection} now, and answers until ${was.until}`;
}

/** Former paths that were announced, and answer no more or not as long. */
function formerGone({ collectionWas = [] }: Entity, entity: Entity): readonly Placed[] {
  return collectionWas.flatMap(({ path, until }): Placed[] => {
    const later = entity.collectionWas?.find((one) => one.path === path);
    if (entity.collection === path || (later !== undefined && later.until >= until)) return [];
    const end = later === undefined ? 'is gone' : `answers until ${later.until} only`;
    return [
      [`path.${path}`, `/api/${path}, a former path of ${entity.collection}, ${end} (it was to answer until ${until})`],
    ];
  });
}

function optionChanges(former: Entity, entity: Entity): readonly Placed[] {
  return renamedOptions(former, entity).map(({ field, names }) => {
    const words = named([...names].map(([was, name]) => `${was} is called ${name}`));
    return [
      `${field.path}.options`,
      `/api/${former.collection}: of ${field.path} ${words} in answers, bodies and parameters`,
    ];
  });
}

function fieldChanges(former: Entity, entity: Entity): readonly Placed[] {
  const list = `/api/${former.collection}`;
  const pairs = pairFields(former, entity);
  const known = new Set(pairs.flatMap(({ later }) => (later === undefined ? [] : [later.path])));
  return [
    ...pairs.flatMap(({ field, later }): Placed[] => {
      if (!isTop(field, pairs)) return [];
      if (later === undefined)
        return [[field.path, `${list}: ${field.path} is gone from answers, bodies and parameters`]];
      if (lastOf(later.path) !== lastOf(field.path))
        return [[field.path, `${list}: ${field.path} is called ${later.path} in answers, bodies and parameters`]];
      const lost = operatorsOf(field.kind).filter((operator) => !operatorsOf(later.kind).includes(operator));
      const type = fieldKinds[field.kind].type === fieldKinds[later.kind].type ? [] : [typeChange(list, field, later)];
      return [
        ...type,
        ...(lost.length === 0
          ? []
          : [
              [
                `${field.path}.filter`,
                `${list}: parameters ${named(lost.map((one) => `${field.path}_${one}`))} are gone`,
              ] as const,
            ]),
      ];
    }),
    ...pairs.flatMap(({ field, later }): Placed[] =>
      later !== undefined && isNeeded(later) && !isNeeded(field)
        ? [[`${later.path}.required`, `POST ${list} asks for ${later.path}`]]
        : [],
    ),
    ...entity.fields
      .filter((field) => isNeeded(field) && !known.has(field.path))
      .map(({ path }) => [`${path}.required`, `POST ${list} asks for ${path}, which is new`] as const),
  ];
}

function typeChange(list: string, field: Field, later: Field): Placed {
  const typeOf = ({ kind }: Field): string => fieldKinds[kind].type ?? 'anything';
  return [
    `${field.path}.type`,
    `${list}: ${field.path} is ${typeOf(later)} instead of ${typeOf(field)} in answers and bodies`,
  ];
}

/** What goes with its owner is told with it. */
function isTop(field: Field, pairs: ReturnType<typeof pairFields>): boolean {
  const owner = field.path.slice(0, Math.max(0, field.path.lastIndexOf('.')));
  return owner === '' || pairs.some(({ field: other, later }) => other.path === owner && later !== undefined);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function isNeeded({ required, readOnly, default: value, defaultFormula, when }: Field): boolean {
  return required && !readOnly && value === undefined && defaultFormula === undefined && when === undefined;
}

/** Whoever reads a file by the place of its columns reads another one. */
function columnChanges(former: Entity, entity: Entity): readonly string[] {
  const columns = usualFields(entity).map(({ path }) => path);
  const names = new Map(pairFields(former, entity).map(({ field, later }) => [field.path, later?.path]));
  const were = usualFields(former).map(({ path }) => names.get(path) ?? path);
  const isAppended = were.every((path, place) => columns[place] === path);
  if (isAppended) return [];
  return [
    `columns of a file of ${entity.collection} are at other places: ${named(columns, 20)} (they were ${named(were, 20)}); whoever names them (columns=…) is not concerned`,
  ];
}
