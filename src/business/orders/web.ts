// What the orders add to the web app.
import type { KeysOfAll } from '#engine/model/text-keys.ts';
import { defineWebModule, lazyPart } from '#engine/web/module.ts';
import type en from './texts/screens.en.json';
import type fr from './texts/screens.fr.json';
import type pt from './texts/screens.pt.json';

declare module '#engine/web/i18n/text-keys.ts' {
  interface OwnTexts {
    readonly orders: KeysOfAll<typeof pt, typeof en, typeof fr>;
  }
}

export const orders = defineWebModule({
  panels: {
    orderAmounts: lazyPart(() => import('./web/order-amounts.tsx'), 'OrderAmounts'),
    orderTimeline: lazyPart(() => import('./web/order-timeline.tsx'), 'OrderTimeline'),
  },
  headers: { orderHeader: lazyPart(() => import('./web/order-header.tsx'), 'OrderHeader') },
  startPanels: { checkIn: lazyPart(() => import('./web/check-in.tsx'), 'CheckIn') },
  asides: { orderQuote: lazyPart(() => import('./web/order-quote.tsx'), 'OrderQuote') },
  actionAsides: {
    refundProposal: lazyPart(() => import('./web/refund-proposal.tsx'), 'RefundProposal'),
    rescheduleSlots: lazyPart(() => import('./web/reschedule-slots.tsx'), 'RescheduleSlots'),
  },
});
