// The types and prices of a product, and whether it can be sold with them (docs/domain.md 2.5, 3.16, 3.17).
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Product, ProductGrid, ProductPrice } from '#generated/types.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { Check } from '#engine/server/texts/check-texts.ts';
import { findRecords } from '#engine/server/records/store.ts';
import { ownRows } from '#engine/server/records/visible-rows.ts';

export interface ProductParts {
  readonly grids: readonly ProductGrid[];
  readonly prices: readonly ProductPrice[];
}

interface ProductAt {
  readonly organizationId: string;
  readonly productId: string;
}

export async function findProductParts(
  database: Database,
  { organizationId, productId }: ProductAt,
): Promise<ProductParts> {
  const grids = await findRecords(
    database,
    entities.productGrid,
    sql`${ownRows(entities.productGrid, organizationId)} and t.product_id = ${productId}`,
  );
  const prices = await findRecords(
    database,
    entities.productPrice,
    sql`${ownRows(entities.productPrice, organizationId)} and t.product_id = ${productId}`,
  );
  return { grids, prices };
}

/** The product; until the transaction ends nobody else changes what it is sold with. */
export async function lockProduct(
  database: Database,
  { organizationId, productId }: ProductAt,
): Promise<Product | undefined> {
  const [product] = await findRecords(
    database,
    entities.product,
    sql`${ownRows(entities.product, organizationId)} and t.id = ${productId}`,
    { lock: true },
  );
  return product;
}

export function hasActiveType({ grids }: ProductParts): boolean {
  return grids.some(({ status }) => status === 'active');
}

export function hasPriceToSell({ grids, prices }: ProductParts): boolean {
  return prices.some(({ productGridId }) =>
    grids.some(({ id, status }) => id === productGridId && status === 'active'),
  );
}

/** What an active product would lose; empty when it stays sellable. */
export function missingParts(parts: ProductParts): Check[] {
  if (!hasActiveType(parts)) return [{ name: 'activeKeepsType', passed: false }];
  return hasPriceToSell(parts) ? [] : [{ name: 'activeKeepsPrice', passed: false }];
}
