// What the deeper checks look at: the files that have the right form, resolved, and the names of all files.
import { readers, signedIn } from '#engine/model/access.ts';
import type { Entity, Shape } from '#engine/model/entity.ts';
import { expandSchemas } from './expand.ts';
import type { ExpandedSchema } from './expand.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { resolve } from './resolve.ts';
import { readersOf } from './resolve-access.ts';
import type { Resolved } from './resolve.ts';
import { configFiles } from './source.ts';
import type { Schema, SchemaFile, Source, SourceAccess } from './source.ts';

export interface CheckContext {
  readonly source: Source;
  readonly resolved: Resolved;
  readonly expanded: ReadonlyMap<string, ExpandedSchema>;
  /** Entities and shapes by name. */
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly entities: ReadonlyMap<string, Entity>;
  /** Names of the entities of all files, also of those with mistakes. */
  readonly entityNames: readonly string[];
  /** Configs whose form is right. */
  readonly sound: Readonly<Record<keyof typeof configFiles, boolean>>;
}

/** `faulty` are the files that are left out, with all that builds on them. */
export function buildContext(
  whole: Source,
  faulty: ReadonlySet<string>,
): { context: CheckContext; mistakes: readonly Mistake[] } {
  const sound = {
    routes: !faulty.has(configFiles.routes),
    navigation: !faulty.has(configFiles.navigation),
    roles: !faulty.has(configFiles.roles),
  };
  const source: Source = {
    ...whole,
    schemas: soundSchemas(whole.schemas, faulty),
    routes: sound.routes ? whole.routes : { routes: [] },
    navigation: sound.navigation ? whole.navigation : { items: [] },
    roles: sound.roles ? whole.roles : { roles: {}, groups: {}, entities: {} },
  };
  const { schemas, mistakes } = expandSchemas(source.schemas);
  const resolved = resolve(source);
  const context = {
    source,
    resolved,
    expanded: new Map(schemas.map((schema) => [schema.$id, schema])),
    shapes: new Map([...resolved.entities, ...resolved.shapes].map((shape) => [shape.name, shape])),
    entities: new Map(resolved.entities.map((entity) => [entity.name, entity])),
    entityNames: whole.schemas.filter(({ schema }) => schema['x-entity'] !== undefined).map(({ schema }) => schema.$id),
    sound,
  };
  return { context, mistakes };
}

function soundSchemas(files: readonly SchemaFile[], faulty: ReadonlySet<string>): SchemaFile[] {
  let kept = files.filter(({ file }) => !faulty.has(file));
  for (;;) {
    const lost = new Set(files.filter((file) => !kept.includes(file)).map(({ schema }) => schema.$id));
    const next = kept.filter(({ schema }) => !usedNames(schema).some((name) => lost.has(name)));
    if (next.length === kept.length) return kept;
    kept = next;
  }
}

/** Names of the schemas that this one takes in. */
function usedNames(schema: Schema): string[] {
  const referred = [...JSON.stringify(schema.properties).matchAll(/"\$ref":"([^"#]+)/g)].map((match) => match[1] ?? '');
  const extended = schema['x-extends'];
  const base = schema['x-entity'] === undefined ? [] : ['base'];
  return [...referred, ...base, ...(extended === undefined ? [] : [extended])];
}

/** Mistakes of an access list: roles and groups that are not in roles.config.json. */
export function checkAccess(
  access: SourceAccess | undefined,
  at: { file: string; pointer: string },
  { source, sound }: CheckContext,
): Mistake[] {
  if (access === undefined || !sound.roles) return [];
  const known = [...Object.keys(source.roles.roles), ...Object.keys(source.roles.groups).map((group) => `@${group}`)];
  return [access].flat().flatMap((name, index) => {
    if (known.includes(name)) return [];
    const pointer = Array.isArray(access) ? `${at.pointer}/${index}` : at.pointer;
    const what = name.startsWith('@') ? 'group' : 'role';
    return [
      {
        file: at.file,
        pointer,
        rule: 'roles and groups are in roles.config.json',
        found: `"${name}" is no ${what}`,
        remedy: didYouMean(name, known),
      },
    ];
  });
}

/** The same of a page or an entry, which may also admit whoever is signed in. */
export function checkAdmission(
  access: SourceAccess | undefined,
  at: { file: string; pointer: string },
  { context, entity }: { readonly context: CheckContext; readonly entity: string | undefined },
): Mistake[] {
  if (access === signedIn) return [];
  if (access !== readers) return checkAccess(access, at, context);
  if (!context.sound.roles || readersOf(entity, context.source.roles).length > 0) return [];
  return [
    {
      ...at,
      rule: `"${readers}" are the roles that read what a page shows`,
      found: entity === undefined ? 'it shows no entity' : `nobody reads "${entity}"`,
      remedy: entity === undefined ? 'name roles or a group' : 'give roles the right in roles.config.json',
    },
  ];
}
