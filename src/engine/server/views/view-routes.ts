// The calls of kept views: for whoever may read the list.
import type { FastifyRequest } from 'fastify';
import { entities, entityNames } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import { addCall } from '../http/add-call.ts';
import { ApiError } from '../http/api-error.ts';
import type { RegisterRoutes } from '../module.ts';
import { checkRight } from '../records/rights.ts';
import { calls } from './calls.ts';
import { listViews, removeView, saveView, type ViewInput } from './list-views.ts';

export const registerViews: RegisterRoutes = (app, { database, clock }) => {
  addCall(app, calls.list, {
    admit: readerOf,
    handler: (_request, _reply, { entity, actor }) => listViews(database, entity, actor),
  });
  addCall(app, calls.save, {
    admit: readerOf,
    handler: ({ body }, _reply, reader) => saveView(database, { ...reader, input: body as ViewInput, now: clock() }),
  });
  addCall(app, calls.remove, {
    admit: readerOf,
    handler: async (request, reply, { entity, actor }) => {
      await removeView(database, entity, (request.params as { readonly id: string }).id, actor);
      return reply.code(204).send();
    },
  });
};

interface Reader {
  readonly entity: Entity;
  readonly actor: Actor;
}

function readerOf(request: FastifyRequest): Reader {
  const { actor } = request;
  if (actor === null) throw new ApiError('UNAUTHENTICATED');
  const { collection } = request.params as { readonly collection: string };
  const name = entityNames.find((candidate) => entities[candidate].collection === collection);
  if (name === undefined) throw new ApiError('NOT_FOUND');
  checkRight(entities[name], 'read', actor);
  return { entity: entities[name], actor };
}
