// Edge rows among the orders (docs/domain.md 5): coupons at their limits, 50 lines, a slot sold out for one pool, a
// failed refund.
import { addDays } from '#engine/model/days.ts';
import type { StoredChannel } from './catalogue.ts';
import { day, hour, instantAt, iso, localDate } from './calendar.ts';
import { draftOrder, type DraftOrder } from './draft-order.ts';
import {
  awkwardText,
  edgeProvider,
  manyLines,
  nearlyUsedUp,
  scarceInDays,
  scarceStock,
  usedUp,
} from './edge-catalogue.ts';
import { priceLines, type ChosenLine } from './order-lines.ts';
import type { Outcome } from './order-outcome.ts';
import type { Market } from './orders.ts';
import type { StoredPromotion } from './promotions.ts';
import { itemAt, type Random } from './random.ts';
import type { StoredRide } from './rides.ts';
import type { Choice } from './shop.ts';

/** Customers of the edge orders, counted from the first number after the ordinary ones. */
export const edgeCustomer = { club: 0, longName: 1, overdue: 2, formula: 3, emoji: 4 } as const;
export const edgeCustomerCount = Object.keys(edgeCustomer).length;

interface Parts extends Market {
  readonly promotions: readonly StoredPromotion[];
  /** Number of the first edge customer. */
  readonly firstCustomer: number;
}

interface Wish {
  readonly ride: StoredRide;
  /** Days from today. */
  readonly bought: number;
  readonly visited: number;
  readonly lines: (choices: readonly Choice[]) => readonly ChosenLine[];
  readonly customer: keyof typeof edgeCustomer;
  readonly couponCode?: string;
  readonly pool?: 'distributor';
  readonly outcome?: Partial<Outcome>;
  readonly internalNote?: string;
}

export function buildEdgeOrders(random: Random, market: Parts): DraftOrder[] {
  const own = market.rides.filter(({ providerId }) => providerId === edgeProvider(market.providers).record.id);
  const [park, scarce] = [itemAt(own, 0), itemAt(own, 2)];
  const adults = (quantity: number) => (choices: readonly Choice[]) => [{ ...adultOf(choices), quantity }];
  const place = (wish: Wish, index: number) => placeOrder(random.fork(index), market, wish);
  const withCoupon = Array.from({ length: nearlyUsedUp.used }, (_, index): Wish => ({
    ride: park,
    bought: -70 + Math.floor((index * 65) / nearlyUsedUp.used),
    visited: -66 + Math.floor((index * 90) / nearlyUsedUp.used),
    lines: adults(1 + (index % 3)),
    customer: 'club',
    couponCode: nearlyUsedUp.code,
  }));
  const last = Array.from({ length: usedUp.quantity }, (): Wish => ({
    ride: park,
    bought: -40,
    visited: -30,
    lines: adults(2),
    customer: 'emoji',
    couponCode: usedUp.code,
  }));
  const failed: Partial<Outcome> = {
    status: 'cancelled',
    refundState: 'failed',
    cancellationReasonCode: 'duplicate',
    cancellationReason: 'Compra em duplicidade.',
    cancellationDate: iso(market.now - 58 * day),
    changedAt: market.now - 56 * day,
  };
  return [
    ...withCoupon,
    ...last,
    {
      ride: park,
      bought: -20,
      visited: 25,
      lines: fiftyLines,
      customer: 'longName' as const,
      internalNote: awkwardText,
    },
    {
      ride: scarce,
      bought: -2,
      visited: scarceInDays,
      lines: adults(scarceStock.internet),
      customer: 'formula' as const,
    },
    {
      ride: scarce,
      bought: -2,
      visited: scarceInDays,
      lines: adults(1),
      customer: 'club' as const,
      pool: 'distributor' as const,
    },
    { ride: park, bought: -60, visited: -50, lines: adults(2), customer: 'overdue' as const, outcome: failed },
  ].map(place);
}

function adultOf(choices: readonly Choice[]): Choice {
  const adult = choices.find(({ grid }) => grid.unitType === 'adult');
  if (adult === undefined) throw new Error('the edge rows need an adult type');
  return adult;
}

/** One ticket a line, the types of the first product over and over; families would take places for four. */
function fiftyLines(choices: readonly Choice[]): ChosenLine[] {
  const { product } = adultOf(choices);
  const own = choices.filter((choice) => choice.product === product && choice.grid.peoplePerUnit === 1);
  return Array.from({ length: manyLines }, (_, index) => ({ ...itemAt(own, index), quantity: 1 }));
}

function placeOrder(random: Random, market: Parts, wish: Wish): DraftOrder {
  const { shop, now, promotions } = market;
  const { ride, customer } = wish;
  const provider = edgeProvider(market.providers);
  const channel = channelOf(market, wish);
  const today = localDate(now);
  const { date, slot } = nextSlot(market, ride, addDays(today, wish.visited));
  const chosen = wish.lines(shop.choices(ride, channel));
  const priced = priceLines(chosen, ({ grid }) => shop.priceOf(grid, ride, channel.id, date));
  if (priced === undefined) throw new Error(`no price for ${ride.name} on ${date}`);
  const at = instantAt(addDays(today, wish.bought), '09:30') + random.int(0, 3600) * 1000;
  const visit = instantAt(date, slot.time ?? '18:00', provider.place.zone);
  const outcome: Outcome = {
    ...(visit < now
      ? { status: 'used' as const, changedAt: visit }
      : { status: 'confirmed' as const, changedAt: at + hour }),
    refundState: 'none',
    refundedAmount: 0,
    ...wish.outcome,
  };
  const distributor = market.distributors.find(({ record }) => record.status === 'active');
  return draftOrder(random, {
    ride,
    channel,
    date,
    slot,
    chosen,
    priced,
    shop,
    at,
    outcome,
    provider: provider.record,
    customer: market.firstCustomer + edgeCustomer[customer],
    code: market.nextCode(),
    ...(wish.pool === 'distributor' && distributor !== undefined && { distributorId: distributor.record.id }),
    promotion: promotions.find(
      ({ providerId, couponCode }) => providerId === provider.record.id && couponCode === wish.couponCode,
    ),
    ...(wish.internalNote !== undefined && { internalNote: wish.internalNote }),
  });
}

function channelOf(
  { channels }: Parts,
  { pool = 'internet' }: { readonly pool?: 'internet' | 'distributor' },
): StoredChannel {
  const channel = channels.find(({ stockPool }) => stockPool === pool);
  if (channel === undefined) throw new Error(`no sales channel of ${pool}`);
  return channel;
}

/** The first slot from that day on: the park may rest on Mondays. */
function nextSlot({ shop }: Parts, ride: StoredRide, from: string) {
  for (let later = 0; later < 60; later += 1) {
    const date = addDays(from, later);
    const slot = shop.slotsOn(ride, date)[0];
    if (slot !== undefined) return { date, slot };
  }
  throw new Error(`${ride.name} is closed from ${from} on`);
}
