// The calls about a product's prices, and its types, validities and prices read whole.
import type { PricesOn } from '../prices-on.ts';
import { http } from '#engine/web/api/client.ts';
import { listAllRecords } from '#engine/web/api/record-calls.ts';
import type { PriceData } from './grid-types.ts';
import type { SentChange } from './grid-model.ts';

export async function readPriceData(productId: string, signal: AbortSignal): Promise<PriceData> {
  const [types, validities, prices] = await Promise.all([
    listAllRecords('productGrid', productId, ['status', 'displayOrder', 'name'], signal),
    listAllRecords('validity', productId, ['validFrom', 'name'], signal),
    listAllRecords('productPrice', productId, ['createdAt'], signal),
  ]);
  return { types, validities, prices };
}

export async function savePrices(productId: string, changes: readonly SentChange[]): Promise<void> {
  await http.post(`/api/products/${productId}/price-grid`, { changes: changes.map(({ body }) => body) });
}

export async function readPricesOn(
  productId: string,
  params: { readonly date: string; readonly salesChannelId: string },
  signal: AbortSignal,
): Promise<PricesOn> {
  return (await http.get<PricesOn>(`/api/products/${productId}/price-in-force`, { params, signal })).data;
}
