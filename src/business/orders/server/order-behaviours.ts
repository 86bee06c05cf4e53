// What the actions of an order do beyond its schema.
import type { Behaviours } from '#engine/server/records/hooks.ts';
import { cancelOrder } from './cancel-order.ts';
import { markUsed, revertUse } from './mark-used.ts';
import { confirmPayment, expireOrder, extendOrder, reactivateOrder } from './payments.ts';
import { refund, requestRefund } from './refunds.ts';
import { rescheduleOrder } from './reschedule-order.ts';
import { resendVoucher } from './resend-voucher.ts';

export const orderBehaviours: Behaviours['actions'] = {
  'order.cancel': cancelOrder,
  'order.confirmPayment': confirmPayment,
  'order.expire': expireOrder,
  'order.extend': extendOrder,
  'order.markUsed': markUsed,
  'order.reactivate': reactivateOrder,
  'order.refund': refund,
  'order.requestRefund': requestRefund,
  'order.reschedule': rescheduleOrder,
  'order.resendVoucher': resendVoucher,
  'order.revertUse': revertUse,
};
