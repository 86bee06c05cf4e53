// Who stops selling knows which visits are still to come, and says so: they stand (docs/domain.md 2.5).
import { shapes } from '#generated/shapes.ts';
import { invalid } from '#engine/server/http/api-error.ts';
import { findFutureVisits, type OrderUse } from './order-use.ts';
import type { ActionBehaviour, ActionContext } from '#engine/server/records/hooks.ts';

/** `ordersOf`: the orders that name what is deactivated. */
export function buildDeactivation(
  ordersOf: (context: Pick<ActionContext, 'entity' | 'actor' | 'current'>) => OrderUse,
): ActionBehaviour {
  const visits = (context: ActionContext) => findFutureVisits(context.database, ordersOf(context), context.now);
  return {
    // Nothing that stands in the way, but what one ought to see first.
    checks: async (context) => {
      const { count, next } = await visits(context);
      return [
        {
          name: 'futureVisits',
          passed: true,
          params: { count },
          found: next.map(({ id, code }) => ({ entity: 'order', id, title: code })),
        },
      ];
    },
    effect: async (context) => {
      const { count } = await visits(context);
      if (count > 0 && context.input['visitsStand'] !== true)
        throw invalid(shapes.deactivation, [{ path: ['visitsStand'], rule: 'visitsStand', params: { count } }]);
      return undefined;
    },
  };
}
