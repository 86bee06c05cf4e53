// The orders of two years, without their customers: who bought is decided by the number that each order carries.
import { addDays } from '#engine/model/days.ts';
import type { Slot } from '#business/rides/slots.ts';
import type { Pool, StoredChannel } from './catalogue.ts';
import { channelWeights } from './catalogue.ts';
import { day, instantAt, iso, localDate, minute, type Zone } from './calendar.ts';
import { shareOrders } from './customer-shares.ts';
import type { PlacedDistributor } from './distributors.ts';
import { draftOrder, type Booking, type DraftOrder } from './draft-order.ts';
import { chooseLines, peopleOf, priceLines, sumUpLines } from './order-lines.ts';
import { drawOutcome } from './order-outcome.ts';
import type { PlacedProvider } from './providers.ts';
import { drawLeadDays, drawPurchaseDays, drawTimeBefore, drawTimeOfPurchase } from './purchase-days.ts';
import type { Random } from './random.ts';
import type { StoredRide } from './rides.ts';
import type { Shop } from './shop.ts';

export interface Market {
  readonly shop: Shop;
  readonly providers: readonly PlacedProvider[];
  readonly rides: readonly StoredRide[];
  readonly channels: readonly StoredChannel[];
  readonly distributors: readonly PlacedDistributor[];
  readonly nextCode: () => string;
  readonly now: number;
}

const poolShares = [
  ['internet', 62],
  ['distributor', 26],
  ['ticketOffice', 12],
] as const;
const pendingShare = 0.003;
const couponAttempts = 0.112;
/** Orders by sector against each other: a school books for a whole class. */
const popularity = { themePark: 1.6, touristAttraction: 1.2, theater: 0.8, show: 0.9, schoolBooking: 0.06 } as const;

export function buildOrders(
  random: Random,
  market: Market & { readonly count: number; readonly customers: number },
): DraftOrder[] {
  const { count, customers, now } = market;
  const today = localDate(now);
  const buyers = shareOrders(random.fork('buyers'), customers, count);
  const stand = openStand(random.fork('stand'), market);
  const pendingCount = Math.max(3, Math.round(count * pendingShare));
  const days = drawPurchaseDays(random.fork('days'), count - pendingCount, today);
  const recent = Array.from({ length: pendingCount }, (_, index) => addDays(today, -(index % 3)));
  return [...days.map((date) => ({ date, pending: false })), ...recent.map((date) => ({ date, pending: true }))]
    .map(({ date, pending }, index) =>
      sell(random.fork(index), { ...stand, date, pending, customer: buyers[index] ?? 0 }),
    )
    .sort((a, b) => (a.purchaseDate < b.purchaseDate ? -1 : a.purchaseDate > b.purchaseDate ? 1 : 0));
}

interface Stand extends Market {
  readonly weightedRides: readonly (readonly [StoredRide, number])[];
  readonly weightedChannels: Readonly<Record<Pool, readonly (readonly [StoredChannel, number])[]>>;
  readonly weightedDistributors: readonly (readonly [string, number])[];
  readonly providerOf: (id: string) => PlacedProvider;
}

/** Active rides but those of the last two providers, which the edge rows use. */
function openStand(random: Random, market: Market): Stand {
  const byId = new Map(market.providers.map((provider) => [provider.record.id, provider]));
  const providerOf = (id: string) => {
    const provider = byId.get(id);
    if (provider === undefined) throw new Error(`no provider ${id}`);
    return provider;
  };
  const reserved = new Set(market.providers.slice(-2).map(({ record }) => record.id));
  const channelsOf = (pool: Pool) =>
    market.channels
      .filter(({ stockPool }) => stockPool === pool)
      .map((channel) => [channel, channelWeights[channel.name] ?? 1] as const);
  return {
    ...market,
    providerOf,
    weightedRides: market.rides
      .filter((ride) => ride.status === 'active' && !reserved.has(ride.providerId))
      .map(
        (ride) =>
          [ride, popularity[providerOf(ride.providerId).record.activitySector] * random.between(0.3, 2)] as const,
      ),
    weightedChannels: {
      internet: channelsOf('internet'),
      distributor: channelsOf('distributor'),
      ticketOffice: channelsOf('ticketOffice'),
    },
    weightedDistributors: market.distributors
      .filter(({ record }) => record.status === 'active')
      .map(({ record }) => [record.id, random.between(0.4, 2)] as const),
  };
}

