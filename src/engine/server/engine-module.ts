// What the engine brings itself, in the form of a module: users, letters, files, sessions.
import { endStaleExports } from './export/end-stale-exports.ts';
import { registerExports } from './export/export-routes.ts';
import { registerFiles } from './files/file-routes.ts';
import { removeFiles } from './files/remove-files.ts';
import { makeMonthsAhead } from './jobs/make-months-ahead.ts';
import { sendMails } from './mail/send-mails.ts';
import { defineServerModule } from './module.ts';
import { registerSummaries } from './records/summary-routes.ts';
import { forgetKeys } from './records/forget-keys.ts';
import { removeEnded } from './session/remove-ended.ts';
import { disableUser, enableUser, resendInvitation } from './users/user-actions.ts';
import { registerSearch } from './search/search-routes.ts';
import { registerViews } from './views/view-routes.ts';
import { userHooks } from './users/user-hooks.ts';

export const engineModule = defineServerModule({
  name: 'engine',
  hooks: { user: userHooks },
  actions: {
    'user.disable': disableUser,
    'user.enable': enableUser,
    'user.resendInvitation': resendInvitation,
  },
  routes: [registerFiles, registerExports, registerSummaries, registerSearch, registerViews],
  jobs: [sendMails, removeEnded, makeMonthsAhead, forgetKeys, endStaleExports, removeFiles],
});
