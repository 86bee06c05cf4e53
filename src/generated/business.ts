// Written by "npm run generate" from src/business/*/server/{computed,tables}.ts; edit those and run it again.

import type { ComputedExpression } from '#engine/server/records/computed-expression.ts';
import type { Table } from '#engine/model/table.ts';
import { computed as computedOfBankAccounts } from '#business/bank-accounts/server/computed.ts';
import { computed as computedOfOrders } from '#business/orders/server/computed.ts';
import { computed as computedOfPromotions } from '#business/promotions/server/computed.ts';
import { computed as computedOfRides } from '#business/rides/server/computed.ts';
import { tables as tablesOfAccessRequests } from '#business/access-requests/server/tables.ts';
import { tables as tablesOfCustomers } from '#business/customers/server/tables.ts';
import type { ComputedName } from './entities.ts';

/** Every computed field has its expression, or this does not compile. */
export const computed: Readonly<Record<ComputedName, ComputedExpression>> = {
  ...computedOfBankAccounts,
  ...computedOfOrders,
  ...computedOfPromotions,
  ...computedOfRides,
};

/** Tables that no schema declares. */
export const businessTables: readonly Table[] = [
  ...tablesOfAccessRequests,
  ...tablesOfCustomers,
];
