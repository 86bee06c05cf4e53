// What the customers add to the web app.
import { defineWebModule, lazyPart } from '#engine/web/module.ts';

export const customers = defineWebModule({
  panels: {
    customerOrders: lazyPart(() => import('./web/customer-orders.tsx'), 'CustomerOrders'),
    lgpdTimeline: lazyPart(() => import('./web/lgpd-timeline.tsx'), 'LgpdTimeline'),
  },
  headers: { customerHeader: lazyPart(() => import('./web/customer-header.tsx'), 'CustomerHeader') },
});
