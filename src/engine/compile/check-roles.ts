// roles.config.json: groups hold roles that exist, every entity says who may.
import { readers, signedIn } from '#engine/model/access.ts';
import { allFields, fieldAt } from '#engine/model/entity.ts';
import type { Entity, Sensitivity } from '#engine/model/entity.ts';
import { checkAccess } from './check-context.ts';
import type { CheckContext } from './check-context.ts';
import { checkFieldRights } from './check-field-rights.ts';
import { pathMistakes } from './check-path.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { defaultAdministrator, namedGroups } from './resolve-access.ts';
import { configFiles } from './source.ts';
import type { RolesConfig, SourceRights } from './source.ts';

const file = configFiles.roles;

/** What unmasked may name; the compiler keeps it whole. */
const sensitivities = Object.keys({ document: 0, email: 0, phone: 0, bank: 0, money: 0, personal: 0 } satisfies Record<
  Sensitivity,
  0
>);

/** As a role it would admit one kind of people where everybody who is signed in is meant. */
const takenNames = { [signedIn]: 'whoever is signed in', [readers]: 'whoever reads what a page shows' };

export function checkRoles(context: CheckContext): Mistake[] {
  if (!context.sound.roles) return [];
  const { roles } = context.source;
  return [
    ...Object.entries(takenNames)
      .filter(([name]) => name in roles.roles)
      .map(([name, meaning]) => ({
        file,
        pointer: `/roles/${name}`,
        rule: 'names of the product are no roles',
        found: `"${name}" means ${meaning}`,
        remedy: 'choose another name for the role',
      })),
    ...Object.entries(roles.groups).flatMap(([name, members]) => [
      ...checkAccess(members, { file, pointer: `/groups/${name}` }, context),
      ...checkCycle(name, roles),
    ]),
    ...namedGroups(context.source)
      .filter(({ name }) => roles.groups[name] === undefined)
      .map(({ name, named }) => ({
        file,
        pointer: '/groups',
        rule: `groups that code names exist (${named})`,
        found: `there is no group "${name}"`,
        remedy: `give it its name back, or rename it in ${named}, too`,
      })),
    ...checkAccess(roles.viewAs, { file, pointer: '/viewAs' }, context),
    ...checkAccess(roles.shareViews, { file, pointer: '/shareViews' }, context),
    ...checkAdministrator(roles),
    ...Object.entries(roles.entities).flatMap(([name, rights]) => checkRights(name, rights, context)),
    ...context.entityNames
      .filter((name) => roles.entities[name] === undefined)
      .map((name) => ({
        file,
        pointer: '/entities',
        rule: 'every entity says who may',
        found: `"${name}" has no rights, so nobody may read it`,
        remedy: `add "${name}": {"read": […], …}`,
      })),
  ];
}

function checkCycle(name: string, { groups }: RolesConfig): Mistake[] {
  const reached = new Set<string>();
  const reach = (group: string): void => {
    for (const member of groups[group] ?? []) {
      if (!member.startsWith('@') || reached.has(member)) continue;
      reached.add(member);
      reach(member.slice(1));
    }
  };
  reach(name);
  if (!reached.has(`@${name}`)) return [];
  return [
    {
      file,
      pointer: `/groups/${name}`,
      rule: 'a group does not hold itself',
      found: `"@${name}" comes back to itself`,
      remedy: 'name the roles instead',
    },
  ];
}

function checkRights(name: string, rights: SourceRights, context: CheckContext): Mistake[] {
  const pointer = `/entities/${name}`;
  const known = context.entityNames;
  if (!known.includes(name))
    return [
      {
        file,
        pointer,
        rule: 'rights are of entities',
        found: `"${name}" is no entity`,
        remedy: calledNow(name, context) ?? didYouMean(name, known),
      },
    ];
  return [
    ...(['read', 'create', 'update', 'remove'] as const).flatMap((right) =>
      checkAccess(rights[right], { file, pointer: `${pointer}/${right}` }, context),
    ),
    ...(rights.rows ?? []).flatMap((row, index) => checkRow(name, row, `${pointer}/rows/${index}`, context)),
    ...Object.entries(rights.unmasked ?? {}).flatMap(([kind, names]) => [
      ...(sensitivities.includes(kind)
        ? []
        : [
            {
              file,
              pointer: `${pointer}/unmasked/${kind}`,
              rule: 'what is unmasked is sensitive',
              found: `"${kind}" is no sensitivity`,
              remedy: didYouMean(kind, sensitivities),
            },
          ]),
      ...checkUnmasked(name, kind, `${pointer}/unmasked/${kind}`, context),
      ...checkAccess(names, { file, pointer: `${pointer}/unmasked/${kind}` }, context),
    ]),
    ...checkFieldRights(name, context),
  ];
}

