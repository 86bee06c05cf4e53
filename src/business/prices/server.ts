import { defineServerModule } from '#engine/server/module.ts';
import { registerPrices } from './server/price-routes.ts';

// What selling needs of prices.
export { findPromotion, releaseCoupon, takeCoupon } from './server/coupons.ts';
export { buildOrderLine, type OrderLine } from './server/order-line.ts';
export { priceOrder, type PricedOrder, type WantedLine } from './server/price-order.ts';
export { moneyParam } from './server/problem-params.ts';

export const prices = defineServerModule({ name: 'prices', routes: [registerPrices] });
