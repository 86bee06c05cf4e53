// The calls about a product's prices: what holds on a day, and the grid saved at once.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import type { PricesOn } from '../prices-on.ts';
import type { Actor } from '#engine/server/actor.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { readRecord } from '#engine/server/records/record-context.ts';
import { admitBy } from '#engine/server/records/rights.ts';
import { savePriceGrid, type PriceGrid } from './price-grid.ts';
import { pricesOn } from './prices-on.ts';
import { calls } from './calls.ts';

export function registerPrices(app: FastifyInstance, parts: RouteParts): void {
  addCall(app, calls.priceInForce, {
    admit: admitBy('read', entities.product, entities.productPrice),
    handler: (request, _, actor) => readPrices(parts, request, actor),
  });
  addCall(app, calls.priceGrid, {
    admit: admitBy('update', entities.productPrice),
    handler: (request, _, actor) =>
      savePriceGrid(parts, { actor, productId: idOf(request), ...(request.body as PriceGrid) }),
  });
}

async function readPrices({ database }: RouteParts, request: FastifyRequest, actor: Actor): Promise<PricesOn> {
  const at = { id: idOf(request) };
  const product = await readRecord(database, entities.product, { at, actor });
  const { date, salesChannelId } = request.query as { readonly date: string; readonly salesChannelId: string };
  return pricesOn(database, { product, actor, salesChannelId, date });
}

function idOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}
