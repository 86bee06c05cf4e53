// Using and un-using an order at the gate: by operators of its own provider, on the day of the visit and the days
// around it that a setting admits.
import type { Order } from '#generated/types.ts';
import { ownIds } from '#engine/server/actor.ts';
import { addDays } from '#engine/model/days.ts';
import { forbidden } from '#engine/server/http/api-error.ts';
import type { ActionBehaviour, ActionContext } from '#engine/server/records/hooks.ts';
import { check, providerTime } from './order-facts.ts';

export const markUsed: ActionBehaviour<Order> = {
  mayActor: checkOwnProvider,
  checks: async (context) => {
    const { visitDate } = context.current;
    if (visitDate === undefined) return [];
    const { visitToleranceDays: days } = context.settings;
    const today = (await providerTime(context)).date;
    return [
      check('visitDay', addDays(visitDate, -days) <= today && today <= addDays(visitDate, days), { days, count: days }),
    ];
  },
};

export const revertUse: ActionBehaviour<Order> = { mayActor: checkOwnProvider };

/**
 * An operator who has other roles too sees the orders of all providers; the gates he works at are his providers' only.
 */
function checkOwnProvider({ actor, current }: ActionContext<Order>): void {
  const { providerId } = current.provider;
  if (actor.isSystem !== true && !actor.holders.every((holder) => ownIds(holder, 'providerIds').includes(providerId)))
    throw forbidden("schemas/order.schema.json x-entity.actions.markUsed.roles: operators of the order's provider");
}
