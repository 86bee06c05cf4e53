// What another visit would mean for an order: price in force then, free slots, and what speaks against it. Nothing is
// written.
import type { FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import { shapes } from '#generated/shapes.ts';
import type { Order, OrderReschedule } from '#generated/types.ts';
import { validators } from '#generated/validators.ts';
import { checkRecord, type Translate } from '#engine/kinds/check-record.ts';
import type { Entity, Shape } from '#engine/model/entity.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Actor } from '#engine/server/actor.ts';
import { ApiError, invalid } from '#engine/server/http/api-error.ts';
import type { Database } from '#engine/server/database/database.ts';
import { checkWho } from '#engine/server/records/check-action.ts';
import type { ActionContext } from '#engine/server/records/hooks.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { readRecord } from '#engine/server/records/record-context.ts';
import type { Settings } from '#engine/server/settings.ts';
import { freePlaces, slotsOnSale } from '#business/rides/server.ts';
import { channelOf, providerTime, rideOf } from './order-facts.ts';
import { answerProblems, answerSlots, refuseMisfits, type ProblemAnswer, type SlotAnswer } from './quote-order.ts';
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
  readonly actor: Actor;
  readonly now: Date;
  readonly id: string;
  readonly body: Values;
  readonly t: Translate;
}

/** Whoever may move orders. */
export function admitMover({ actor }: FastifyRequest): Actor {
  const entity: Entity = entities.order;
  const action = entity.actions.find(({ name }) => name === 'reschedule');
  if (action === undefined) throw new ApiError('NOT_FOUND');
  checkWho(entity, action, actor);
  return actor;
}

export async function quoteMove({ database, settings, actor, now, id, body, t }: MoveQuestion): Promise<MoveAnswer> {
  const entity = entities.order;
  const { visitDate, visitTime, wrong } = await readVisit(body, now);
  const context: ActionContext<Order> = {
    database,
    settings,
    entity,
    actor,
    now,
    current: await readRecord(database, entity, { at: { id }, actor }),
    action: 'order.reschedule',
  };
  const { subtotal: sold } = context.current;
  const { problems, subtotal } = await examineMove(context, {
    visitDate,
    ...(visitTime !== undefined && { visitTime }),
  });
  return {
    sold,
    inForce: subtotal,
    difference: subtotal - sold,
    slots: await slotsFor(context, visitDate),
    problems: answerProblems(shapes.orderReschedule, [...wrong, ...problems], t),
  };
}

/** The day must be one; a time that is still being typed is told of and left out. */
async function readVisit(
  body: Values,
  now: Date,
): Promise<{
  readonly visitDate: string;
  readonly visitTime?: string | undefined;
  readonly wrong: readonly Problem[];
}> {
  const shape: Shape = shapes.orderReschedule;
  const { validate } = await validators.orderReschedule();
  const data = normaliseRecord(shape.fields, body);
  const wrong = checkRecord({ shape, validate, data, now: now.toISOString(), creating: true });
  refuseMisfits(shape, wrong);
  if (wrong.some(({ path: [name] }) => name === 'visitDate')) throw invalid(shape, wrong);
  const { visitDate, visitTime } = data as Partial<OrderReschedule>;
  return { visitDate: visitDate ?? '', visitTime: wrong.length === 0 ? visitTime : undefined, wrong };
}

/** The order's own places count as free: it would leave them. */
async function slotsFor(context: ActionContext<Order>, date: string): Promise<SlotAnswer[]> {
  const {
    database,
    actor: { organizationId },
  } = context;
  const [channel, ride] = [await channelOf(context), await rideOf(context)];
  if (channel === undefined || ride === undefined) return [];
  const slots = await freePlaces(database, { organizationId, ride, date, exceptOrderId: context.current.id });
  return answerSlots(
    slotsOnSale(slots, { ride, date, pool: channel.stockPool, clock: await providerTime(context) }),
    channel.stockPool,
  );
}
