// Letters that did not leave, for whoever sees to the mail server. Whom they are for is told in part: they may be for
// customers, of whom support reads nothing.
import { addCall } from '#engine/server/http/add-call.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { readStuckLetters, sendAgain, type StuckLetter } from '#engine/server/mail/outbox.ts';
import type { RegisterRoutes } from '#engine/server/module.ts';
import { mask } from '#engine/server/records/mask.ts';

import { admitSupport } from './admit-support.ts';
import { calls } from './calls.ts';

export const registerLetters: RegisterRoutes = (app, { database, clock }) => {
  addCall(app, calls.list, {
    admit: admitSupport,
    handler: async (_request, _reply, { organizationId }) =>
      (await readStuckLetters(database, organizationId)).map(present),
  });
  addCall(app, calls.again, {
    admit: admitSupport,
    handler: async ({ params, log }, reply, { organizationId, userId }) => {
      const id = Number((params as { readonly id: unknown }).id);
      if (!(await sendAgain(database, { organizationId, id, now: clock() }))) throw new ApiError('NOT_FOUND');
      log.info({ letter: id, by: userId }, 'A letter is sent again');
      return reply.code(204).send();
    },
  });
};

function present({ id, recipient, subject, queuedAt, attempts, nextAt, givenUpAt }: StuckLetter): object {
  return {
    id,
    recipient: mask({ kind: 'email', sensitive: 'email' }, recipient) ?? '',
    subject,
    queuedAt,
    attempts,
    ...(givenUpAt === null ? { nextAt } : { givenUpAt }),
  };
}
