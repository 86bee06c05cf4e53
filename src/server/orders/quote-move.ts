// What another visit would mean for an order: price in force then, free slots, and what speaks against it. Nothing is written.
import { entities } from '#generated/entities.ts';
import { shapes } from '#generated/shapes.ts';
import type { Translate } from '#model/check-record.ts';
import { hasFormat } from '#model/formats.ts';
import type { Entity } from '#model/entity.ts';
import type { Actor } from '../actor.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/database.ts';
import { checkWho } from '../records/check-action.ts';
import type { ActionContext } from '../records/hooks.ts';
import { isValues } from '../records/present-record.ts';
import { readRecord } from '../records/record-context.ts';
import type { Settings } from '../settings.ts';
import { freePlaces, slotsOnSale } from '../stock/free-places.ts';
import { channelOf, orderOf, providerTime, rideOf } from './order-facts.ts';
import { answerProblems, answerSlots, type ProblemAnswer, type SlotAnswer } from './quote-order.ts';
import { examineMove } from './reschedule-order.ts';

export interface MoveAnswer {
  /** As it was sold, in centavos, without discount and fee. */
  readonly sold: number;
  /** What the same lines cost on the new day. */
  readonly inForce: number;
  readonly difference: number;
  readonly slots: readonly SlotAnswer[];
  readonly problems: readonly ProblemAnswer[];
}

interface MoveQuestion {
  readonly database: Database;
  readonly settings: Settings;
  readonly actor: Actor | null;
  readonly now: Date;
  readonly id: string;
  readonly body: unknown;
  readonly t: Translate;
}

export async function quoteMove({ database, settings, actor, now, id, body, t }: MoveQuestion): Promise<MoveAnswer> {
  const entity: Entity = entities.order;
  const action = entity.actions.find(({ name }) => name === 'reschedule');
  if (action === undefined) throw new ApiError('NOT_FOUND');
  checkWho(entity, action, actor);
  const { visitDate, visitTime } = isValues(body) ? body : {};
  if (typeof visitDate !== 'string' || !hasFormat('date', visitDate)) throw new ApiError('BAD_REQUEST', { detail: 'visitDate: YYYY-MM-DD', name: 'visitDate' });
  const context: ActionContext = { database, settings, entity, actor, now, current: await readRecord(database, entity, { at: { id }, actor }), action: 'order.reschedule' };
  const { subtotal: sold } = orderOf(context);
  const { problems, subtotal } = await examineMove(context, { visitDate, ...(typeof visitTime === 'string' && hasFormat('time-hm', visitTime) && { visitTime }) });
  return { sold, inForce: subtotal, difference: subtotal - sold, slots: await slotsFor(context, visitDate), problems: answerProblems(shapes.orderReschedule, problems, t) };
}

/** The order's own places count as free: it would leave them. */
async function slotsFor(context: ActionContext, date: string): Promise<SlotAnswer[]> {
  const { database, actor: { organizationId } } = context;
  const [channel, ride] = [await channelOf(context), await rideOf(context)];
  if (channel === undefined || ride === undefined) return [];
  const slots = await freePlaces(database, { organizationId, ride, date, exceptOrderId: orderOf(context).id });
  return answerSlots(slotsOnSale(slots, { ride, date, pool: channel.stockPool, clock: await providerTime(context) }), channel.stockPool);
}
