import { ApiError, forbidden } from '../api-error.ts';
import type { ActionContext } from '../records/hooks.ts';
import { valueAt } from '#model/value-at.ts';

/** Nobody decides on his own request, and nobody on one whose end has come (DOMAIN 2.4). */
export function mayDecide({ actor, current, now, action }: ActionContext): void {
  if (valueAt(current, 'developer.userId') === actor.userId) throw forbidden(`${action}: not by the developer himself`);
  const { expiresAt } = current;
  if (action === 'accessRequest.approve' && typeof expiresAt === 'string' && Date.parse(expiresAt) <= now.getTime()) {
    throw new ApiError('TRANSITION', { state: 'expired', stateLabel: 'option.accessRequest.status.expired' }, { current: { expiresAt } });
  }
}
