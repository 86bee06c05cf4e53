// Providers and distribution units: the CNPJ stands on every order's documents, and who stops selling knows which visits are still to come (DOMAIN 1.5, 2.5).
import { shapes } from '#generated/shapes.ts';
import type { Problem } from '#model/rules.ts';
import { invalid } from '../api-error.ts';
import type { Check } from '../check-texts.ts';
import { findFutureVisits, hasOrders, type OrderUse } from '../order-use.ts';
import type { ActionBehaviour, ActionContext, EffectContext, EntityHooks, WriteContext } from '../records/hooks.ts';

export const companyHooks: EntityHooks = { check: checkBusinessId };
export const deactivateCompany: ActionBehaviour = { checks: listVisits, effect: acknowledgeVisits };

async function checkBusinessId(context: WriteContext): Promise<Problem[]> {
  const { database, record, current } = context;
  if (current === undefined || record['businessId'] === current['businessId']) return [];
  return (await hasOrders(database, ordersOf({ ...context, current }))) ? [{ path: ['businessId'], rule: 'fixedByOrders', params: {} }] : [];
}

/** Nothing that stands in the way, but what one ought to see first. */
async function listVisits(context: ActionContext): Promise<Check[]> {
  const { count, next } = await findFutureVisits(context.database, ordersOf(context), context.now);
  return [{ name: 'futureVisits', passed: true, params: { count }, found: next.map(({ id, code }) => ({ entity: 'order', id, title: code })) }];
}

async function acknowledgeVisits(context: EffectContext): Promise<undefined> {
  const { count } = await findFutureVisits(context.database, ordersOf(context), context.now);
  if (count > 0 && context.input['visitsStand'] !== true) throw invalid(shapes.deactivation, [{ path: ['visitsStand'], rule: 'visitsStand', params: { count } }]);
  return undefined;
}

function ordersOf({ entity, actor, current }: Pick<ActionContext, 'entity' | 'actor' | 'current'>): OrderUse {
  const id = String(current['id']);
  return { organizationId: actor.organizationId, ...(entity.name === 'provider' ? { providerId: id } : { distributorId: id }) };
}
