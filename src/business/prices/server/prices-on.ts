// What each type of a product costs on a visit date in a channel, why that price, and what ought to be looked at
// (docs/domain.md 3.2, 3.9, 3.15, 3.16).
import { entities } from '#generated/entities.ts';
import type { Product, ProductGrid, ProductPrice, Validity } from '#generated/types.ts';
import { adultPriceOf, halfPriceLimit } from '../half-price.ts';
import { priceInForce, whyNotSold, type NotSold, type PriceInForce } from '../price-in-force.ts';
import type { ClosedBecause, PricePeriod, PricesOn, PriceWarning, TypePrice } from '../prices-on.ts';
import { seasonOn } from '#business/rides/slots.ts';
import type { Actor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { readCatalogue, type Catalogue } from './read-catalogue.ts';
import { presentRecord, type Values } from '#engine/server/records/present-record.ts';

interface Question {
  readonly product: Product;
  readonly actor: Actor;
  readonly salesChannelId: string;
  readonly date: string;
}

export async function pricesOn(
  database: Database,
  { product, actor, salesChannelId, date }: Question,
): Promise<PricesOn> {
  const catalogue = await readCatalogue(database, {
    organizationId: actor.organizationId,
    salesChannelId,
    rideId: product.rideId,
    productIds: [product.id],
  });
  const { ride, prices, validities } = catalogue;
  const season = ride === undefined ? 'low' : seasonOn(ride, date);
  const grids = [...catalogue.grids.values()].sort(
    (a, b) => a.displayOrder - b.displayOrder || a.name.localeCompare(b.name),
  );
  const found = new Map(
    grids.map(({ id }) => [id, priceInForce({ prices, validities, season, productGridId: id, salesChannelId, date })]),
  );
  // Compared are amounts as the reader sees them: what is hidden or masked from him gives no warning away.
  const adultPrice = adultPriceOf(grids, (id) => amountOf(shownPrice(found.get(id)?.price, actor), 'salesPrice'));
  return {
    date,
    salesChannelId,
    season,
    closed: closedBecause(product, salesChannelId, catalogue),
    types: grids.map((grid) =>
      typePrice(grid, found.get(grid.id), {
        actor,
        adultPrice,
        notSold: () => whyNotSold({ prices, validities, productGridId: grid.id, salesChannelId, date }),
      }),
    ),
  };
}

function closedBecause(
  product: Product,
  salesChannelId: string,
  { channel, ride, providers }: Catalogue,
): ClosedBecause[] {
  return [
    ...(product.status === 'active' ? [] : ['productNotActive' as const]),
    ...(product.salesChannelIds?.includes(salesChannelId) ? [] : ['productNotInChannel' as const]),
    ...(channel?.status === 'active' ? [] : ['channelInactive' as const]),
    ...(ride === undefined || ride.status === 'active' ? [] : ['rideInactive' as const]),
    ...(providers.get(product.providerId)?.status === 'active' ? [] : ['providerInactive' as const]),
  ];
}

interface Around {
  readonly actor: Actor;
  readonly adultPrice: number | undefined;
  readonly notSold: () => NotSold;
}

function typePrice(
  grid: ProductGrid,
  found: PriceInForce<ProductPrice, Validity> | undefined,
  { actor, adultPrice, notSold }: Around,
): TypePrice {
  const { id: productGridId, name, unitType, halfPrice } = grid;
  const type = { productGridId, name, unitType, halfPrice };
  const price = shownPrice(found?.price, actor);
  const inactive = grid.status !== 'active' && { notSold: 'typeInactive' as const };
  if (found === undefined || price === undefined) return { ...type, notSold: notSold(), ...inactive, warnings: [] };
  const { channel, validity, season } = found.because;
  return {
    ...type,
    ...inactive,
    price,
    because: {
      channel,
      ...(validity !== undefined && { validity: periodOf(validity) }),
      ...(season !== undefined && { season }),
    },
    others: found.others.map((other) => ({
      price: shownPrice(other.price, actor) ?? {},
      ...(other.validity !== undefined && { validity: periodOf(other.validity) }),
      lostBy: other.lostBy,
    })),
    warnings: warningsOf(grid, price, adultPrice),
  };
}

function warningsOf(
  { halfPrice }: ProductGrid,
  price: Readonly<Values>,
  adultPrice: number | undefined,
): PriceWarning[] {
  const [sales, transfer] = [amountOf(price, 'salesPrice'), amountOf(price, 'transferValue')];
  const isTooMuch = halfPrice && sales !== undefined && adultPrice !== undefined && sales > halfPriceLimit(adultPrice);
  return [
    ...(isTooMuch ? [{ name: 'halfPrice' as const, limit: halfPriceLimit(adultPrice), adultPrice }] : []),
    // Free of charge for everyone leaves no margin to speak of.
    ...(sales !== undefined && sales > 0 && transfer === sales ? [{ name: 'noMargin' as const }] : []),
  ];
}

function shownPrice(price: ProductPrice | undefined, actor: Actor): Values | undefined {
  return price && presentRecord(entities.productPrice, { ...price }, actor);
}

/** Undefined where the reader does not see it in full. */
function amountOf(price: Readonly<Values> | undefined, name: 'salesPrice' | 'transferValue'): number | undefined {
  const amount = price?.[name];
  return typeof amount === 'number' ? amount : undefined;
}

function periodOf({ id, name, validFrom, validTo }: Validity): PricePeriod {
  return { id, name, validFrom, validTo };
}
