// Turns access lists into role codes: "@staff" becomes the roles of the group.
import {
  readers,
  signedIn,
  type Access,
  type Admission,
  type EntityRights,
  type FieldRights,
  type Roles,
} from '#engine/model/access.ts';
import { engineGroups } from '#engine/model/named-groups.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { RolesConfig, Source, SourceAccess, SourceFieldRights } from './source.ts';

/** Absent stays absent (everyone); a group without roles is the empty list (guests only). */
export function resolveAccess(access: SourceAccess | undefined, config: RolesConfig): Access {
  return access === undefined ? undefined : resolveRoles([access].flat(), config);
}

/** The same of a page, which may also admit whoever is signed in, or whoever reads the entity that it is about. */
export function resolveAdmission(
  access: SourceAccess | undefined,
  config: RolesConfig,
  entity: string | undefined,
): Admission {
  if (access === readers) return readersOf(entity, config);
  return access === signedIn ? signedIn : resolveAccess(access, config);
}

export function readersOf(entity: string | undefined, config: RolesConfig): string[] {
  return resolveRoles(config.entities[entity ?? '']?.read ?? [], config);
}

/** A group that names itself, which the check refuses, adds nothing here. */
function resolveRoles(names: readonly string[], config: RolesConfig, trail: readonly string[] = []): string[] {
  const roles = names.flatMap((name) => {
    if (!name.startsWith('@')) return [name];
    return trail.includes(name) ? [] : resolveRoles(config.groups[name.slice(1)] ?? [], config, [...trail, name]);
  });
  return [...new Set(roles)];
}

export function resolveFieldRights({ read, write }: SourceFieldRights, config: RolesConfig): FieldRights {
  return {
    ...(read !== undefined && { read: resolveRoles(read, config) }),
    ...(write !== undefined && { write: resolveRoles(write, config) }),
  };
}

export const defaultAdministrator = 'admin';

/** What rows are compared with besides the user's own id. */
function ownedBy(config: RolesConfig, user: Entity | undefined): Record<string, string> {
  const froms = Object.values(config.entities).flatMap(({ rows = [] }) => rows.map(({ from }) => from));
  const owned = [...new Set(froms)].sort().flatMap((from): [string, string][] => {
    const target = user?.fields.find(({ name }) => name === from)?.reference?.entity;
    return target === undefined ? [] : [[from, target]];
  });
  return Object.fromEntries(owned);
}

/** Groups of roles.config.json that code names, each with the file that names it. */
export function namedGroups({
  business,
}: Pick<Source, 'business'>): { readonly name: string; readonly named: string }[] {
  return [
    ...engineGroups.map((name) => ({ name, named: 'src/engine/model/named-groups.ts' })),
    ...business.flatMap((subject) =>
      (subject.groups ?? []).map((name) => ({ name, named: `src/business/${subject.name}/groups.ts` })),
    ),
  ];
}

/** `user` is the entity of those who sign in, where there is one. */
export function resolveRolesConfig(source: Source, user: Entity | undefined): Roles {
  const config = source.roles;
  const list = (names: readonly string[] | undefined) => resolveRoles(names ?? [], config);
  const entities = Object.entries(config.entities)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, rights]): [string, EntityRights] => [
      name,
      {
        read: list(rights.read),
        create: list(rights.create),
        update: list(rights.update),
        remove: list(rights.remove),
        rows: rights.rows ?? [],
        unmasked: Object.fromEntries(Object.entries(rights.unmasked ?? {}).map(([kind, names]) => [kind, list(names)])),
        fields: Object.fromEntries(
          Object.entries(rights.fields ?? {}).map(([path, limits]) => [path, resolveFieldRights(limits, config)]),
        ),
      },
    ]);
  return {
    roles: Object.keys(config.roles),
    groups: Object.fromEntries(Object.keys(config.groups).map((name) => [name, list([`@${name}`])])),
    named: namedGroups(source).map(({ name }) => name),
    viewAs: list(config.viewAs),
    shareViews: list(config.shareViews),
    administrator: config.administrator ?? defaultAdministrator,
    owned: ownedBy(config, user),
    entities: Object.fromEntries(entities),
  };
}
