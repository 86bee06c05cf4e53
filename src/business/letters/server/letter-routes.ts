// Letters that did not leave, for whoever sees to the mail server. Whom they are for is told in part: they may be for
// customers, of whom support reads nothing.
import type { FastifyRequest } from 'fastify';
import { roles } from '#generated/roles.ts';
import { membersOf } from '#engine/model/named-groups.ts';
import { mayAll, type Actor } from '#engine/server/actor.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import { ApiError, forbidden } from '#engine/server/http/api-error.ts';
import { readStuckLetters, sendAgain, type StuckLetter } from '#engine/server/mail/outbox.ts';
import type { RegisterRoutes } from '#engine/server/module.ts';
import { mask } from '#engine/server/records/mask.ts';

import { support } from '../groups.ts';
import { calls } from './calls.ts';

const rule = 'roles.config.json groups.support';

export const registerLetters: RegisterRoutes = (app, { database, clock }) => {
  addCall(app, calls.list, {
    admit,
    handler: async (_request, _reply, { organizationId }) =>
      (await readStuckLetters(database, organizationId)).map(present),
  });
  addCall(app, calls.again, {
    admit,
    handler: async ({ params, log }, reply, { organizationId, userId }) => {
      const id = Number((params as { readonly id: unknown }).id);
      if (!(await sendAgain(database, { organizationId, id, now: clock() }))) throw new ApiError('NOT_FOUND');
      log.info({ letter: id, by: userId }, 'A letter is sent again');
      return reply.code(204).send();
    },
  });
};

function admit({ actor }: FastifyRequest): Actor {
  if (actor === null) throw new ApiError('UNAUTHENTICATED');
  const allowed = membersOf(roles, support);
  if (!mayAll(actor, allowed)) throw forbidden(rule, allowed);
  return actor;
}

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
