// State changes: the transition table of the schema decides who may, from where, with what reason; the effects are written with the history.
import type { ActionName } from '#generated/entities.ts';
import { valueAt } from '#model/value-at.ts';
import type { Action, ActionValue, Entity } from '#model/entity.ts';
import { labelKeys } from '#model/label-keys.ts';
import { holds, type Problem } from '#model/rules.ts';
import { mayPass } from '#model/access.ts';
import type { Actor } from '../actor.ts';
import { ApiError, forbidden, invalid } from '../api-error.ts';
import { entityNamed } from './entity-table.ts';
import { actionGuards } from './hook-table.ts';
import { withInitialValues } from './initial-values.ts';
import { isValues, type Values } from './present-record.ts';
import { checkVersion, readRecord, type At, type RecordParts } from './record-context.ts';
import { checkRight, schemaOf } from './rights.ts';
import { changeRecord, insertRecord } from './store.ts';
import { uuidV7 } from './uuid-v7.ts';
import { readVersion } from './write-records.ts';

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
  return database.transaction(async () => {
    const now = clock();
    const current = await readRecord(database, entity, { at, actor, lock: true });
    checkVersion(entity, current, version ?? readVersion(input['version']), actor);
    checkTransition(entity, action, current);
    const problems = checkInput(entity, action, { current, input });
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

function checkInput(entity: Entity, action: Action, { current, input }: { readonly current: Readonly<Values>; readonly input: Readonly<Values> }): Problem[] {
  const problems: Problem[] = [];
  const reason = reasonOf(input);
  const [least, most] = action.reasonLength;
  if (action.reason === 'required' && reason === undefined) problems.push({ path: ['reason'], rule: 'required', params: {} });
  else if (action.reason !== 'none' && reason !== undefined && reason.length < least) problems.push({ path: ['reason'], rule: 'minLength', params: { limit: least } });
  else if (action.reason !== 'none' && reason !== undefined && reason.length > most) problems.push({ path: ['reason'], rule: 'maxLength', params: { limit: most } });
  if (action.confirm !== undefined && !isConfirmed(input['confirm'], valueAt(current, action.confirm))) {
    problems.push({ path: ['confirm'], rule: 'confirm', params: {} });
  }
  return [...problems, ...inputNames(action).flatMap((name) => checkChoice(entity, name, input[name]))];
}

function isConfirmed(typed: unknown, value: unknown): boolean {
  return typeof typed === 'string' && typed.trim().toLowerCase() === String(value).toLowerCase();
}

/** Fields of the input that the action's values name. */
function inputNames(action: Action): string[] {
  return Object.values(action.set).filter((value): value is string => typeof value === 'string' && value.startsWith('$input.')).map((value) => value.slice('$input.'.length));
}

function checkChoice(entity: Entity, name: string, value: unknown): Problem[] {
  const field = entity.fields.find((candidate) => candidate.name === name);
  if (value === undefined || value === null || value === '') return field?.options === undefined ? [] : [{ path: [name], rule: 'required', params: {} }];
  const fits = typeof value === 'string' && (field?.options?.includes(value) ?? value.length <= (field?.maxLength ?? Infinity));
  return fits ? [] : [{ path: [name], rule: 'options', params: {} }];
}

function reasonOf(input: Readonly<Values>): string | undefined {
  const { reason } = input;
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : undefined;
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
    return [name, value.startsWith('$input.') ? input[value.slice('$input.'.length)] : known[value]];
  }));
}

function withoutAbsent(values: Readonly<Values>): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
