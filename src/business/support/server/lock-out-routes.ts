// People who typed their password wrong too often, for whoever they call. What is counted is known by its hash alone, so
// the people of the organisation are asked for one by one.
import { sql } from 'kysely';
import { addCall } from '#engine/server/http/add-call.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { RegisterRoutes } from '#engine/server/module.ts';
import { lockedUntil, unlock } from '#engine/server/session/lock-out.ts';
import { signInName } from '#engine/server/session/sign-in.ts';
import { admitSupport } from './admit-support.ts';
import { calls } from './calls.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export const registerLockOuts: RegisterRoutes = (app, { database, clock }) => {
  addCall(app, calls.locked, {
    admit: admitSupport,
    handler: async (_request, _reply, { organizationId }) => {
      const people = await activePeople(database, organizationId);
      const accounts = people.map(({ email }) => signInName(organizationId, email));
      const ends = await lockedUntil(database, accounts, clock());
      return people.flatMap(({ id, name }, index) => {
        const until = ends[index];
        return until === undefined ? [] : [{ userId: id, name, until: until.toISOString() }];
      });
    },
  });
  addCall(app, calls.unlock, {
    admit: admitSupport,
    handler: async ({ params, log }, reply, { organizationId, userId }) => {
      const { id } = params as { readonly id: string };
      const person = (await activePeople(database, organizationId)).find((one) => one.id === id);
      if (person === undefined) throw new ApiError('NOT_FOUND');
      await unlock(database, signInName(organizationId, person.email));
      log.info({ user: id, by: userId }, 'A lock-out was ended');
      return reply.code(204).send();
    },
  });
};

async function activePeople(database: Database, organizationId: string): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    select id, name, email from "user" where organization_id = ${organizationId} and status = 'active' order by name, id`.execute(
    database.query,
  );
  return rows;
}
