// What holds for a product and its types and prices beyond one record: an active product keeps a type and a price, its
// prices one currency.
import { hasFormat } from '#engine/model/formats.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Actor } from '#engine/server/actor.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import type { Database } from '#engine/server/database/database.ts';
import { hasOrders } from '#business/order-use/server.ts';
import type { EntityHooks, RemoveContext, WriteContext } from '#engine/server/records/hooks.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { findProductParts, lockProduct, missingParts, type ProductParts } from './product-parts.ts';

export const productHooks: EntityHooks = { check: checkProvider };
export const productGridHooks: EntityHooks = { check: checkTypeStays, beforeRemove: keepType };
export const productPriceHooks: EntityHooks = { check: checkPrice, beforeRemove: keepPrice };

/** Orders name the provider beside the product: the two never part (schemas/order.schema.json). */
async function checkProvider({ database, actor, record, current }: WriteContext): Promise<Problem[]> {
  if (current === undefined || record['providerId'] === current['providerId']) return [];
  const isSold = await hasOrders(database, { organizationId: actor.organizationId, productId: String(current['id']) });
  return isSold ? [{ path: ['providerId'], rule: 'fixedByOrders', params: {} }] : [];
}

async function checkTypeStays({ database, actor, record, current }: WriteContext): Promise<Problem[]> {
  if (current === undefined || record['status'] === current['status']) return [];
  const changed = (parts: ProductParts) => ({
    ...parts,
    grids: parts.grids.map((grid) =>
      grid.id === current['id'] ? { ...grid, status: record['status'] as typeof grid.status } : grid,
    ),
  });
  await checkStaysSellable(database, { actor, part: current, changed });
  return [];
}

async function keepType({ database, actor, current }: RemoveContext): Promise<void> {
  await checkStaysSellable(database, {
    actor,
    part: current,
    changed: (parts) => ({ ...parts, grids: parts.grids.filter(({ id }) => id !== current['id']) }),
  });
}

async function checkPrice({ database, actor, record, current }: WriteContext): Promise<Problem[]> {
  // What the record itself lacks is said already.
  if (!hasFormat('uuid', String(record['productId']))) return [];
  const { prices } = await findProductParts(database, {
    organizationId: actor.organizationId,
    productId: String(record['productId']),
  });
  const other = prices.find((price) => price.id !== current?.['id'] && price.currency !== record['currency']);
  if (current !== undefined && record['productGridId'] !== current['productGridId']) {
    const productGridId = String(record['productGridId']);
    const changed = (parts: ProductParts) => ({
      ...parts,
      prices: parts.prices.map((price) => (price.id === current['id'] ? { ...price, productGridId } : price)),
    });
    await checkStaysSellable(database, { actor, part: current, changed });
  }
  return other === undefined
    ? []
    : [{ path: ['currency'], rule: 'productCurrency', params: { currency: other.currency } }];
}

async function keepPrice({ database, actor, current }: RemoveContext): Promise<void> {
  await checkStaysSellable(database, {
    actor,
    part: current,
    changed: (parts) => ({ ...parts, prices: parts.prices.filter(({ id }) => id !== current['id']) }),
  });
}

interface Change {
  readonly actor: Actor;
  /** The type or price that is changed. */
  readonly part: Readonly<Values>;
  readonly changed: (parts: ProductParts) => ProductParts;
}

/**
 * 409 with the remedy when an active product would be left with nothing to sell; what it lacked before is not this
 * change's fault.
 */
async function checkStaysSellable(
  database: Database,
  { actor: { organizationId }, part, changed }: Change,
): Promise<void> {
  const at = { organizationId, productId: String(part['productId']) };
  const product = await lockProduct(database, at);
  if (product?.status !== 'active') return;
  const parts = await findProductParts(database, at);
  const checks = missingParts(parts).length > 0 ? [] : missingParts(changed(parts));
  if (checks.length > 0) throw new ApiError('BLOCKED', { checks });
}
