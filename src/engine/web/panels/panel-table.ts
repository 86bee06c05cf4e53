// The components that schemas name (x-form panel, aside, header; x-entity overview, tools): each is loaded when it is
// first shown.
import { lazy } from 'react';
import type { ActionAsideName, AsideName, HeaderName, OverviewName, PanelName, ToolName } from '#generated/entities.ts';
import type {
  ActionAsideProps,
  AsideProps,
  Lazily,
  OverviewProps,
  RecordPanelProps,
  ToolProps,
} from './panel-props.ts';

export const panels: Readonly<Record<PanelName, Lazily<RecordPanelProps>>> = {
  customerOrders: lazy(async () => ({
    default: (await import('#business/customers/web/customer-orders.tsx')).CustomerOrders,
  })),
  lgpdTimeline: lazy(async () => ({
    default: (await import('#business/customers/web/lgpd-timeline.tsx')).LgpdTimeline,
  })),
  orderAmounts: lazy(async () => ({ default: (await import('#business/orders/web/order-amounts.tsx')).OrderAmounts })),
  rideCalendar: lazy(async () => ({ default: (await import('#business/rides/web/ride-calendar.tsx')).RideCalendar })),
  orderTimeline: lazy(async () => ({
    default: (await import('#business/orders/web/order-timeline.tsx')).OrderTimeline,
  })),
  productPrices: lazy(async () => ({
    default: (await import('#business/prices/web/product-prices.tsx')).ProductPrices,
  })),
};

export const headers: Readonly<Record<HeaderName, Lazily<RecordPanelProps>>> = {
  customerHeader: lazy(async () => ({
    default: (await import('#business/customers/web/customer-header.tsx')).CustomerHeader,
  })),
  orderHeader: lazy(async () => ({ default: (await import('#business/orders/web/order-header.tsx')).OrderHeader })),
};

export const asides: Readonly<Record<AsideName, Lazily<AsideProps>>> = {
  bankAccountNotes: lazy(async () => ({
    default: (await import('#business/bank-accounts/web/bank-account-notes.tsx')).BankAccountNotes,
  })),
  orderQuote: lazy(async () => ({ default: (await import('#business/orders/web/order-quote.tsx')).OrderQuote })),
};

export const actionAsides: Readonly<Record<ActionAsideName, Lazily<ActionAsideProps>>> = {
  refundProposal: lazy(async () => ({
    default: (await import('#business/orders/web/refund-proposal.tsx')).RefundProposal,
  })),
  rescheduleSlots: lazy(async () => ({
    default: (await import('#business/orders/web/reschedule-slots.tsx')).RescheduleSlots,
  })),
};

export const overviews: Readonly<Record<OverviewName, Lazily<OverviewProps>>> = {
  salesOverview: lazy(async () => ({
    default: (await import('#business/reports/web/sales-overview.tsx')).SalesOverview,
  })),
};

export const tools: Readonly<Record<ToolName, Lazily<ToolProps>>> = {
  resendInvitations: lazy(async () => ({
    default: (await import('#engine/web/users/resend-invitations.tsx')).ResendInvitations,
  })),
};
