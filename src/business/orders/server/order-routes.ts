// The calls about orders that are no operation on a record: what a sale or a move would mean.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { preferredLanguage } from '#engine/model/text.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { translator } from '#engine/server/texts/texts.ts';
import { quoteMove } from './quote-move.ts';
import { quoteOrder } from './quote-order.ts';

export function registerOrders(app: FastifyInstance, { database, settings, clock }: RouteParts): void {
  app.post('/api/orders/quote', { config: { writes: false } }, async (request) =>
    quoteOrder({ database, now: clock(), ...askedBy(request) }),
  );
  app.post('/api/orders/:id/reschedule-quote', { config: { writes: false } }, async (request) => {
    const { id } = request.params as { readonly id: string };
    return quoteMove({ database, settings, now: clock(), id, ...askedBy(request) });
  });
}

function askedBy({ actor, body, headers }: FastifyRequest) {
  return { actor, body, t: translator(preferredLanguage(headers['accept-language'])) };
}