/** A mask of what the entity no longer has guards nothing: the field may be called otherwise now, and be open. */
function checkUnmasked(name: string, kind: string, pointer: string, { entities }: CheckContext): Mistake[] {
  const entity = entities.get(name);
  const held = [...new Set(allFields(entity?.fields ?? []).flatMap(({ sensitive }) => sensitive ?? []))];
  if (entity === undefined || !sensitivities.includes(kind) || held.some((one) => one === kind)) return [];
  return [
    {
      file,
      pointer,
      rule: 'what is unmasked is there',
      found: `no field of ${name} is "${kind}"`,
      remedy: held.length === 0 ? 'remove it, or mark the field with x-sensitive' : didYouMean(kind, held),
    },
  ];
}

/** A field of the record, or a reference and a field of the entity it points to. */
function rowPathMistakes(entity: Entity, path: string, pointer: string, { entities }: CheckContext): Mistake[] {
  const [first = '', ...rest] = path.split('.');
  const link = fieldAt(entity, first);
  if (link?.kind !== 'reference' || rest.length === 0) return pathMistakes(entity, path, { file, pointer });
  // A file with mistakes of its own is left out: it is not blamed here as well.
  const target = entities.get(link.reference?.entity ?? '');
  return target === undefined ? [] : pathMistakes(target, rest.join('.'), { file, pointer });
}

/** Rows of a role that reads none are a leftover, or the right to read is. */
function checkRowReader(name: string, role: string, pointer: string, { resolved, source }: CheckContext): Mistake[] {
  const readers = resolved.roles.entities[name]?.read ?? [];
  if (source.roles.roles[role] === undefined || readers.includes(role)) return [];
  return [
    {
      file,
      pointer,
      rule: 'rows are of who reads',
      found: `"${role}" does not read ${name}`,
      remedy: `remove the row, or add "${role}" to entities.${name}.read`,
    },
  ];
}

/** A group would be the role of nobody: whoever may edit users could then take out the last administrator. */
function checkAdministrator({ roles, administrator = defaultAdministrator }: RolesConfig): Mistake[] {
  if (Object.hasOwn(roles, administrator)) return [];
  return [
    {
      file,
      pointer: '/administrator',
      rule: 'the administrator is a role',
      found: `"${administrator}" is no role`,
      remedy: didYouMean(administrator, Object.keys(roles)),
    },
  ];
}

function checkRow(
  name: string,
  row: NonNullable<SourceRights['rows']>[number],
  pointer: string,
  context: CheckContext,
): Mistake[] {
  const entity = context.entities.get(name);
  const user = context.entities.get('user');
  const lists =
    user?.fields.filter(({ kind }) => kind === 'references' || kind === 'id').map((field) => field.name) ?? [];
  const from = user === undefined ? undefined : fieldAt(user, row.from);
  return [
    ...checkAccess(row.role, { file, pointer: `${pointer}/role` }, context),
    ...checkRowReader(name, row.role, `${pointer}/role`, context),
    ...(entity === undefined ? [] : rowPathMistakes(entity, row.path, `${pointer}/path`, context)),
    ...(user === undefined || from !== undefined
      ? []
      : [
          {
            file,
            pointer: `${pointer}/from`,
            rule: 'rows are of the ids a user has',
            found: `"${row.from}" is no field of user`,
            remedy: didYouMean(row.from, lists),
          },
        ]),
  ];
}

function calledNow(name: string, { source }: CheckContext): string | undefined {
  const later = source.schemas.find(({ schema }) => schema['x-was'] === name)?.schema.$id;
  return later === undefined ? undefined : `it is called "${later}" now`;
}
