// Paid, run out of time, given more time, taken up again (docs/domain.md 2.3).
import type { Order, OrderExtend } from '#generated/types.ts';
import { shapes } from '#generated/shapes.ts';
import { invalid } from '#engine/server/http/api-error.ts';
import type { ActionBehaviour, ActionContext, EffectContext } from '#engine/server/records/hooks.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { checkHold, giveCouponBack, holdAgain, holdRide } from './hold-again.ts';
import { check, checkVisitToCome, isVisitOver, placesProblem, wasPaid } from './order-facts.ts';
import { deadlineFrom } from './order-hooks.ts';

/** In time, or with room left although the time is over; before the visit in any case. */
export const confirmPayment: ActionBehaviour<Order> = {
  checks: async (context) => [
    await checkVisitToCome(context),
    check('payableStill', isInTime(context) || (await placesProblem(context)) === undefined),
  ],
  // A waiting change of the stock is over before the places are confirmed.
  effect: async (context) => {
    await holdRide(context);
    return undefined;
  },
};

export const expireOrder: ActionBehaviour<Order> = {
  checks: (context) => [check('deadlinePassed', !isInTime(context))],
  effect: async (context) => {
    await giveCouponBack(context);
    return undefined;
  },
};

function isInTime({ now, current }: ActionContext<Order>): boolean {
  const { expiresAt } = current;
  return expiresAt === undefined || now.getTime() <= Date.parse(expiresAt);
}

export const extendOrder: ActionBehaviour<Order, OrderExtend> = {
  checks: checkHold,
  effect: async (context) => {
    await checkBeforeVisit(context);
    await holdAgain(context);
    return undefined;
  },
};

/** Nobody pays after the visit. */
async function checkBeforeVisit(context: EffectContext<Order, OrderExtend>): Promise<void> {
  const { expiresAt } = context.input;
  if (await isVisitOver(context, new Date(expiresAt)))
    throw invalid(shapes.orderExtend, [{ path: ['expiresAt'], rule: 'afterVisit', params: {} }]);
}

/** To what it was before it was cancelled: confirmed when it had been paid. */
export const reactivateOrder: ActionBehaviour<Order> = {
  checks: checkHold,
  effect: async (context): Promise<Values> => {
    await holdAgain(context);
    return (await wasPaid(context))
      ? { status: 'confirmed' }
      : { status: 'pending', expiresAt: deadlineFrom(context.now, context.settings) };
  },
};
