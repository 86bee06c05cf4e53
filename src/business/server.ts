// The server side of the business: all its subjects, in the order in which their jobs run and their calls register.
import { engineModule } from '#engine/server/engine-module.ts';
import { composeModules } from '#engine/server/module.ts';
import { accessRequests } from './access-requests/server.ts';
import { bankAccounts } from './bank-accounts/server.ts';
import { companies } from './companies/server.ts';
import { customers } from './customers/server.ts';
import { demo } from './demo/server.ts';
import { orders } from './orders/server.ts';
import { products } from './products/server.ts';
import { promotions } from './promotions/server.ts';
import { reports } from './reports/server.ts';
import { rides } from './rides/server.ts';

export const modules = composeModules([
  engineModule,
  accessRequests,
  orders,
  customers,
  rides,
  products,
  reports,
  bankAccounts,
  companies,
  promotions,
  demo,
]);
