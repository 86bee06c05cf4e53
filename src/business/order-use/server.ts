// What others ask of the orders: whether one names a record, and what stopping it would mean.
export { buildDeactivation } from './server/build-deactivation.ts';
export { hasOrders, type OrderUse } from './server/order-use.ts';
