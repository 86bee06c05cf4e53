import { ApiError } from '../api-error.ts';
import type { EntityHooks } from '../records/hooks.ts';

/** A promotion whose coupons were used stays, and so does its code: orders were sold under it and give it back by it (DOMAIN 3.12). */
export const promotionHooks: EntityHooks = {
  check: ({ record, current }) => {
    const isUsed = Number(current?.['couponsUsed'] ?? 0) > 0;
    return isUsed && record['couponCode'] !== current?.['couponCode'] ? [{ path: ['couponCode'], rule: 'couponCodeUsed', params: {} }] : [];
  },
  beforeRemove: ({ current }) => {
    const used = Number(current['couponsUsed'] ?? 0);
    if (used > 0) throw new ApiError('IN_USE', { users: [{ entity: 'order', count: used }] }, { usedBy: [{ entity: 'order', count: used }] });
  },
};
