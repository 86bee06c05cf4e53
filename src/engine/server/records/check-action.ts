// Whether an action may be done at all: by this person, from this state.
import type { Action, Entity } from '#engine/model/entity.ts';
import { holds } from '#engine/model/condition.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { mayAll, type Actor } from '../actor.ts';
import { ApiError, forbidden, type StateOf } from '../http/api-error.ts';
import type { Values } from './present-record.ts';
import { schemaOf } from './rights.ts';

/** 403 naming the rule and who could: what jobs do nobody else does. */
export function checkWho(entity: Entity, action: Action, actor: Actor | null): asserts actor is Actor {
  if (actor === null) throw new ApiError('UNAUTHENTICATED');
  const rule = `${schemaOf(entity)} x-entity.actions.${action.name}.${action.system ? 'system' : 'roles'}`;
  const may = action.system ? actor.isSystem === true : actor.isSystem === true || mayAll(actor, action.roles);
  if (!may) throw forbidden(rule, action.roles);
}

/** 409 with the state as it is, when the action does not start there or a guard does not hold. */
export function checkTransition(entity: Entity, action: Action, current: Readonly<Values>): void {
  const field = startsFrom(action, current) ? brokenGuard(action, current) : action.field;
  if (field !== undefined) throw transitionRefused(entity, field, current);
}

/** 409 naming the state, in the reader's words, and as it is stored. */
export function transitionRefused(entity: Entity, field: string, current: Readonly<Values>): ApiError {
  const state = String(valueAt(current, field));
  return new ApiError(
    'TRANSITION',
    { state, stateOf: [entity.name, field, state] satisfies StateOf },
    { current: { [field]: state } },
  );
}

export function startsFrom(action: Action, current: Readonly<Values>): boolean {
  return action.from.includes(String(current[action.field]));
}

function brokenGuard(action: Action, current: Readonly<Values>): string | undefined {
  return action.guard?.find((condition) => !holds(condition, (path) => valueAt(current, path)))?.field;
}
