// What can be sold and what has been: the catalogue by ride and channel, places left by slot and pool, coupons used.
import { couponProblem } from '#business/prices/coupon.ts';
import { priceInForce } from '#business/prices/price-in-force.ts';
import { seasonOn, type Slot } from '#business/rides/slots.ts';
import type { Pool, StoredChannel } from './catalogue.ts';
import type { StoredPrice, StoredValidity } from './prices.ts';
import type { PricedProduct, StoredGrid, StoredProduct } from './products.ts';
import type { StoredPromotion } from './promotions.ts';
import type { PlacedProvider } from './providers.ts';
import type { StoredRide } from './rides.ts';
import { createSlotBook } from './slots.ts';

export interface Choice {
  readonly product: StoredProduct;
  readonly grid: StoredGrid;
}

interface SlotOf {
  readonly rideId: string;
  readonly date: string;
  readonly slot: Slot;
  readonly pool: Pool;
}

export interface Shop {
  readonly slotsOn: (ride: StoredRide, date: string) => readonly Slot[];
  readonly choices: (ride: StoredRide, channel: StoredChannel) => readonly Choice[];
  readonly priceOf: (grid: StoredGrid, ride: StoredRide, channelId: string, date: string) => StoredPrice | undefined;
  readonly placesLeft: (at: SlotOf) => number;
  readonly takePlaces: (at: SlotOf, people: number) => void;
  readonly coupon: (use: {
    providerId: string;
    rideId: string;
    at: string;
    subtotal: number;
  }) => StoredPromotion | undefined;
  readonly useCoupon: (promotion: StoredPromotion) => void;
  readonly couponsUsed: (promotionId: string) => number;
}

interface Catalogue {
  readonly providers: readonly PlacedProvider[];
  readonly products: readonly PricedProduct[];
  readonly prices: readonly StoredPrice[];
  readonly validities: readonly StoredValidity[];
  readonly promotions: readonly StoredPromotion[];
}

export function openShop({ products, prices, validities, promotions }: Catalogue): Shop {
  const productsOfRide = Map.groupBy(
    products.filter(({ record }) => record.status === 'active'),
    ({ record }) => record.rideId,
  );
  const pricesOfGrid = Map.groupBy(prices, ({ productGridId }) => productGridId);
  const validitiesOf = Map.groupBy(validities, ({ productId }) => productId);
  const promotionsOf = Map.groupBy(promotions, ({ providerId }) => providerId);
  const choicesKnown = new Map<string, readonly Choice[]>();
  const sold = new Map<string, number>();
  const used = new Map<string, number>();
  const slotKey = ({ rideId, date, slot, pool }: SlotOf) => `${rideId}${date}${slot.time ?? ''}${pool}`;

  const findChoices = (ride: StoredRide, channel: StoredChannel): Choice[] =>
    (productsOfRide.get(ride.id) ?? [])
      .filter(({ record }) => record.salesChannelIds?.includes(channel.id))
      .flatMap(({ record, grids }) => grids.map((grid) => ({ product: record, grid })));

  return {
    slotsOn: createSlotBook(),
    choices: (ride, channel) => {
      const key = ride.id + channel.id;
      const choices = choicesKnown.get(key) ?? findChoices(ride, channel);
      choicesKnown.set(key, choices);
      return choices;
    },
    priceOf: (grid, ride, channelId, date) =>
      priceInForce({
        prices: pricesOfGrid.get(grid.id) ?? [],
        validities: validitiesOf.get(grid.productId) ?? [],
        season: seasonOn(ride, date),
        productGridId: grid.id,
        salesChannelId: channelId,
        date,
      })?.price,
    placesLeft: (at) => at.slot.stock[at.pool] - (sold.get(slotKey(at)) ?? 0),
    takePlaces: (at, people) => {
      sold.set(slotKey(at), (sold.get(slotKey(at)) ?? 0) + people);
    },
    coupon: ({ providerId, at, ...purchase }) => {
      const use = { ...purchase, now: new Date(at), hasHalfPrice: false };
      return (promotionsOf.get(providerId) ?? []).find(
        (promotion) => couponProblem({ ...promotion, couponsUsed: used.get(promotion.id) ?? 0 }, use) === undefined,
      );
    },
    useCoupon: (promotion) => {
      used.set(promotion.id, (used.get(promotion.id) ?? 0) + 1);
    },
    couponsUsed: (promotionId) => used.get(promotionId) ?? 0,
  };
}
