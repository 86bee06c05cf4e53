// The server: the engine's, and what each subject adds to it, in the order in which jobs run and calls
// register. src/start-server.ts starts it.
import { engineModule } from '#engine/server/engine-module.ts';
import { composeModules } from '#engine/server/module.ts';
import { accessRequests } from '#business/access-requests/server.ts';
import { bankAccounts } from '#business/bank-accounts/server.ts';
import { companies } from '#business/companies/server.ts';
import { customers } from '#business/customers/server.ts';
import { demo } from '#business/demo/server.ts';
import { orders } from '#business/orders/server.ts';
import { prices } from '#business/prices/server.ts';
import { products } from '#business/products/server.ts';
import { promotions } from '#business/promotions/server.ts';
import { reports } from '#business/reports/server.ts';
import { rides } from '#business/rides/server.ts';
import { support } from '#business/support/server.ts';

export const modules = composeModules([
  engineModule,
  accessRequests,
  orders,
  customers,
  rides,
  prices,
  products,
  reports,
  bankAccounts,
  companies,
  promotions,
  support,
  demo,
]);
