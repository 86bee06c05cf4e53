// State changes: the transition table of the schema decides who may, from where, with what reason; the effects are
// written with the history.
import type { ActionName } from '#generated/entities.ts';
import { shapes, type ShapeName } from '#generated/shapes.ts';
import type { Action, ActionValue, Entity } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import { checkActionInput, inputFieldOf, reasonOf } from './check-action-input.ts';
import { checkTransition, checkWho } from './check-action.ts';
import { checkData } from './check-data.ts';
import { entityNamed } from './entity-table.ts';
import { behaviourOf, type ActionBehaviour, type ActionContext } from './hooks.ts';
import { withInitialValues } from './initial-values.ts';
import { isValues, type Values } from './present-record.ts';
import { checkVersion, readRecord, type At, type RecordParts } from './record-context.ts';
import { checkRight } from './rights.ts';
import { changeRecord, insertRecord } from './store.ts';
import { uuidV7 } from './uuid-v7.ts';
import { atomically, readVersion } from './write-records.ts';

export interface ActionRequest {
  readonly entity: Entity;
  readonly action: string;
  readonly actor: Actor | null;
  readonly at: At;
  /** `reason`, `confirm` (what was typed), and the fields of the action's input. */
  readonly body: unknown;
  readonly version?: number | undefined;
}

/** The record after it. */
export async function actOnRecord(
  parts: RecordParts,
  { entity, action: name, actor, at, body, version }: ActionRequest,
): Promise<Values> {
  const { database, settings, clock, behaviours } = parts;
  if (actor?.isSystem !== true) checkRight(entity, 'read', actor);
  const action = entity.actions.find((candidate) => candidate.name === name);
  if (action === undefined) throw new ApiError('NOT_FOUND');
  checkWho(entity, action, actor);
  const given = readActionBody(body);
  database.checkWritable();
  return atomically(parts, entity, async () => {
    const current = await readRecord(database, entity, { at, actor, lock: true });
    // Once it is this call's turn: history and timeline tell what happened to a record in the order in which it did.
    const now = clock();
    checkVersion(entity, current, version ?? readVersion(entity, given['version']), actor);
    checkTransition(entity, action, current);
    const context: ActionContext = {
      database,
      settings,
      entity,
      actor,
      now,
      current,
      action: `${entity.name}.${name}` as ActionName,
    };
    const behaviour = behaviourOf(behaviours, context.action);
    await behaviour?.mayActor?.(context);
    const { input, problems } = await checkActionInput(action, { current, body: given, now });
    if (problems.length > 0)
      throw invalid(action.input === undefined ? entity : shapes[action.input as ShapeName], problems);
    await checkNothingBlocks(context, behaviour);
    const acting = { ...context, input, reason: reasonOf(given) };
    await writeAction(acting, action, behaviour);
    await behaviour?.afterwards?.(acting);
    return readRecord(database, entity, { at: { id: at.id }, actor });
  });
}

/** An action may need nothing said. */
function readActionBody(body: unknown): Readonly<Values> {
  if (body === undefined || body === null) return {};
  if (!isValues(body)) throw new ApiError('BAD_REQUEST', { detail: 'a JSON object is expected' });
  return body;
}

/** 409 with the whole list while anything stands in the way. */
async function checkNothingBlocks(context: ActionContext, behaviour: ActionBehaviour | undefined): Promise<void> {
  const checks = (await behaviour?.checks?.(context)) ?? [];
  if (checks.some(({ passed }) => !passed)) throw new ApiError('BLOCKED', { checks });
}

interface Acting extends ActionContext {
  readonly input: Readonly<Values>;
  readonly reason: string | undefined;
}

async function writeAction(acting: Acting, action: Action, behaviour: ActionBehaviour | undefined): Promise<void> {
  const { database, entity, actor, now, current, reason } = acting;
  const effect = (await behaviour?.effect?.(acting)) ?? {};
  const [first] = action.to;
  const after = {
    ...current,
    ...resolveValues(action.set, acting),
    ...(first !== undefined && { [action.field]: first }),
    ...effect,
  };
  checkOutcome(acting, action, after);
  const author = { actor, now, action: action.name, ...(action.reason !== 'none' && { reason }) };
  await changeRecord(database, entity, { before: current, after, author }).catch(async (error: unknown) => {
    throw await refusalOf(error, { entity, after, now });
  });
  if (action.append === undefined) return;
  const appended = entityNamed(action.append.entity);
  const values = {
    ...resolveValues(action.append.values, acting),
    ...(appended.parent && { [appended.parent.field]: current['id'] }),
    id: uuidV7(now),
  };
  await insertRecord(database, appended, withInitialValues(appended.fields, withoutAbsent(values), { actor, now }), {
    actor,
    now,
    action: 'create',
  });
}

/**
 * A record that was stored under other rules may break those of now elsewhere than where the action writes: what it lacks
 * is told as when it is saved.
 */
async function refusalOf(
  error: unknown,
  { entity, after, now }: Pick<Acting, 'entity' | 'now'> & { readonly after: Readonly<Values> },
): Promise<unknown> {
  const checkViolation = '23514';
  if ((error as { code?: unknown }).code !== checkViolation) return error;
  const declared = Object.fromEntries(
    entity.fields.map(({ name }) => [name, after[name]]).filter(([, value]) => value !== undefined && value !== null),
  );
  const problems = await checkData(entity, declared, { now, creating: false });
  return problems.length === 0 ? error : invalid(entity, problems);
}

/** An effect stays within the states that the schema promises. */
function checkOutcome({ current }: Acting, action: Action, after: Readonly<Values>): void {
  const state = after[action.field];
  const admitted = action.to.length === 0 ? [current[action.field]] : action.to;
  if (!admitted.includes(state as string))
    throw new Error(
      `The effect of ${action.name} leaves ${action.field} at "${String(state)}", which its schema does not name`,
    );
}

function resolveValues(values: Readonly<Record<string, ActionValue>>, { actor, now, input, reason }: Acting): Values {
  const known: Readonly<Record<string, unknown>> = {
    $now: now.toISOString(),
    $actor: { userId: actor.userId, name: actor.name },
    $actorId: actor.userId,
    $reason: reason,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string' || !value.startsWith('$')) return [name, value];
      const field = inputFieldOf(value);
      return [name, field === undefined ? known[value] : input[field]];
    }),
  );
}

function withoutAbsent(values: Readonly<Values>): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
