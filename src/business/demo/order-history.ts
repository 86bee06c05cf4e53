// What the changes of an order would have left in the history: its creation, then each action of its timeline with the
// fields that it wrote.
import type { HistoryEntry } from '#engine/server/database/write-history.ts';
import type { StoredOrder } from './draft-order.ts';
import type { Step } from './order-events.ts';

export type OrderEntry = Omit<HistoryEntry, 'organizationId'>;

type Written = Partial<StoredOrder>;

interface Deed {
  readonly action: string;
  /** The fields that it writes, as they are in the order that has come of it. */
  readonly write: (order: StoredOrder) => Written;
}

const ended = (action: string): Deed => ({ action, write: ({ status }) => ({ status }) });
const answered = (action: string): Deed => ({
  action,
  write: ({ refundState, refundedAmount, refundRequestedAmount }) => ({
    refundState,
    refundedAmount,
    refundRequestedAmount,
  }),
});

/** By what stands in the timeline; notes and complaints are no change of the order. */
const deeds: Partial<Record<Step[0], Deed>> = {
  created: { action: 'create', write: bought },
  paymentConfirmed: { action: 'confirmPayment', write: () => ({ status: 'confirmed' }) },
  used: ended('markUsed'),
  expired: ended('expire'),
  voucherResent: { action: 'resendVoucher', write: () => ({}) },
  cancelled: {
    action: 'cancel',
    write: ({ status, cancellationDate, cancellationReasonCode, cancellationReason }) => ({
      status,
      cancellationDate,
      cancellationReasonCode,
      cancellationReason,
    }),
  },
  refundRequested: {
    action: 'requestRefund',
    write: ({ total }) => ({ refundState: 'pending', refundRequestedAmount: total }),
  },
  refunded: answered('refund'),
  refundFailed: answered('failRefund'),
};

/** In the order of time; the last one leaves the order as it is. */
export function* historyOf(order: StoredOrder, timeline: readonly Step[]): Generator<OrderEntry> {
  let state: Written = {};
  for (const [type, at, actor, description] of timeline) {
    const deed = deeds[type];
    if (deed === undefined) continue;
    const after = deed.write(order);
    const names = Object.keys(after) as (keyof Written)[];
    yield {
      entity: 'order',
      recordId: order.id,
      action: deed.action,
      actor,
      before: Object.fromEntries(names.map((name) => [name, state[name]])),
      after,
      ...(description !== undefined && { reason: description }),
      at: new Date(at),
    };
    state = { ...state, ...after };
  }
}

/** Not paid, nothing called off. */
function bought(order: StoredOrder): Written {
  const {
    cancellationDate: _date,
    cancellationReasonCode: _code,
    cancellationReason: _reason,
    refundRequestedAmount: _amount,
    ...asked
  } = order;
  return { ...asked, status: 'pending', refundState: 'none', refundedAmount: 0 };
}
