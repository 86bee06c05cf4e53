// What an order costs in a channel on a visit date, and all that speaks against selling it: products, quantities,
// prices, coupon (docs/domain.md 3.1–3.3, 3.9, 3.11, 3.13, 3.15, 3.16). Reads only; places and the taking of the coupon
// are the caller's.
import type { Product, ProductGrid, ProductPrice, Promotion } from '#generated/types.ts';
import { discountOf } from '../coupon.ts';
import { sumUp, type Sums } from '#engine/model/money.ts';
import { priceInForce } from '../price-in-force.ts';
import { quantityProblem } from '../quantity.ts';
import type { Problem } from '#engine/model/rules.ts';
import { seasonOn } from '#business/rides/slots.ts';
import type { Database } from '#engine/server/database/database.ts';
import { checkCoupon } from './check-coupon.ts';
import { buildOrderLine, type OrderLine } from './order-line.ts';
import { dayParam } from './problem-params.ts';
import { readCatalogue, type Catalogue } from './read-catalogue.ts';

export interface WantedLine {
  readonly productId: string;
  readonly productGridId: string;
  readonly quantity: number;
}

export interface OrderQuestion {
  readonly database: Database;
  readonly organizationId: string;
  readonly salesChannelId: string;
  readonly rideId?: string | undefined;
  /** Of the visit; of undated tickets the day of purchase, at the provider's place. */
  readonly date: string;
  readonly lines: readonly WantedLine[];
  readonly coupon?: string | undefined;
  readonly now: Date;
}

export interface PricedOrder extends Sums {
  /** Those that have a price: all of them when there are no problems. */
  readonly lines: readonly OrderLine[];
  readonly currency: string;
  /** Whose products they are. */
  readonly providerId?: string;
  /** Of the coupon, when it may be used. */
  readonly promotion?: Promotion;
  /** At the fields of an order: `['products', 0, 'productGridId']`, `['promotionCoupon']`. */
  readonly problems: readonly Problem[];
}

interface Line extends WantedLine {
  readonly index: number;
  readonly product: Product;
  readonly grid: ProductGrid;
}

interface PricedLine {
  readonly line: Line;
  readonly price: ProductPrice;
}

export async function priceOrder(question: OrderQuestion): Promise<PricedOrder> {
  const { database, organizationId, salesChannelId, rideId, lines: wanted } = question;
  const catalogue = await readCatalogue(database, {
    organizationId,
    salesChannelId,
    rideId,
    productIds: wanted.map(({ productId }) => productId),
  });
  const lines = wanted.flatMap((line, index) => findLine(line, index, catalogue));
  const priced = lines.flatMap((line) => findPrice(line, question, catalogue));
  const charged = priced.map(({ line, price }) => ({
    snapshot: buildOrderLine({ ...line, price }),
    fee: price.serviceFeePercentage,
  }));
  const subtotal = charged.reduce((sum, { snapshot }) => sum + snapshot.lineTotal, 0);
  const providerId = lines[0]?.product.providerId;
  const { promotion, problems } = await checkCoupon(question, {
    provider: catalogue.providers.get(providerId ?? ''),
    subtotal,
    hasHalfPrice: lines.some(({ grid }) => grid.halfPrice),
  });
  return {
    ...sumUp(
      charged.map(({ snapshot, fee }) => ({ lineTotal: snapshot.lineTotal, serviceFeePercentage: fee })),
      promotion === undefined ? 0 : discountOf(promotion, subtotal),
    ),
    lines: charged.map(({ snapshot }) => snapshot),
    currency: priced[0]?.price.currency ?? 'BRL',
    ...(providerId !== undefined && { providerId }),
    ...(promotion !== undefined && { promotion }),
    problems: [...checkSelling(question, { catalogue, lines, priced }), ...problems],
  };
}

interface Found {
  readonly catalogue: Catalogue;
  readonly lines: readonly Line[];
  readonly priced: readonly PricedLine[];
}

function checkSelling(question: OrderQuestion, { catalogue, lines, priced }: Found): Problem[] {
  return [
    ...checkSeller(question, catalogue),
    ...question.lines.flatMap((line, index) => checkWanted(line, index, catalogue)),
    ...lines.flatMap((line) =>
      checkLine(line, question, { catalogue, first: lines[0], isPriced: priced.some((other) => other.line === line) }),
    ),
    ...checkQuantities(lines),
    ...checkCurrencies(priced),
  ];
}

