// Seeing everything as another role does (`X-View-As: financial`): what both that role and the viewer himself may see,
// for reading only. Who may is said in roles.config.json; the log tells who looked as whom.
import type { FastifyRequest } from 'fastify';
import { roles as declared } from '#generated/roles.ts';
import { hasFormat } from '#engine/model/formats.ts';
import { mayAll, type Actor, type Holder } from '../actor.ts';
import { ApiError, forbidden } from '../http/api-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether it changes anything, where the method does not say so: a question too long for an address is posted, a
     * file handed out is noted.
     */
    writes?: boolean;
  }
}

/** Role to look as. */
export const viewAsHeader = 'x-view-as';
/** Ids of the records whose rows to look at (of the role's own rows), joined by commas; absent = the viewer's own. */
export const viewAsRowsHeader = 'x-view-as-rows';

const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** The actor with the role that he looks as beside him; himself alone without the header. */
export function viewedActor(request: FastifyRequest, actor: Actor): Actor {
  const role = request.headers[viewAsHeader];
  if (role === undefined) return actor;
  if (!mayAll(actor, declared.viewAs)) throw forbidden('roles.config.json viewAs', declared.viewAs);
  // A guest is who has no role at all; he reads nothing.
  if (typeof role !== 'string' || !declared.roles.includes(role) || role === 'guest') throw unknown(viewAsHeader, role);
  const ids = readIds(request);
  const { userId } = actor;
  if (request.routeOptions.config.writes ?? !readingMethods.includes(request.method)) {
    request.log.warn(
      { userId, viewAs: role, method: request.method },
      'a write was refused while looking as another role',
    );
    throw new ApiError('VIEWING', {}, { rule: 'view as' });
  }
  request.log.info({ userId, viewAs: role, ...(ids && { rows: ids }) }, 'looked as another role');
  const [own] = actor.holders;
  return {
    ...actor,
    holders: [own, { roles: [role], own: ids === undefined ? own.own : ownedAs(ids) }],
  };
}

/** Whichever field confines the role, it is to these. */
function ownedAs(ids: readonly string[]): Holder['own'] {
  return Object.fromEntries(Object.keys(declared.owned).map((field) => [field, ids]));
}

function readIds(request: FastifyRequest): readonly string[] | undefined {
  const given = request.headers[viewAsRowsHeader];
  if (given === undefined || given === '') return undefined;
  const ids = String(given).split(',');
  if (!ids.every((id) => hasFormat('uuid', id))) throw unknown(viewAsRowsHeader, given);
  return ids;
}

function unknown(header: string, value: unknown): ApiError {
  return new ApiError('BAD_REQUEST', { detail: `${header}: ${String(value)}`, name: header });
}
