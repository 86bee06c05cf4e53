// What `GET /api/products/{id}/price-in-force` answers.
import type { Advantage, NotSold, Season } from './price-in-force.ts';

export type ClosedBecause =
  | 'productNotActive'
  | 'productNotInChannel'
  | 'channelInactive'
  | 'rideInactive'
  | 'providerInactive';
export type PriceWarning =
  | { readonly name: 'halfPrice'; readonly limit: number; readonly adultPrice: number }
  | { readonly name: 'noMargin' };

export interface PricePeriod {
  readonly id: string;
  readonly name: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** A price as the reader may see it: amounts are left out or masked. */
export type ShownPrice = Readonly<Record<string, unknown>>;

export interface PricesOn {
  readonly date: string;
  readonly salesChannelId: string;
  /** Of the ride on that date; low where it names none, and for products without a ride. */
  readonly season: Season;
  /** Why nothing of it is sold there, whatever the prices. */
  readonly closed: readonly ClosedBecause[];
  readonly types: readonly TypePrice[];
}

export interface TypePrice {
  readonly productGridId: string;
  readonly name: string;
  readonly unitType: string;
  readonly halfPrice: boolean;
  readonly price?: ShownPrice;
  /** What the price was made for; a default price has nothing of it. */
  readonly because?: { readonly channel: boolean; readonly validity?: PricePeriod; readonly season?: Season };
  /** Prices that would hold too, best first. */
  readonly others?: readonly {
    readonly price: ShownPrice;
    readonly validity?: PricePeriod;
    readonly lostBy: Advantage;
  }[];
  readonly notSold?: NotSold | 'typeInactive';
  readonly warnings: readonly PriceWarning[];
}
