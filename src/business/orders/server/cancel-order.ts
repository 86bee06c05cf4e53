// Cancelling gives places and coupon back once, and proposes a refund; it never refunds by itself (docs/domain.md 2.3).
import { ownIds } from '#engine/server/actor.ts';
import { shapes } from '#generated/shapes.ts';
import type { Order, OrderCancel } from '#generated/types.ts';
import { proposedRefund, withdrawalDays } from '../refund-proposal.ts';
import { ApiError, invalid } from '#engine/server/http/api-error.ts';
import { moneyParam } from '#business/prices/server.ts';
import type { ActionBehaviour, ActionContext, EffectContext } from '#engine/server/records/hooks.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { appendOccurrence } from './append-occurrence.ts';
import { giveCouponBack } from './hold-again.ts';
import { holds, providerTime, unrefunded, wasPaid } from './order-facts.ts';
import { sendCancellation } from './order-letters.ts';

export const cancelOrder: ActionBehaviour<Order, OrderCancel> = {
  mayActor: checkOwnUnit,
  effect: async (context) => {
    const { notify, cancellationReasonCode } = context.input;
    if (cancellationReasonCode === 'withdrawal7Days') checkWithdrawal(context);
    const amount = await refundWanted(context);
    if (holds(context.current)) await giveCouponBack(context);
    if (notify !== false) await sendCancellation(context, amount);
    return amount > 0 ? requestWith(context, amount) : undefined;
  },
};

/** CDC art. 49: what is paid back in full by this right is asked of nobody for other orders. */
function checkWithdrawal(context: EffectContext<Order, OrderCancel>): void {
  if (context.current.inWithdrawal === true) return;
  throw invalid(shapes.orderCancel, [
    { path: ['cancellationReasonCode'], rule: 'outsideWithdrawal', params: { days: withdrawalDays } },
  ]);
}

/** Roles that cancel any order; whoever is an issuer only cancels those of his units, and before the visit. */
const anyOrder: ReadonlySet<string> = new Set(['backOffice', 'supervisor', 'admin', 'director']);

async function checkOwnUnit(context: ActionContext<Order>): Promise<void> {
  const { actor } = context;
  const confined = actor.holders.filter(({ roles }) => !roles.some((role) => anyOrder.has(role)));
  if (actor.isSystem === true || confined.length === 0) return;
  const { distributorId, visitDate, visitTime } = context.current;
  const { date, time } = await providerTime(context);
  const isToCome =
    visitDate === undefined || date < visitDate || (date === visitDate && visitTime !== undefined && time < visitTime);
  if (
    !isToCome ||
    distributorId === undefined ||
    !confined.every((holder) => ownIds(holder, 'distributorIds').includes(distributorId))
  ) {
    const rule =
      'schemas/order.schema.json x-entity.actions.cancel.roles: issuers cancel orders of their own unit before the visit';
    throw new ApiError('FORBIDDEN', { rule, context: 'issuerCancels' }, { rule });
  }
}

/** Centavos to ask the finances for. */
async function refundWanted(context: EffectContext<Order, OrderCancel>): Promise<number> {
  const { refund, refundAmount = 0, cancellationReasonCode } = context.input;
  if (refund === undefined && isAskedFor(context.current)) return 0;
  const left = (await wasPaid(context)) ? unrefunded(context.current) : 0;
  if (refund === undefined) {
    const inWithdrawal = context.current.inWithdrawal === true;
    const proposed = proposedRefund({ cancellationReasonCode, left, inWithdrawal });
    if (proposed === undefined) throw invalid(shapes.orderCancel, [{ path: ['refund'], rule: 'required', params: {} }]);
    return proposed;
  }
  if (refund === 'none') return 0;
  if (left === 0) throw invalid(shapes.orderCancel, [{ path: ['refund'], rule: 'nothingPaid', params: {} }]);
  if (refund === 'full') return left;
  if (refundAmount > left)
    throw invalid(shapes.orderCancel, [
      { path: ['refundAmount'], rule: 'aboveUnrefunded', params: moneyParam('left', left) },
    ]);
  return refundAmount;
}

function isAskedFor({ refundState }: Order): boolean {
  return refundState === 'pending' || refundState === 'full';
}

/** A refund that is asked for already stays as it was asked for. */
async function requestWith(context: EffectContext<Order, OrderCancel>, amount: number): Promise<Values | undefined> {
  const { id: orderId } = context.current;
  if (isAskedFor(context.current)) return undefined;
  const { database, actor, now } = context;
  await appendOccurrence({
    database,
    orderId,
    actor,
    now,
    type: 'refundRequested',
    follows: true,
    changes: { refundRequestedAmount: { to: amount } },
  });
  return { refundState: 'pending', refundRequestedAmount: amount };
}
