// What the orders add to the web app.
import { defineWebModule, lazyPart } from '#engine/web/module.ts';

export const orders = defineWebModule({
  panels: {
    orderAmounts: lazyPart(() => import('./web/order-amounts.tsx'), 'OrderAmounts'),
    orderTimeline: lazyPart(() => import('./web/order-timeline.tsx'), 'OrderTimeline'),
  },
  headers: { orderHeader: lazyPart(() => import('./web/order-header.tsx'), 'OrderHeader') },
  asides: { orderQuote: lazyPart(() => import('./web/order-quote.tsx'), 'OrderQuote') },
  actionAsides: {
    refundProposal: lazyPart(() => import('./web/refund-proposal.tsx'), 'RefundProposal'),
    rescheduleSlots: lazyPart(() => import('./web/reschedule-slots.tsx'), 'RescheduleSlots'),
  },
});
