// Which rules of values changed between two models: only rows of these entities need to be looked at, and only what
// these rules say is news.
import { isDeepStrictEqual } from 'node:util';
import type { Entity } from '#engine/model/entity.ts';
import { allFields } from '#engine/model/entity.ts';
import { formerPath } from '#engine/model/former-paths.ts';
import type { Rule } from '#engine/model/rules.ts';
import type { Model } from '../database/model-memory.ts';

export interface ChangedRules {
  readonly entity: Entity;
  /** Paths with another constraint than before: the former one as text, '' for none. */
  readonly paths: ReadonlyMap<string, string>;
  readonly rules: readonly Rule[];
}

/** Of entities that there were. A model that nobody remembers changed in nothing. */
export function changedRules(before: Model | undefined, after: Model): readonly ChangedRules[] {
  if (before === undefined) return [];
  return Object.values(after.entities).flatMap((entity) => {
    const former = before.entities[entity.name];
    if (former === undefined) return [];
    const paths = changedPaths(former, entity, before, after);
    const rules = entity.rules.filter((rule) => !former.rules.some((one) => isSame(one, rule)));
    return paths.size + rules.length === 0 ? [] : [{ entity, paths, rules }];
  });
}

/** Every rule of every entity, as if all were new. */
export function allRules({ entities, constraints }: Model): readonly ChangedRules[] {
  return Object.values(entities).map((entity) => ({
    entity,
    paths: new Map(Object.keys(constraints[entity.name] ?? {}).map((path) => [path, ''])),
    rules: entity.rules,
  }));
}

function changedPaths(former: Entity, entity: Entity, before: Model, after: Model): ReadonlyMap<string, string> {
  const known = before.constraints[entity.name] ?? {};
  const kinds = new Map(allFields(former.fields).map(({ path, kindBy }) => [path, kindBy]));
  const byKind = allFields(entity.fields)
    .filter(({ path, kindBy }) => kindBy !== undefined && !isSame(kinds.get(path), kindBy))
    .map(({ path }): [string, string] => [path, known[path] ?? '']);
  const was = (path: string): string => known[formerPath(former, entity, path) ?? path] ?? '';
  const bySchema = Object.entries(after.constraints[entity.name] ?? {})
    .filter(([path, text]) => was(path) !== text)
    .map(([path]): [string, string] => [path, was(path)]);
  return new Map([...bySchema, ...byKind]);
}

function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(jsonOf(a), jsonOf(b));
}

function jsonOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
