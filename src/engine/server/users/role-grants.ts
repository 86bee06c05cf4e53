// Who may give a role: nobody to himself, and nobody more than he has. A role is had by whoever has each right that it
// has; the rights are read from what generate made of roles.config.json and the schemas, so that a new right counts
// without being listed here. Two exceptions, both written in roles.config.json: administrators give every role, and who
// may create operators or issuers gives that role.
import { roles as declared } from '#generated/roles.ts';
import { entities } from '#generated/entities.ts';
import type { Action, Entity, Field } from '#engine/model/entity.ts';
import { membersOf } from '#engine/model/named-groups.ts';
import { mayAll, type Actor } from '../actor.ts';
import { ApiError } from '../http/api-error.ts';
import { highest, rolesOf, type User } from './user-rights.ts';

const all: readonly Entity[] = Object.values(entities);

/** 403 unless the actor may give each role that the record has and the current one has not. */
export function checkGrants(actor: Actor, current: User, record: User): void {
  const had = rolesOf(current);
  const given = rolesOf(record).filter((role) => !had.includes(role));
  if (given.length === 0) return;
  if (current?.['id'] === actor.userId) throw refused('ownRole', 'nobody gives a role to himself');
  checkHas(actor, given, 'nobody gives a role with rights that he does not have');
}

/** 403 unless the actor has each of these roles: whoever chooses the address of an account can choose its password. */
export function checkHas(actor: Actor, roles: readonly string[], why: string): void {
  const missing = roles.filter((role) => !mayGive(actor, role));
  if (missing.length > 0)
    throw refused(
      'moreThanOwn',
      `${why} (${missing.join(', ')})`,
      declared.roles.filter((role) => missing.every((one) => has([role], one))),
    );
}

function refused(context: string, why: string, who?: readonly string[]): ApiError {
  const rule = `schemas/user.schema.json properties.role: ${why}`;
  return new ApiError('FORBIDDEN', { rule, context }, { rule, ...(who !== undefined && { roles: who }) });
}

function mayGive(actor: Actor, role: string): boolean {
  const views = all.filter(({ view }) => view?.of === 'user' && Object.values(view.where).includes(role));
  return (
    actor.holders.every(({ roles }) => has(roles, role)) ||
    views.some(({ name }) => mayAll(actor, declared.entities[name]?.create ?? []))
  );
}

/** Whether someone with these roles has every right of the role. */
export function has(roles: readonly string[], role: string): boolean {
  if (roles.includes(highest) || roles.includes(role)) return true;
  const own = new Set(roles.flatMap(rightsOf));
  return role !== highest && rightsOf(role).every((right) => own.has(right) || own.has(right.replace(ofOwnRows, '')));
}

/** Ends a right that reaches as far as the role's own rows only; who has it everywhere has this one, too. */
const ofOwnRows = ' of own rows';

function rightsOf(role: string): readonly string[] {
  return [
    ...(declared.viewAs.includes(role) ? ['viewAs'] : []),
    ...declared.named.filter((group) => membersOf(declared, group).includes(role)),
    ...all.flatMap((entity) => entityRights(entity, role)),
  ];
}

function entityRights({ name, actions, fields }: Entity, role: string): string[] {
  const rights = declared.entities[name];
  if (rights === undefined) return [];
  const reach = rights.rows.some((scope) => scope.role === role) ? ofOwnRows : '';
  const own = (['read', 'create', 'update', 'remove'] as const).filter((right) => rights[right].includes(role));
  const unmasked = Object.entries(rights.unmasked)
    .filter(([, may]) => may.includes(role))
    .map(([kind]) => `unmasked ${kind}`);
  const done = actions.filter((action) => !action.system && action.roles?.includes(role)).flatMap(stepsOf);
  return [...own, ...unmasked, ...done, ...fields.flatMap((field) => fieldRights(field, role))].map(
    (right) => `${name} ${right}${reach}`,
  );
}

/** The steps that an action makes: whoever makes them by an action of another name makes them, too. */
function stepsOf({ name, field, from, to }: Action): string[] {
  if (to.length === 0) return [`action ${name}`];
  return from.flatMap((before) => to.map((after) => `${field} from ${before} to ${after}`));
}

/** Only fields that not everybody with the entity's right reads or writes. */
function fieldRights({ path, access, fields = [] }: Field, role: string): string[] {
  const own = (['read', 'write'] as const).filter((right) => access?.[right]?.includes(role));
  return [...own.map((right) => `${right} ${path}`), ...fields.flatMap((inner) => fieldRights(inner, role))];
}
