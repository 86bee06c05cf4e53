// State changes: the transition table of the schema decides who may, from where, with what reason; the effects are written with the history.
import type { ActionName } from '#generated/entities.ts';
import { valueAt } from '#model/value-at.ts';
import type { Action, ActionValue, Entity } from '#model/entity.ts';
import { labelKeys } from '#model/label-keys.ts';
import { holds } from '#model/rules.ts';
import { mayPass } from '#model/access.ts';
import type { Actor } from '../actor.ts';
import { ApiError, forbidden, invalid } from '../api-error.ts';
import { checkActionInput, inputFieldOf, reasonOf } from './check-action-input.ts';
import { entityNamed } from './entity-table.ts';
import { actionGuards } from './hook-table.ts';
import { withInitialValues } from './initial-values.ts';
import { isValues, type Values } from './present-record.ts';
import { checkVersion, readRecord, type At, type RecordParts } from './record-context.ts';
import { checkRight, schemaOf } from './rights.ts';
import { changeRecord, insertRecord } from './store.ts';
import { uuidV7 } from './uuid-v7.ts';
import { atomically, readVersion } from './write-records.ts';

export interface ActionRequest {
  readonly entity: Entity;
  readonly action: string;
  readonly actor: Actor | null;
  readonly at: At;
  /** `reason`, `confirm` (what was typed), and the action's own input. */
  readonly body: unknown;
  readonly version?: number | undefined;
}

/** The record after it. */
export async function actOnRecord(parts: RecordParts, { entity, action: name, actor, at, body, version }: ActionRequest): Promise<Values> {
  const { database, clock } = parts;
  checkRight(entity, 'read', actor);
  const action = entity.actions.find((candidate) => candidate.name === name);
  if (action === undefined) throw new ApiError('NOT_FOUND');
  if (!mayPass(action.roles, actor.roles)) throw forbidden(`${schemaOf(entity)} x-entity.actions.${name}.roles`);
  database.checkWritable();
  const input = isValues(body) ? body : {};
  return atomically(parts, entity, async () => {
    const now = clock();
    const current = await readRecord(database, entity, { at, actor, lock: true });
    checkVersion(entity, current, version ?? readVersion(input['version']), actor);
    checkTransition(entity, action, current);
    const problems = checkActionInput(entity, action, { current, input });
    if (problems.length > 0) throw invalid(entity, problems);
    const known = `${entity.name}.${name}` as ActionName;
    await actionGuards[known]?.({ database, entity, actor, now, current, action: known });
    await writeAction(parts, { entity, action, actor, now, current, input });
    return readRecord(database, entity, { at: { id: at.id }, actor });
  });
}

/** 409 with the state as it is, when the action does not start there or a guard does not hold. */
function checkTransition(entity: Entity, action: Action, current: Readonly<Values>): void {
  const state = String(current[action.field]);
  const broken = action.guard?.find((condition) => !holds(condition, (path) => valueAt(current, path)));
  if (action.from.includes(state) && broken === undefined) return;
  const field = broken?.field ?? action.field;
  throw transitionRefused(entity, field, current);
}

function transitionRefused(entity: Entity, field: string, current: Readonly<Values>): ApiError {
  const state = String(valueAt(current, field));
  return new ApiError('TRANSITION', { state, stateLabel: labelKeys.option(entity.name, field, state) }, { current: { [field]: state } });
}

interface Acting {
  readonly entity: Entity;
  readonly action: Action;
  readonly actor: Actor;
  readonly now: Date;
  readonly current: Readonly<Values>;
  readonly input: Readonly<Values>;
}

async function writeAction({ database }: RecordParts, { entity, action, actor, now, current, input }: Acting): Promise<void> {
  const resolve = (values: Readonly<Record<string, ActionValue>>) => resolveValues(values, { actor, now, input });
  const author = { actor, now, action: action.name, reason: action.reason === 'none' ? undefined : reasonOf(input) };
  const after = { ...current, ...resolve(action.set), [action.field]: action.to };
  await changeRecord(database, entity, { before: current, after, author });
  if (action.append === undefined) return;
  const appended = entityNamed(action.append.entity);
  const values = { ...resolve(action.append.values), ...(appended.parent && { [appended.parent.field]: current['id'] }), id: uuidV7(now) };
  await insertRecord(database, appended, withInitialValues(appended.fields, withoutAbsent(values), { actor, now }), { actor, now, action: 'create' });
}

function resolveValues(values: Readonly<Record<string, ActionValue>>, { actor, now, input }: Pick<Acting, 'actor' | 'now' | 'input'>): Values {
  const known: Readonly<Record<string, unknown>> = { $now: now.toISOString(), $actor: { userId: actor.userId, name: actor.name }, $actorId: actor.userId, $reason: reasonOf(input) };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'string' || !value.startsWith('$')) return [name, value];
    const field = inputFieldOf(value);
    return [name, field === undefined ? known[value] : input[field]];
  }));
}

function withoutAbsent(values: Readonly<Values>): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
