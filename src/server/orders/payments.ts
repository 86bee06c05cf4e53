// Paid, run out of time, given more time, taken up again (DOMAIN 2.3).
import type { OrderExtend } from '#generated/types.ts';
import { entities } from '#generated/entities.ts';
import { shapes } from '#generated/shapes.ts';
import { localTime } from '#model/local-time.ts';
import { businessTimeZone } from '#model/relative-time.ts';
import { sql } from 'kysely';
import { invalid } from '../api-error.ts';
import type { Check } from '../check-texts.ts';
import type { ActionBehaviour, ActionContext, EffectContext } from '../records/hooks.ts';
import type { Values } from '../records/present-record.ts';
import { findRecords } from '../records/store.ts';
import { ownRows } from '../records/visible-rows.ts';
import { checkRoom, giveCouponBack, holdAgain, holdRide } from './hold-again.ts';
import { check, orderOf, placesProblem, providerOf, wasPaid } from './order-facts.ts';
import { deadlineFrom } from './order-hooks.ts';
import { holdCustomer } from './sale-parties.ts';

/** In time, or with room left although the time is over. */
export const confirmPayment: ActionBehaviour = {
  checks: async (context) => [check('payableStill', isInTime(context) || (await placesProblem(context)) === undefined)],
  // A waiting change of the stock is over before the places are confirmed.
  effect: async (context) => {
    await holdRide(context);
    return undefined;
  },
};

export const expireOrder: ActionBehaviour = {
  checks: (context) => [check('deadlinePassed', !isInTime(context))],
  effect: async (context) => {
    await giveCouponBack(context);
    return undefined;
  },
};

function isInTime({ now, current }: ActionContext): boolean {
  const { expiresAt } = orderOf({ current });
  return expiresAt === undefined || now.getTime() <= Date.parse(expiresAt);
}

export const extendOrder: ActionBehaviour = {
  checks: async (context) => [...(await checkRoom(context)), await checkCustomerStays(context)],
  effect: async (context) => {
    await checkBeforeVisit(context);
    await holdAgain(context);
    return undefined;
  },
};

/** Nobody pays after the visit. */
async function checkBeforeVisit(context: EffectContext): Promise<void> {
  const { expiresAt } = context.input as unknown as OrderExtend;
  const { visitDate } = orderOf(context);
  const day = localTime(new Date(expiresAt), (await providerOf(context))?.timeZone ?? businessTimeZone).date;
  if (visitDate !== undefined && day > visitDate) throw invalid(shapes.orderExtend, [{ path: ['expiresAt'], rule: 'afterVisit', params: {} }]);
}

/** To what it was before it was cancelled: confirmed when it had been paid. */
export const reactivateOrder: ActionBehaviour = {
  checks: async (context) => [...(await checkRoom(context)), await checkCustomerStays(context)],
  effect: async (context): Promise<Values> => {
    await holdCustomer(context.database, context.actor.organizationId, orderOf(context).client.customerId);
    await holdAgain(context);
    return (await wasPaid(context)) ? { status: 'confirmed' } : { status: 'pending', expiresAt: deadlineFrom(context.now, context.settings) };
  },
};

/** Whoever is being erased, or was, has no more orders to come. */
async function checkCustomerStays(context: ActionContext): Promise<Check> {
  const { database, actor } = context;
  const [customer] = await findRecords(database, entities.customer, sql`${ownRows(entities.customer, actor.organizationId)} and t.id = ${orderOf(context).client.customerId}`);
  return check('customerStays', customer !== undefined && ['none', 'canceled'].includes(String(customer['deletionState'])));
}
