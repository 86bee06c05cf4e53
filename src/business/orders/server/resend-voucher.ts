import type { ActionBehaviour } from '#engine/server/records/hooks.ts';
import { check, orderOf } from './order-facts.ts';
import { sendVoucher } from './order-letters.ts';

/** The voucher once more, to the address that the order was bought with. */
export const resendVoucher: ActionBehaviour = {
  checks: (context) => [check('hasEmail', orderOf(context).client.email !== undefined)],
  effect: async (context) => {
    await sendVoucher(context);
    return undefined;
  },
};
