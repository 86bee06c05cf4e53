// Money back: asked for, paid in one or several parts, or failed; a state beside that of the order (docs/domain.md
// 2.3).
import { shapes } from '#generated/shapes.ts';
import type { Order, OrderRefund, OrderRequestRefund } from '#generated/types.ts';
import { invalid } from '#engine/server/http/api-error.ts';
import { moneyParam } from '#business/prices/server.ts';
import type { ActionBehaviour, EffectContext } from '#engine/server/records/hooks.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { appendOccurrence } from './append-occurrence.ts';
import { check, unrefunded, wasPaid } from './order-facts.ts';

export const requestRefund: ActionBehaviour<Order, OrderRequestRefund> = {
  checks: async (context) => [
    check('paid', await wasPaid(context)),
    check('unrefundedLeft', unrefunded(context.current) > 0),
  ],
  effect: async (context): Promise<Values> => {
    const { amount = unrefunded(context.current) } = context.input;
    checkAmount(context, amount, shapes.orderRequestRefund);
    await note(context, 'refundRequested', { refundRequestedAmount: { to: amount } });
    return { refundRequestedAmount: amount };
  },
};

/** Full once nothing is left to give back; what was asked for is then done. */
export const refund: ActionBehaviour<Order, OrderRefund> = {
  effect: async (context): Promise<Values> => {
    const order = context.current;
    const { amount = order.refundRequestedAmount ?? unrefunded(order) } = context.input;
    checkAmount(context, amount, shapes.orderRefund);
    const refundedAmount = order.refundedAmount + amount;
    await note(context, 'refunded', { refundedAmount: { from: order.refundedAmount, to: refundedAmount } });
    return {
      refundState: refundedAmount === order.total ? 'full' : 'partial',
      refundedAmount,
      refundRequestedAmount: null,
    };
  },
};

function checkAmount(context: EffectContext<Order>, amount: number, shape: Parameters<typeof invalid>[0]): void {
  const left = unrefunded(context.current);
  if (amount > left)
    throw invalid(shape, [{ path: ['amount'], rule: 'aboveUnrefunded', params: moneyParam('left', left) }]);
}

async function note(
  { database, actor, now, current, reason }: EffectContext<Order>,
  type: 'refundRequested' | 'refunded',
  changes: Parameters<typeof appendOccurrence>[0]['changes'] & object,
): Promise<void> {
  await appendOccurrence({
    database,
    orderId: current.id,
    actor,
    now,
    type,
    description: reason,
    changes,
  });
}