function findLine(line: WantedLine, index: number, { products, grids }: Catalogue): Line[] {
  const [product, grid] = [products.get(line.productId), grids.get(line.productGridId)];
  return product === undefined || grid?.productId !== product.id ? [] : [{ ...line, index, product, grid }];
}

function findPrice(
  line: Line,
  { salesChannelId, date }: OrderQuestion,
  { ride, prices, validities }: Catalogue,
): PricedLine[] {
  const season = ride === undefined ? 'low' : seasonOn(ride, date);
  const found = priceInForce({ prices, validities, season, productGridId: line.productGridId, salesChannelId, date });
  return found === undefined ? [] : [{ line, price: found.price }];
}

function checkSeller({ rideId }: OrderQuestion, { channel, ride, providers }: Catalogue): Problem[] {
  const inactive = [...providers.values()].find(({ status }) => status !== 'active');
  return [
    ...(channel === undefined ? [problem(['salesChannelId'], 'reference')] : []),
    ...(channel !== undefined && channel.status !== 'active'
      ? [problem(['salesChannelId'], 'channelInactive', { channel: channel.name })]
      : []),
    ...(rideId !== undefined && ride === undefined ? [problem(['ride'], 'reference')] : []),
    ...(ride !== undefined && ride.status !== 'active' ? [problem(['ride'], 'rideInactive', { ride: ride.name })] : []),
    ...(inactive === undefined ? [] : [problem(['provider'], 'providerInactive', { provider: inactive.tradeName })]),
  ];
}

function checkWanted(
  { productId, productGridId }: WantedLine,
  index: number,
  { products, grids }: Catalogue,
): Problem[] {
  if (!products.has(productId)) return [problem(['products', index, 'productId'], 'reference')];
  return grids.get(productGridId)?.productId === productId
    ? []
    : [problem(['products', index, 'productGridId'], 'reference')];
}

interface Selling {
  readonly catalogue: Catalogue;
  readonly first: Line | undefined;
  readonly isPriced: boolean;
}

/** The first reason why this line is not sold; an undated ticket may go along with a visit of the same provider. */
function checkLine(
  { index, product, grid }: Line,
  { rideId, salesChannelId, date }: OrderQuestion,
  { catalogue, first, isPriced }: Selling,
): Problem[] {
  const names = { product: product.title, type: grid.name, channel: catalogue.channel?.name ?? '' };
  const atProduct = (rule: string) => [problem(['products', index, 'productId'], rule, names)];
  const atType = (rule: string, params: Problem['params'] = {}) => [
    problem(['products', index, 'productGridId'], rule, { ...names, ...params }),
  ];
  if (product.providerId !== first?.product.providerId) return atProduct('otherProvider');
  if (product.rideId !== undefined && product.rideId !== rideId) return atProduct('otherRide');
  if (product.status !== 'active') return atProduct('productNotActive');
  if (!product.salesChannelIds?.includes(salesChannelId)) return atProduct('productNotInChannel');
  if (grid.status !== 'active') return atType('typeInactive');
  return isPriced ? [] : atType('noPriceThatDay', dayParam('date', date));
}

/** Minimum, maximum and multiple hold for the sum over a product's lines. */
function checkQuantities(lines: readonly Line[]): Problem[] {
  return [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((own) => {
    const [first] = own;
    const found =
      first &&
      quantityProblem(
        first.product,
        own.reduce((sum, { quantity }) => sum + quantity, 0),
      );
    return found === undefined || first === undefined
      ? []
      : own.map(({ index }) =>
          problem(['products', index, 'quantity'], found.rule, { ...found.params, product: first.product.title }),
        );
  });
}

function checkCurrencies(priced: readonly PricedLine[]): Problem[] {
  const [first] = priced;
  return priced
    .filter(({ price }) => price.currency !== first?.price.currency)
    .map(({ line, price }) =>
      problem(['products', line.index, 'productGridId'], 'otherCurrency', {
        currency: price.currency,
        expected: first?.price.currency,
      }),
    );
}

function problem(path: Problem['path'], rule: string, params: Problem['params'] = {}): Problem {
  return { path, rule, params };
}
