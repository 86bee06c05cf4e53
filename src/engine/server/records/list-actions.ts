// What may be done with a record as it is, and of what may not, why: the buttons of its page are drawn from it.
import type { ActionName } from '#generated/entities.ts';
import type { Action, Entity } from '#engine/model/entity.ts';
import type { ActionAnswer, CheckAnswer } from '#engine/model/errors.ts';
import type { Translate } from '#engine/kinds/check-record.ts';
import type { Actor } from '../actor.ts';
import { ApiError } from '../http/api-error.ts';
import { refusalText } from '../http/answer-errors.ts';
import { blockersOf, translateChecks } from '../texts/check-texts.ts';
import { checkTransition, checkWho, startsFrom } from './check-action.ts';
import { behaviourOf, type ActionBehaviour, type ActionContext } from './hooks.ts';
import type { Values } from './present-record.ts';
import type { RecordParts } from './record-context.ts';
import { seesField } from './rights.ts';

interface Asked {
  readonly entity: Entity;
  readonly current: Readonly<Values>;
  readonly actor: Actor;
  readonly t: Translate;
}

/**
 * The actions that start from the record's state, in the order of their buttons: to whoever sees the state, which they
 * would tell.
 */
export async function listActions(
  { database, settings, clock, behaviours }: RecordParts,
  { entity, current, actor, t }: Asked,
): Promise<ActionAnswer[]> {
  const now = clock();
  const open = entity.actions.filter(
    (action) => !action.system && seesField(entity, action.field, actor) && startsFrom(action, current),
  );
  const answers: ActionAnswer[] = [];
  // One after the other: they share the connection.
  for (const action of open) {
    const context: ActionContext = {
      database,
      settings,
      entity,
      actor,
      now,
      current,
      action: `${entity.name}.${action.name}` as ActionName,
    };
    answers.push(await answerFor({ context, action, behaviour: behaviourOf(behaviours, context.action) }, t));
  }
  return answers;
}

interface Open {
  readonly context: ActionContext;
  readonly action: Action;
  readonly behaviour: ActionBehaviour | undefined;
}

async function answerFor(open: Open, t: Translate): Promise<ActionAnswer> {
  const { context, action, behaviour } = open;
  const refusal = await refusalOf(open, t);
  if (refusal !== undefined) return { name: action.name, allowed: false, refusal };
  const checks: CheckAnswer[] = translateChecks((await behaviour?.checks?.(context)) ?? [], t);
  const proposal = await behaviour?.propose?.(context);
  const listed = { ...(checks.length > 0 && { checks }), ...(proposal !== undefined && { proposal }) };
  if (checks.every(({ passed }) => passed)) return { name: action.name, allowed: true, ...listed };
  return {
    name: action.name,
    allowed: false,
    refusal: { code: 'BLOCKED', message: t('error.BLOCKED', { blockers: blockersOf(checks) }) },
    ...listed,
  };
}

/** What the action would be refused with before anything is typed. */
async function refusalOf({ context, action, behaviour }: Open, t: Translate): Promise<ActionAnswer['refusal']> {
  try {
    checkWho(context.entity, action, context.actor);
    checkTransition(context.entity, action, context.current);
    await behaviour?.mayActor?.(context);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { rule, roles } = error.extra;
    return {
      code: error.code,
      message: refusalText(error, t),
      ...(rule !== undefined && { rule }),
      ...(roles !== undefined && { roles }),
    };
  }
}