interface Purchase extends Stand {
  readonly date: string;
  readonly pending: boolean;
  readonly customer: number;
}

function sell(random: Random, purchase: Purchase): DraftOrder {
  const pool = random.weighted(purchase.pending ? poolShares.slice(0, 2) : poolShares);
  const lead = pool === 'ticketOffice' ? 0 : Math.max(purchase.pending ? 3 : 0, drawLeadDays(random));
  const withCoupon = random.chance(couponAttempts);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const booking = book(random, purchase, { pool, from: addDays(purchase.date, lead), withCoupon });
    if (booking !== undefined) return toOrder(random, purchase, { booking, pool, withCoupon });
  }
  throw new Error(`nothing to sell on ${purchase.date}`);
}

/** The first day from the wanted one on with places for all in one slot, within three weeks. */
function book(
  random: Random,
  { shop, weightedRides, weightedChannels }: Purchase,
  wish: { pool: Pool; from: string; withCoupon: boolean },
): Booking | undefined {
  const { pool, from, withCoupon } = wish;
  const [ride, channel] = [random.weighted(weightedRides), random.weighted(weightedChannels[pool])];
  const chosen = chooseLines(random, shop.choices(ride, channel), withCoupon);
  if (chosen.length === 0) return undefined;
  for (let later = 0; later < 21; later += 1) {
    const date = addDays(from, later);
    const slots = shop.slotsOn(ride, date);
    const slot = slots.length === 0 ? undefined : random.pick(slots);
    if (slot === undefined || shop.placesLeft({ rideId: ride.id, date, slot, pool }) < peopleOf(chosen)) continue;
    const priced = priceLines(chosen, ({ grid }) => shop.priceOf(grid, ride, channel.id, date));
    if (priced !== undefined) return { ride, channel, date, slot, chosen, priced };
  }
  return undefined;
}

function toOrder(
  random: Random,
  purchase: Purchase,
  sale: { booking: Booking; pool: Pool; withCoupon: boolean },
): DraftOrder {
  const { shop, now, pending } = purchase;
  const { booking, pool, withCoupon } = sale;
  const { ride, date, slot, priced } = booking;
  const provider = purchase.providerOf(ride.providerId);
  const at = purchaseInstant(random, { purchase, date, slot, zone: provider.place.zone });
  const promotion = withCoupon
    ? shop.coupon({ providerId: ride.providerId, rideId: ride.id, at: iso(at), subtotal: priced.subtotal })
    : undefined;
  const sums = sumUpLines(priced, promotion);
  const visit = instantAt(date, slot.time ?? '18:00', provider.place.zone);
  return draftOrder(random, {
    ...booking,
    shop,
    provider: provider.record,
    customer: purchase.customer,
    code: purchase.nextCode(),
    ...(pool === 'distributor' && { distributorId: random.weighted(purchase.weightedDistributors) }),
    promotion,
    at,
    outcome: drawOutcome(random, { purchase: at, visit, now, pool, total: sums.total, pending }),
    ...(random.chance(0.02) && {
      internalNote: random.pick([
        'Cliente pediu nota fiscal por e-mail.',
        'Aniversário de criança no grupo.',
        'Pessoa com deficiência: reservar lugar acessível.',
      ]),
    }),
  });
}

/** At the hour people buy, before the visit when it is on the same day, never in the future. */
function purchaseInstant(
  random: Random,
  { purchase, date, slot, zone }: { purchase: Purchase; date: string; slot: Slot; zone: Zone },
): number {
  const time = date === purchase.date ? drawTimeBefore(random, slot.time) : drawTimeOfPurchase(random);
  const at = instantAt(purchase.date, time, zone) + random.int(0, 59) * 1000;
  const latest = purchase.now - 2 * minute;
  return at <= latest
    ? at
    : Math.floor(
        latest - random.next() * Math.max(minute, Math.min(day / 2, latest - instantAt(purchase.date, '00:00', zone))),
      );
}
