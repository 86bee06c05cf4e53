// Providers and distribution units: the CNPJ stands on every order's documents, and who stops selling knows which
// visits are still to come (docs/domain.md 2.5).
import type { Problem } from '#engine/model/rules.ts';
import { buildDeactivation } from '#business/order-use/server.ts';
import { hasOrders, type OrderUse } from '#business/order-use/server.ts';
import type { ActionContext, EntityHooks, WriteContext } from '#engine/server/records/hooks.ts';

export const companyHooks: EntityHooks = { check: checkBusinessId };
export const deactivateCompany = buildDeactivation(ordersOf);

async function checkBusinessId(context: WriteContext): Promise<Problem[]> {
  const { database, record, current } = context;
  if (current === undefined || record['businessId'] === current['businessId']) return [];
  return (await hasOrders(database, ordersOf({ ...context, current })))
    ? [{ path: ['businessId'], rule: 'fixedByOrders', params: {} }]
    : [];
}

function ordersOf({ entity, actor, current }: Pick<ActionContext, 'entity' | 'actor' | 'current'>): OrderUse {
  const id = String(current['id']);
  return {
    organizationId: actor.organizationId,
    ...(entity.name === 'provider' ? { providerId: id } : { distributorId: id }),
  };
}
