// What a list's columns are called after a change of the model: its own fields, and those of the records that they refer
// to (`client.phone`), by the names of both.
import { referredAt, referredFields, type ReferredField } from '#engine/kinds/referred.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { renamedPaths } from '#engine/model/former-paths.ts';
import type { Model } from './model-memory.ts';

/** Former path → present path. */
export type NameOf = (path: string) => string;
/** The same by the entity of the list. */
export type NamesIn = (entity: string) => NameOf;

/** Undefined where no field has another name. */
export function presentNames(before: Model, after: Model): NamesIn | undefined {
  const names = new Map(
    Object.entries(before.entities).flatMap(([name, former]) => {
      const entity = after.entities[name];
      const renamed = entity === undefined ? new Map<string, string>() : renamedPaths(former, entity);
      return renamed.size === 0 ? [] : [[name, renamed] as const];
    }),
  );
  if (names.size === 0) return undefined;
  const nameOf = (entity: string, path: string) => names.get(entity)?.get(path) ?? path;
  return (name) => (path) => {
    const referred = splitReferred(before.entities[name], path);
    if (referred === undefined) return nameOf(name, path);
    return `${nameOf(name, referred.by)}.${nameOf(referred.entity, referred.path)}`;
  };
}

/** A column of referenced records, and as which it is there after a change of the model; undefined: it goes. */
export interface LaterReferred {
  readonly former: ReferredField;
  readonly later: ReferredField | undefined;
}

/** All of a list that stays, by their former paths. */
export function laterReferred(former: Entity, before: Model, after: Model): ReadonlyMap<string, LaterReferred> {
  const entity = after.entities[former.name];
  if (entity === undefined) return new Map();
  const nameOf = presentNames(before, after)?.(former.name) ?? ((path: string) => path);
  return new Map(
    referredFields(former, (name) => before.entities[name]).map((column) => [
      column.path,
      { former: column, later: referredAt(entity, nameOf(column.path), (name) => after.entities[name]) },
    ]),
  );
}

/** Those that go: with their reference, or with the field of the other one. */
export function goneReferred(former: Entity, before: Model, after: Model): readonly string[] {
  return [...laterReferred(former, before, after)].flatMap(([path, { later }]) => (later === undefined ? [path] : []));
}

function splitReferred(
  former: Entity | undefined,
  path: string,
): { readonly by: string; readonly entity: string; readonly path: string } | undefined {
  const [by = '', ...rest] = path.split('.');
  const entity = former?.fields.find(({ name }) => name === by)?.reference?.entity;
  if (former === undefined || entity === undefined || rest.length === 0 || fieldAt(former, path) !== undefined)
    return undefined;
  return { by, entity, path: rest.join('.') };
}
