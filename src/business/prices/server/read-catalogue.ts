// What an order's price is made from, read once: the channel, the ride, and of each wanted product its types, prices
// and validities.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Product, ProductGrid, ProductPrice, Provider, Ride, SalesChannel, Validity } from '#generated/types.ts';
import type { Entity } from '#engine/model/entity.ts';
import { hasFormat } from '#engine/model/formats.ts';
import type { Database } from '#engine/server/database/database.ts';
import { findRecords } from '#engine/server/records/store.ts';
import { ownRows } from '#engine/server/records/visible-rows.ts';

export interface Catalogue {
  readonly channel: SalesChannel | undefined;
  readonly ride: Ride | undefined;
  readonly providers: ReadonlyMap<string, Provider>;
  readonly products: ReadonlyMap<string, Product>;
  readonly grids: ReadonlyMap<string, ProductGrid>;
  readonly prices: readonly ProductPrice[];
  readonly validities: readonly Validity[];
}

interface Wanted {
  readonly organizationId: string;
  readonly salesChannelId: string;
  readonly rideId?: string | undefined;
  readonly productIds: readonly string[];
}

export async function readCatalogue(
  database: Database,
  { organizationId, salesChannelId, rideId, productIds }: Wanted,
): Promise<Catalogue> {
  const find = async <T>(entity: Entity, column: string, ids: readonly unknown[]): Promise<T[]> => {
    const known = [...new Set(ids)].filter((id) => hasFormat('uuid', String(id)));
    if (known.length === 0) return [];
    return (await findRecords(
      database,
      entity,
      sql`${ownRows(entity, organizationId)} and t.${sql.ref(column)} = any(${known}::uuid[])`,
    )) as T[];
  };
  const [channel] = await find<SalesChannel>(entities.salesChannel, 'id', [salesChannelId]);
  const [ride] = await find<Ride>(entities.ride, 'id', rideId === undefined ? [] : [rideId]);
  const products = await find<Product>(entities.product, 'id', productIds);
  return {
    channel,
    ride,
    products: byId(products),
    providers: byId(
      await find<Provider>(
        entities.provider,
        'id',
        products.map(({ providerId }) => providerId),
      ),
    ),
    grids: byId(await find<ProductGrid>(entities.productGrid, 'product_id', productIds)),
    prices: await find<ProductPrice>(entities.productPrice, 'product_id', productIds),
    validities: await find<Validity>(entities.validity, 'product_id', productIds),
  };
}

function byId<T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}
