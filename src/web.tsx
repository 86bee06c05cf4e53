// The web app: the engine's, and what each subject adds to it. src/start-web.ts starts it in the page.
import { composeModules } from '#engine/web/compose-modules.ts';
import { accessRequests } from '#business/access-requests/web.ts';
import { bankAccounts } from '#business/bank-accounts/web.ts';
import { brand } from '#business/brand/web.ts';
import { customers } from '#business/customers/web.ts';
import { demo } from '#business/demo/web.ts';
import { orders } from '#business/orders/web.ts';
import { prices } from '#business/prices/web.ts';
import { products } from '#business/products/web.ts';
import { reports } from '#business/reports/web.ts';
import { rides } from '#business/rides/web.ts';
import { support } from '#business/support/web.ts';

/** Texts and messages of the subjects, and those in place of the engine's. */
export const texts = import.meta.glob<Readonly<Record<string, string>>>('./business/*/texts/*.json', {
  import: 'default',
});

/** What modules bring; a name of the schemas or of routes.config.json that none of them has does not compile. */
export const parts = composeModules([
  accessRequests,
  bankAccounts,
  brand,
  customers,
  demo,
  orders,
  prices,
  products,
  reports,
  rides,
  support,
]);
