// The record of one order from what was booked; takes the places and the coupon it holds.
import type { Order, Provider } from '#generated/types.ts';
import type { Slot } from '#business/rides/slots.ts';
import type { StoredChannel } from './catalogue.ts';
import { iso } from './calendar.ts';
import { baseOf } from './demo-id.ts';
import { peopleOf, sumUpLines, type ChosenLine, type PricedLines } from './order-lines.ts';
import type { Outcome } from './order-outcome.ts';
import type { StoredPromotion } from './promotions.ts';
import type { Random } from './random.ts';
import type { StoredRide } from './rides.ts';
import { whole, type Part } from './scale.ts';
import type { Shop } from './shop.ts';
import type { Stored } from './stored.ts';

export type StoredOrder = Stored<Order>;
/** Who bought is a number until the customers are made: they register before their first purchase. */
export type DraftOrder = Omit<StoredOrder, 'client'> & { readonly customer: number };

export interface Booking {
  readonly ride: StoredRide;
  readonly channel: StoredChannel;
  /** Of the visit. */
  readonly date: string;
  readonly slot: Slot;
  readonly chosen: readonly ChosenLine[];
  readonly priced: PricedLines;
}

interface Parts extends Booking {
  readonly shop: Shop;
  readonly provider: Stored<Provider>;
  readonly customer: number;
  readonly code: string;
  readonly distributorId?: string;
  readonly promotion: StoredPromotion | undefined;
  readonly at: number;
  readonly outcome: Outcome;
  readonly internalNote?: string;
}

export function draftOrder(random: Random, parts: Parts): DraftOrder {
  const { ride, channel, date, slot, chosen, priced, shop, provider, promotion, at } = parts;
  const { changedAt, ...outcome } = parts.outcome;
  if (isLive(outcome.status)) {
    shop.takePlaces({ rideId: ride.id, date, slot, pool: channel.stockPool }, peopleOf(chosen));
    if (promotion !== undefined) shop.useCoupon(promotion);
  }
  return {
    ...baseOf(random, at, changedAt),
    code: parts.code,
    customer: parts.customer,
    provider: { providerId: provider.id, tradeName: provider.tradeName },
    ride: { rideId: ride.id, name: ride.name },
    visitDate: date,
    ...(slot.time !== undefined && { visitTime: slot.time }),
    salesChannelId: channel.id,
    ...(parts.distributorId !== undefined && { distributorId: parts.distributorId }),
    products: [...priced.lines],
    ...(promotion !== undefined && { promotionCoupon: promotion.couponCode }),
    currency: 'BRL',
    ...sumUpLines(priced, promotion),
    purchaseDate: iso(at),
    ...outcome,
    ...(parts.internalNote !== undefined && { internalNote: parts.internalNote }),
  };
}

/** Places and coupons are held by these (docs/domain.md 3.4, 3.12). */
export function isLive(status: StoredOrder['status']): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'used';
}

const codeLetters = 'ABCDEFGHKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** Unique codes without I, J, O, 0 and 1 (`x-initial: "$code"`); read as a number, each leaves its part's index over. */
export function codeSource(random: Random, { index, of }: Part = whole): () => string {
  const given = new Set<number>();
  const draw = (): number => {
    let drawn = 0;
    for (let place = 0; place < codeLength; place += 1)
      drawn = drawn * codeLetters.length + random.int(0, codeLetters.length - 1);
    const fitting = drawn - (drawn % of) + index;
    return given.has(fitting) || fitting >= codeLetters.length ** codeLength ? draw() : fitting;
  };
  return () => {
    const number = draw();
    given.add(number);
    return printCode(number);
  };
}

function printCode(number: number): string {
  let code = '';
  for (let rest = number; code.length < codeLength; rest = Math.floor(rest / codeLetters.length))
    code = `${codeLetters[rest % codeLetters.length]}${code}`;
  return code;
}
