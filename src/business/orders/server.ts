import { defineServerModule } from '#engine/server/module.ts';
import { expireOrders } from './server/expire-orders.ts';
import { occurrenceHooks } from './server/occurrence-hooks.ts';
import { orderBehaviours } from './server/order-behaviours.ts';
import { orderHooks } from './server/order-hooks.ts';
import { registerOrders } from './server/order-routes.ts';
import { salesChannelHooks } from './server/sales-channel-hooks.ts';

declare module '#engine/server/settings.ts' {
  interface ModuleSettings {
    /** For so long an order that is still to be paid holds its places. */
    readonly orderHoldMinutes: number;
    /** Days before and after the day of the visit on which an order may be marked as used. */
    readonly visitToleranceDays: number;
  }
}

export const orders = defineServerModule({
  name: 'orders',
  hooks: { occurrence: occurrenceHooks, order: orderHooks, salesChannel: salesChannelHooks },
  actions: orderBehaviours,
  routes: [registerOrders],
  jobs: [expireOrders],
  settings: {
    orderHoldMinutes: { variable: 'ORDER_HOLD_MINUTES', fallback: 30, range: [1, 30 * 24 * 60] },
    visitToleranceDays: { variable: 'VISIT_TOLERANCE_DAYS', fallback: 1, range: [0, 30] },
  },
});
