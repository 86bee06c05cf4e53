// What is allowed and seldom meant: said by generate beside what it writes, one line each.
import { fieldKinds } from '#engine/kinds/index.ts';
import { mayEnter } from '#engine/model/access.ts';
import { allFields, type Entity, type Field, type Sensitivity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { placesOf } from '#engine/model/places.ts';
import type { NavigationItem } from '#engine/model/routes.ts';
import type { ExpandedField, ExpandedSchema } from './expand.ts';
import { closedEntries } from './check-navigation.ts';
import type { Resolved } from './resolve.ts';
import { configFiles } from './source.ts';

export function advise(resolved: Resolved): string[] {
  return [...closedEntries(resolved), ...entriesOfNobody(resolved), ...unmarkedPeople(resolved)];
}

/** Neither a role nor a guest both sees the entry and may open its page. */
function entriesOfNobody({ navigation, routes, roles }: Resolved): string[] {
  const visitors = [
    { roles: [], signedIn: false },
    ...roles.roles.map((role) => ({ roles: [role], signedIn: true })),
  ].map((visitor) => ({ visitor, address: placesOf(routes, visitor).address }));
  const opens = (chain: readonly NavigationItem[], url: string): boolean =>
    visitors.some(({ visitor, address }) => {
      const route = routes.find(({ path }) => path === address(url));
      return route !== undefined && mayEnter(route.auth, visitor) && chain.every(({ auth }) => mayEnter(auth, visitor));
    });
  return chainsOf(navigation).flatMap((chain) => {
    const entry = chain.at(-1);
    return entry?.url === undefined || opens(chain, entry.url)
      ? []
      : [
          `warning: ${configFiles.navigation}: no role may open ${entry.id} (${entry.url}); give its auth, that of its group and of its page a role in common, or take it out`,
        ];
  });
}

/** Every entry with the groups that it stands in. */
function chainsOf(items: readonly NavigationItem[]): (readonly NavigationItem[])[] {
  return items.flatMap((item) => [[item], ...chainsOf(item.children ?? []).map((chain) => [item, ...chain])]);
}

/** Of views nothing: they are told of with the entity whose rows they are. */
function unmarkedPeople({ entities, schemas, labels }: Resolved): string[] {
  return entities
    .filter(({ view }) => view === undefined)
    .flatMap((entity) => {
      const schema = schemas.find(({ $id }) => $id === entity.name);
      return allFields(entity.fields).flatMap((field) => {
        const tells = tellsOf(field, labelsOf(entity, field, labels));
        if (tells === undefined || schema === undefined || isMarked(field, schema)) return [];
        return [
          `warning: ${schema.file}: ${entity.name}.${field.path} tells of a person and has no "x-sensitive": masks, erasure and logs pass it by; write "x-sensitive": "${tells}", or "none" where nobody need be kept from it`,
        ];
      });
    });
}

function labelsOf(entity: Entity, { path }: Field, labels: Resolved['labels']): readonly string[] {
  const key = labelKeys.field(entity.name, path);
  return Object.values(labels).flatMap((texts) => texts[key] ?? []);
}

/** A day of birth has no kind of its own: its name says it, or its label does. */
const birth = /birth|nascimento|naissance|nasceu/i;

function tellsOf({ kind, kindBy, name }: Field, labels: readonly string[]): Sensitivity | undefined {
  const known = [kind, ...Object.values(kindBy?.kinds ?? {})].flatMap((one) => fieldKinds[one].personal ?? []);
  if (known[0] !== undefined) return known[0];
  return fieldKinds[kind].moment === 'date' && [name, ...labels].some((text) => birth.test(text))
    ? 'personal'
    : undefined;
}

/** By itself, or by an object or list around it. */
function isMarked({ path }: Field, schema: ExpandedSchema): boolean {
  const names = path.split('.');
  return names.some((_, depth) => sourceAt(schema, names.slice(0, depth + 1))?.['x-sensitive'] !== undefined);
}

function sourceAt(schema: ExpandedSchema, names: readonly string[]): ExpandedField | undefined {
  let properties: Readonly<Record<string, ExpandedField>> | undefined = schema.properties;
  let field: ExpandedField | undefined;
  for (const name of names) {
    field = properties?.[name];
    properties = field?.properties ?? field?.items?.properties;
  }
  return field;
}
