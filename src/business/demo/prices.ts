// Validities and prices of the products.
import type { ProductPrice, Validity } from '#generated/types.ts';
import { halfPriceLimit } from '#business/prices/half-price.ts';
import { addDays } from '#engine/model/days.ts';
import type { StoredChannel } from './catalogue.ts';
import { day } from './calendar.ts';
import { baseOf } from './demo-id.ts';
import type { PricedProduct, StoredGrid } from './products.ts';
import type { Random } from './random.ts';
import type { Stored } from './stored.ts';

export type StoredPrice = Stored<ProductPrice>;
export type StoredValidity = Stored<Validity>;

/** 10.00 %, taken on the internet and from resellers; the ticket office takes none. */
const serviceFee = 1000;

export function buildValidities(random: Random, products: readonly PricedProduct[], today: string): StoredValidity[] {
  const year = Number(today.slice(0, 4));
  const periods = [
    { name: `Ano ${year}`, validFrom: `${year}-01-01`, validTo: `${year}-12-31` },
    { name: `Ano ${year + 1}`, validFrom: `${year + 1}-01-01`, validTo: `${year + 1}-12-31` },
    { name: `Verão ${year}/${(year + 1) % 100}`, validFrom: `${year}-12-01`, validTo: `${year + 1}-03-10` },
    { name: `Feriadão de novembro ${year}`, validFrom: `${year}-11-13`, validTo: `${year}-11-22` },
    { name: 'Mês do aniversário', validFrom: addDays(today, 30), validTo: addDays(today, 60) },
  ];
  return products.flatMap(({ record }) =>
    random
      .shuffle(periods)
      .slice(
        0,
        random.weighted([
          [1, 20],
          [2, 40],
          [3, 35],
          [4, 5],
        ] as const),
      )
      .map((period) => ({
        ...baseOf(random, Date.parse(record.createdAt) + day),
        productId: record.id,
        ...period,
      })),
  );
}

interface PriceParts {
  readonly products: readonly PricedProduct[];
  readonly validities: readonly StoredValidity[];
  readonly channels: readonly StoredChannel[];
}

/**
 * Per type: a default; mostly one for high season; one without fee for the ticket office; now and then one for a
 * validity.
 */
export function buildPrices(random: Random, { products, validities, channels }: PriceParts): StoredPrice[] {
  const office = channels.find(({ stockPool }) => stockPool === 'ticketOffice');
  return products.flatMap((product) => {
    const terms = {
      discounted: random.chance(0.7) ? random.between(1.03, 1.35) : 1,
      transfer: random.between(0.7, 0.88),
      child: random.between(0.5, 0.8),
      high: random.chance(0.75) ? random.between(1.15, 1.25) : undefined,
      validity: random.chance(0.12) ? validities.find(({ productId }) => productId === product.record.id) : undefined,
      officeId: office !== undefined && product.record.salesChannelIds?.includes(office.id) ? office.id : undefined,
    };
    return product.grids.flatMap((grid) => pricesOf(random, { product, grid, terms }));
  });
}

interface Terms {
  readonly discounted: number;
  readonly transfer: number;
  readonly child: number;
  readonly high: number | undefined;
  readonly validity: StoredValidity | undefined;
  readonly officeId: string | undefined;
}

function pricesOf(
  random: Random,
  { product, grid, terms }: { product: PricedProduct; grid: StoredGrid; terms: Terms },
): StoredPrice[] {
  const price = (factor: number, rest: Partial<StoredPrice>): StoredPrice => {
    const salesPrice = salesPriceOf(grid, Math.round((product.adultPrice * factor) / 100) * 100, terms.child);
    return {
      ...baseOf(random, Date.parse(grid.createdAt) + 3_600_000),
      productId: grid.productId,
      productGridId: grid.id,
      season: 'any',
      currency: 'BRL',
      fullPrice: Math.max(salesPrice, Math.round((salesPrice * terms.discounted) / 10) * 10),
      salesPrice,
      transferValue: Math.round(salesPrice * terms.transfer),
      serviceFeePercentage: serviceFee,
      ...rest,
    };
  };
  return [
    price(1, {}),
    ...(terms.high === undefined ? [] : [price(terms.high, { season: 'high' })]),
    ...(terms.officeId === undefined ? [] : [price(1, { salesChannelId: terms.officeId, serviceFeePercentage: 0 })]),
    ...(terms.validity === undefined ? [] : [price(1.1, { validityId: terms.validity.id })]),
  ];
}

/** Half price is at most half of what an adult is charged (docs/domain.md 3.15); a family of four pays for 3.3. */
function salesPriceOf(grid: StoredGrid, adult: number, child: number): number {
  if (grid.halfPrice) return halfPriceLimit(adult);
  if (grid.unitType === 'infant') return 0;
  if (grid.unitType === 'child') return Math.round((adult * child) / 10) * 10;
  if (grid.unitType === 'family') return Math.round((adult * 3.3) / 10) * 10;
  return adult;
}
