// The calls about a product's prices, and its types, validities and prices read whole.
import type { PricesOn } from '../prices-on.ts';
import { maximumPageSize, type ListQuery } from '#engine/model/list-query.ts';
import { http } from '#engine/web/api/client.ts';
import { listRecords, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import type { Price, PriceData, PriceType, Validity } from './grid-types.ts';
import type { SentChange } from './grid-model.ts';

export async function readPriceData(productId: string, signal: AbortSignal): Promise<PriceData> {
  const [types, validities, prices] = await Promise.all([
    readAll({ entity: 'productGrid', parentId: productId }, ['status', 'displayOrder', 'name'], signal),
    readAll({ entity: 'validity', parentId: productId }, ['validFrom', 'name'], signal),
    readAll({ entity: 'productPrice', parentId: productId }, ['createdAt'], signal),
  ]);
  return {
    types: types as unknown as PriceType[],
    validities: validities as unknown as Validity[],
    prices: prices as unknown as Price[],
  };
}

async function readAll(place: Place, sort: readonly string[], signal: AbortSignal): Promise<RecordValues[]> {
  const query: ListQuery = {
    search: '',
    filters: [],
    sort: sort.map((path) => ({ path, direction: 'asc' })),
    offset: 0,
    limit: maximumPageSize,
  };
  const rows: RecordValues[] = [];
  for (let more = true; more;) {
    const page = await listRecords(place, { ...query, offset: rows.length }, signal);
    rows.push(...page.rows);
    more = page.rows.length === maximumPageSize;
  }
  return rows;
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
