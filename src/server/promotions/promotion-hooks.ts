import { ApiError } from '../api-error.ts';
import type { EntityHooks } from '../records/hooks.ts';

/** A promotion whose coupons were used stays: orders were sold under it (DOMAIN 3.12). */
export const promotionHooks: EntityHooks = {
  beforeRemove: ({ current }) => {
    const used = Number(current['couponsUsed'] ?? 0);
    if (used > 0) throw new ApiError('IN_USE', { users: [{ entity: 'order', count: used }] }, { usedBy: [{ entity: 'order', count: used }] });
  },
};
