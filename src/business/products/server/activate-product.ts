// A product goes on sale only with all that a sale needs (docs/domain.md 2.5); what is missing is listed.
import { sql } from 'kysely';
import type { Product } from '#generated/types.ts';
import type { Check } from '#engine/server/texts/check-texts.ts';
import type { ActionBehaviour, ActionContext } from '#engine/server/records/hooks.ts';
import { findProductParts, hasActiveType, hasPriceToSell } from './product-parts.ts';

export const activateProduct: ActionBehaviour<Product> = { checks: checkReadiness };

async function checkReadiness({
  database,
  actor: { organizationId },
  current: product,
}: ActionContext<Product>): Promise<Check[]> {
  const parts = await findProductParts(database, { organizationId, productId: product.id });
  const { rows: channels } = await sql`
    select 1 from sales_channel where organization_id = ${organizationId} and id = any(${product.salesChannelIds ?? []}::uuid[]) and status = 'active' limit 1`.execute(
    database.query,
  );
  return [
    { name: 'productTitle', passed: (product.titles.pt ?? '').trim() !== '' },
    { name: 'productType', passed: hasActiveType(parts) },
    { name: 'productPrice', passed: hasPriceToSell(parts) },
    { name: 'productChannel', passed: channels.length > 0 },
  ];
}
