import type { FastifyRequest } from 'fastify';
import { roles } from '#generated/roles.ts';
import { membersOf } from '#engine/model/named-groups.ts';
import { mayAll, type Actor } from '#engine/server/actor.ts';
import { ApiError, forbidden } from '#engine/server/http/api-error.ts';
import { support } from '../groups.ts';

const rule = 'roles.config.json groups.support';

export function admitSupport({ actor }: FastifyRequest): Actor {
  if (actor === null) throw new ApiError('UNAUTHENTICATED');
  const allowed = membersOf(roles, support);
  if (!mayAll(actor, allowed)) throw forbidden(rule, allowed);
  return actor;
}
