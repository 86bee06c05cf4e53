import { defineServerModule } from '#engine/server/module.ts';
import { registerAccessDecision } from './server/access-decision-routes.ts';
import { approveAccess, denyAccess, expireAccess, revokeAccess } from './server/access-request-actions.ts';
import { accessRequestHooks } from './server/access-request-hooks.ts';
import { expireAccessRequests } from './server/expire-access-requests.ts';

declare module '#engine/server/settings.ts' {
  interface ModuleSettings {
    /** A request for access that nobody decides on expires after so many hours. */
    readonly accessRequestHours: number;
  }
}

export const accessRequests = defineServerModule({
  name: 'access-requests',
  hooks: { accessRequest: accessRequestHooks },
  actions: {
    'accessRequest.approve': approveAccess,
    'accessRequest.deny': denyAccess,
    'accessRequest.expire': expireAccess,
    'accessRequest.revoke': revokeAccess,
  },
  routes: [registerAccessDecision],
  jobs: [expireAccessRequests],
  // Three days (docs/domain.md 2.4).
  settings: { accessRequestHours: { variable: 'ACCESS_REQUEST_HOURS', fallback: 72, range: [1, 90 * 24] } },
});
