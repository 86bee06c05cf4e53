// Which entries of the history a reader may know of: a change of what he does not see is none to him, also where it is
// a part of a field that he sees.
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import type { Change } from '../database/write-history.ts';
import type { Sql } from './field-sql.ts';
import { presentValue, type Values } from './present-record.ts';
import { isMasked, mayReadField } from './rights.ts';

type Changes = Readonly<Record<string, Change>>;

/**
 * Fields that are gone from the schema or hidden from the actor are left out, and those in which he sees no difference.
 */
export function presentChanges(entity: Entity, changes: Changes, actor: Actor): Values {
  const shown = Object.entries(changes).flatMap(([name, { from, to }]): [string, Change][] => {
    const field = entity.fields.find((candidate) => candidate.name === name);
    if (field === undefined || !mayReadField(field, actor)) return [];
    const side = (value: unknown) => (value === undefined ? undefined : presentValue(entity, field, value, actor));
    const [before, after] = [side(from), side(to)];
    if (!isWhole(entity, field, actor) && isDeepStrictEqual(before, after)) return [];
    return [[name, { ...(before !== undefined && { from: before }), ...(after !== undefined && { to: after }) }]];
  });
  return Object.fromEntries(shown);
}

/** Whether the actor sees all of the field, each part of it in full. */
function isWhole(entity: Entity, field: Field, actor: Actor): boolean {
  return (
    mayReadField(field, actor) &&
    !isMasked(entity, field, actor) &&
    (field.fields ?? []).every((part) => isWhole(entity, part, actor))
  );
}

/**
 * Of an entry of the table history: it is no plain update, or changes a field of which the actor sees something. Of
 * some such entries he sees nothing after all: isUntold.
 */
export function mayBeTold(entity: Entity, actor: Actor): Sql {
  const names = entity.fields.filter((field) => mayReadField(field, actor)).map((field) => field.name);
  return sql`(action <> 'update' or changes = '{}'::jsonb or changes ?| ${names}::text[])`;
}

/** Entries that only a look at their values decides on. */
export function isDoubtful(entity: Entity, actor: Actor): Sql {
  const names = entity.fields.filter((field) => isWhole(entity, field, actor)).map((field) => field.name);
  return sql`(action = 'update' and changes <> '{}'::jsonb and not changes ?| ${names}::text[])`;
}

/** An update in which the actor sees nothing: that it happened would tell. */
export function isUntold(
  entity: Entity,
  { action, changes }: { readonly action: string; readonly changes: Changes },
  actor: Actor,
): boolean {
  return (
    action === 'update' &&
    Object.keys(changes).length > 0 &&
    Object.keys(presentChanges(entity, changes, actor)).length === 0
  );
}
