// Which price holds for a type on a visit date in a channel, and why that one (docs/domain.md 3.9). Pure: the server,
// the price grid's preview and the demo data ask the same function.

export type Season = 'high' | 'low';

/** What decides between prices; rows carry their amounts besides. */
export interface PriceTerms {
  readonly id: string;
  readonly productGridId: string;
  /** Absent: the default price. */
  readonly validityId?: string;
  readonly season: 'any' | Season;
  /** Absent: every channel of the product. */
  readonly salesChannelId?: string;
}

/** Visit dates, both inclusive. */
export interface ValidityTerms {
  readonly id: string;
  readonly validFrom: string;
  readonly validTo: string;
}

export interface PriceQuestion<P extends PriceTerms = PriceTerms, V extends ValidityTerms = ValidityTerms> {
  readonly prices: readonly P[];
  readonly validities: readonly V[];
  /** Of the visit date: a date in no season is low. */
  readonly season: Season;
  readonly productGridId: string;
  readonly salesChannelId: string;
  readonly date: string;
}

/** What the price in force has that another one lacked; `recent` decides between prices alike in all of it. */
export type Advantage = 'channel' | 'validity' | 'season' | 'shorterValidity' | 'laterValidity' | 'recent';

interface OtherPrice<P, V> {
  readonly price: P;
  readonly validity?: V;
  readonly lostBy: Advantage;
}

export interface PriceInForce<P, V> {
  readonly price: P;
  /** What it was made for; a default price has nothing of it. */
  readonly because: { readonly channel: boolean; readonly validity?: V; readonly season?: Season };
  /** Prices that would hold too, best first. */
  readonly others: readonly OtherPrice<P, V>[];
}

interface Candidate<P, V> {
  readonly price: P;
  readonly validity: V | undefined;
  /** Smaller comes first, in the order of `advantages`. */
  readonly rank: readonly (number | string)[];
}

const advantages: readonly Advantage[] = [
  'channel',
  'validity',
  'season',
  'shorterValidity',
  'laterValidity',
  'recent',
];

/** Undefined: not sold that day. */
export function priceInForce<P extends PriceTerms, V extends ValidityTerms>(
  question: PriceQuestion<P, V>,
): PriceInForce<P, V> | undefined {
  const [best, ...rest] = candidatesOf(question).sort((a, b) => compare(a.rank, b.rank));
  if (best === undefined) return undefined;
  const { price, validity } = best;
  return {
    price,
    because: {
      channel: price.salesChannelId !== undefined,
      ...(validity !== undefined && { validity }),
      ...(price.season !== 'any' && { season: price.season }),
    },
    others: rest.map((other) => ({
      price: other.price,
      ...(other.validity !== undefined && { validity: other.validity }),
      lostBy: firstDifference(best.rank, other.rank),
    })),
  };
}

function candidatesOf<P extends PriceTerms, V extends ValidityTerms>({
  prices,
  validities,
  season,
  productGridId,
  salesChannelId,
  date,
}: PriceQuestion<P, V>): Candidate<P, V>[] {
  return prices.flatMap((price) => {
    const validity = validities.find(({ id }) => id === price.validityId);
    const fits =
      price.productGridId === productGridId &&
      isInValidity(price, validity, date) &&
      (price.season === 'any' || price.season === season) &&
      (price.salesChannelId ?? salesChannelId) === salesChannelId;
    return fits ? [{ price, validity, rank: rankOf(price, validity) }] : [];
  });
}

function isInValidity(price: PriceTerms, validity: ValidityTerms | undefined, date: string): boolean {
  if (price.validityId === undefined) return true;
  return validity !== undefined && validity.validFrom <= date && date <= validity.validTo;
}

/** Ids sort by creation: of prices alike in everything the one made last comes first. */
function rankOf(price: PriceTerms, validity: ValidityTerms | undefined): (number | string)[] {
  const first = (has: boolean) => (has ? 0 : 1);
  const [from, to] = validity === undefined ? [0, 0] : [Date.parse(validity.validFrom), Date.parse(validity.validTo)];
  return [
    first(price.salesChannelId !== undefined),
    first(validity !== undefined),
    first(price.season !== 'any'),
    to - from,
    -from,
    price.id,
  ];
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  const [left, right] = [a[at], b[at]];
  if (typeof left === 'string' && typeof right === 'string') return left > right ? -1 : 1;
  return typeof left === 'number' && typeof right === 'number' ? left - right : 0;
}

function firstDifference(best: readonly (number | string)[], other: readonly (number | string)[]): Advantage {
  return advantages[best.findIndex((value, index) => value !== other[index])] ?? 'recent';
}

/** Why a type is not sold: it has no price, or only such as are for other channels, dates or seasons. */
export type NotSold = 'noPrice' | 'otherChannels' | 'otherDates' | 'otherSeason';

/** The last obstacle: with it out of the way a price would hold. Call it when there is no price in force. */
export function whyNotSold({
  prices,
  validities,
  productGridId,
  salesChannelId,
  date,
}: Omit<PriceQuestion, 'season'>): NotSold {
  const own = prices.filter((price) => price.productGridId === productGridId);
  const ofChannel = own.filter((price) => (price.salesChannelId ?? salesChannelId) === salesChannelId);
  const ofDate = ofChannel.filter((price) =>
    isInValidity(
      price,
      validities.find(({ id }) => id === price.validityId),
      date,
    ),
  );
  if (own.length === 0) return 'noPrice';
  if (ofChannel.length === 0) return 'otherChannels';
  return ofDate.length === 0 ? 'otherDates' : 'otherSeason';
}
