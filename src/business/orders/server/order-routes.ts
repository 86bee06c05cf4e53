// The calls about orders that are no operation on a record: what a sale or a move would mean.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import type { RouteParts } from '#engine/server/module.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { admitBy } from '#engine/server/records/rights.ts';
import { translator } from '#engine/server/texts/texts.ts';
import { calls } from './calls.ts';
import { admitMover, quoteMove } from './quote-move.ts';
import { quoteOrder } from './quote-order.ts';

export function registerOrders(app: FastifyInstance, { database, settings, clock }: RouteParts): void {
  addCall(app, calls.quote, {
    admit: admitBy('create', entities.order),
    handler: (request, _, actor) => quoteOrder({ database, now: clock(), actor, ...askedIn(request) }),
  });
  addCall(app, calls.quoteMove, {
    admit: admitMover,
    handler: (request, _, actor) => {
      const { id } = request.params as { readonly id: string };
      return quoteMove({ database, settings, now: clock(), id, actor, ...askedIn(request) });
    },
  });
}

/** A body that is not there has nothing filled in. */
function askedIn({ body, headers }: FastifyRequest) {
  return { body: (body ?? {}) as Values, t: translator(preferredLanguage(headers['accept-language'])) };
}
