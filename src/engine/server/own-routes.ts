// Calls that are no operation on records of one entity: each room with such calls registers its own.
import type { FastifyInstance } from 'fastify';
import { registerAccessDecision } from '#business/access-requests/server/access-decision-routes.ts';
import type { ExportLimits } from './export/export-limits.ts';
import { registerExports } from './export/export-routes.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import { registerProducts } from '#business/products/server/product-routes.ts';
import type { Records } from './records/build-records.ts';
import { registerOrders } from '#business/orders/server/order-routes.ts';
import { registerRides } from '#business/rides/server/ride-routes.ts';
import { registerReports } from '#business/reports/server/report-routes.ts';
import { registerCustomers } from '#business/customers/server/customer-routes.ts';
import type { Settings } from './settings.ts';

export interface OwnRouteParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly records: Records;
  /** Lists, reports and a customer's own data count together. */
  readonly exportLimits: ExportLimits;
}

export type RegisterRoutes = (app: FastifyInstance, parts: OwnRouteParts) => void;

export const ownRoutes: readonly RegisterRoutes[] = [
  registerAccessDecision,
  registerRides,
  registerProducts,
  registerExports,
  registerReports,
  registerOrders,
  registerCustomers,
];
