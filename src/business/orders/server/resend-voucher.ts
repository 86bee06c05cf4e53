import type { Order } from '#generated/types.ts';
import type { ActionBehaviour } from '#engine/server/records/hooks.ts';
import { check } from './order-facts.ts';
import { sendVoucher } from './order-letters.ts';

/** The voucher once more, to the address that the order was bought with. */
export const resendVoucher: ActionBehaviour<Order> = {
  checks: (context) => [check('hasEmail', context.current.client.email !== undefined)],
  effect: async (context) => {
    await sendVoucher(context);
    return undefined;
  },
};
