// The calls about a product's prices: what holds on a day, and the grid saved at once.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import type { Product } from '#generated/types.ts';
import { hasFormat } from '#engine/model/formats.ts';
import type { PricesOn } from '#business/prices/prices-on.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { readRecord } from '#engine/server/records/record-context.ts';
import { checkRight } from '#engine/server/records/rights.ts';
import { savePriceGrid } from '#business/prices/server/price-grid.ts';
import { pricesOn } from '#business/prices/server/prices-on.ts';

export function registerProducts(app: FastifyInstance, parts: RouteParts): void {
  app.get('/api/products/:id/price-in-force', (request) => readPrices(parts, request));
  app.post('/api/products/:id/price-grid', (request) =>
    savePriceGrid(parts, { actor: request.actor, productId: idOf(request), body: request.body }),
  );
}

async function readPrices({ database }: RouteParts, request: FastifyRequest): Promise<PricesOn> {
  const { actor } = request;
  checkRight(entities.product, 'read', actor);
  checkRight(entities.productPrice, 'read', actor);
  const product = (await readRecord(database, entities.product, {
    at: { id: idOf(request) },
    actor,
  })) as unknown as Product;
  const { date, salesChannelId } = readParameters(request);
  return pricesOn(database, { product, actor, salesChannelId, date });
}

const parameters = { date: 'YYYY-MM-DD', salesChannelId: 'uuid' } as const;

/** Both are needed; 400 for another parameter, a missing one, or what is no day or id. */
function readParameters(request: FastifyRequest): Readonly<Record<keyof typeof parameters, string>> {
  const query = request.query as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(query).find((name) => !Object.hasOwn(parameters, name));
  if (unknown !== undefined) throw new ApiError('UNKNOWN_PARAMETER', { name: unknown });
  const read = (name: keyof typeof parameters, format: 'date' | 'uuid') => {
    const value = query[name];
    if (typeof value !== 'string' || !hasFormat(format, value))
      throw new ApiError('BAD_REQUEST', { detail: `${name}: ${parameters[name]}`, name });
    return value;
  };
  return { date: read('date', 'date'), salesChannelId: read('salesChannelId', 'uuid') };
}

function idOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}
