// Another visit for a confirmed order. What was sold stays as it was sold: the price in force on the new day is only
// told, and kept in the timeline, so that staff can settle the difference; nothing is recomputed (docs/domain.md 2.3,
// 3.1).
import { shapes } from '#generated/shapes.ts';
import type { Order, OrderReschedule } from '#generated/types.ts';
import type { Problem } from '#engine/model/rules.ts';
import { invalid } from '#engine/server/http/api-error.ts';
import { priceOrder } from '#business/prices/server.ts';
import type { ActionBehaviour, ActionContext, EffectContext } from '#engine/server/records/hooks.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { appendOccurrence } from './append-occurrence.ts';
import { holdRide } from './hold-again.ts';
import { check, placesProblem, providerTime, rideOf } from './order-facts.ts';
import { sendNewVisit } from './order-letters.ts';

export const rescheduleOrder: ActionBehaviour<Order, OrderReschedule> = {
  checks: (context) => [check('hasVisit', context.current.visitDate !== undefined)],
  effect: async (context): Promise<Values> => {
    await holdRide(context);
    const { problems, subtotal, visit } = await examineMove(context, context.input);
    if (problems.length > 0) throw invalid(shapes.orderReschedule, problems);
    const priceDifference = subtotal - context.current.subtotal;
    await note(context, visit, priceDifference);
    if (context.input.notify !== false) await sendNewVisit(context, visit);
    return {
      visitDate: visit.visitDate,
      visitTime: visit.visitTime ?? null,
      priceDifference: priceDifference === 0 ? null : priceDifference,
    };
  },
};

export type Visit = Pick<OrderReschedule, 'visitDate' | 'visitTime'>;

export interface Move {
  /** With the time that the order keeps where none is said. */
  readonly visit: Visit;
  readonly problems: readonly Problem[];
  /** What the lines would cost on the new day, without discount and fee. */
  readonly subtotal: number;
}

/** What speaks against the new visit, and what it would cost. */
export async function examineMove(
  context: ActionContext<Order>,
  { visitDate, visitTime: wantedTime }: Visit,
): Promise<Move> {
  const { database, actor, now } = context;
  const order = context.current;
  const visitTime = wantedTime ?? ((await rideOf(context))?.visitMode === 'startTime' ? order.visitTime : undefined);
  const priced = await priceOrder({
    database,
    organizationId: actor.organizationId,
    salesChannelId: order.salesChannelId,
    rideId: order.ride?.rideId,
    date: visitDate,
    lines: order.products,
    now,
  });
  const clock = await providerTime(context);
  const unsold = priced.problems.find(({ rule }) => rule === 'noPriceThatDay');
  const problems = [
    ...(visitDate < clock.date ? [at('visitDate', 'pastVisit')] : []),
    ...(visitDate === order.visitDate && visitTime === order.visitTime
      ? [at(visitTime === undefined ? 'visitDate' : 'visitTime', 'sameVisit')]
      : []),
    ...(unsold === undefined ? [] : [{ ...unsold, path: ['visitDate'] }]),
    ...(order.ride === undefined && visitTime !== undefined ? [at('visitTime', 'timeWithoutRide')] : []),
  ];
  const places =
    problems.length > 0 ? undefined : await placesProblem(context, { date: visitDate, time: visitTime, clock });
  return {
    visit: { visitDate, ...(visitTime !== undefined && { visitTime }) },
    problems: places === undefined ? problems : [atVisit(places)],
    subtotal: priced.subtotal,
  };
}

/** The ride is no field of the form: what is wrong with it shows at the date. */
function atVisit(problem: Problem): Problem {
  return problem.path[0] === 'ride' ? { ...problem, path: ['visitDate'] } : problem;
}

function at(field: string, rule: string): Problem {
  return { path: [field], rule, params: {} };
}

async function note(
  { database, actor, now, current, reason }: EffectContext<Order>,
  { visitDate, visitTime }: Visit,
  difference: number,
): Promise<void> {
  const order = current;
  const change = (from: unknown, to: unknown) => ({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  await appendOccurrence({
    database,
    orderId: order.id,
    actor,
    now,
    type: 'rescheduled',
    description: reason,
    changes: {
      visitDate: change(order.visitDate, visitDate),
      ...(visitTime !== order.visitTime && { visitTime: change(order.visitTime, visitTime) }),
      ...(difference !== 0 && { priceDifference: change(order.priceDifference, difference) }),
    },
  });
}
