// The lines of an order: what is chosen, what it costs on the day of the visit, what is discounted and charged as fee.
import type { OrderProduct } from '#generated/types.ts';
import type { StoredPrice } from './prices.ts';
import { discountOf, type StoredPromotion } from './promotions.ts';
import type { Random } from './random.ts';
import type { Choice } from './shop.ts';

export interface ChosenLine extends Choice {
  readonly quantity: number;
}

export interface PricedLines {
  readonly lines: readonly OrderProduct[];
  readonly fees: readonly number[];
  readonly subtotal: number;
}

/** One to three types, most of one product; at least one that is not for infants. A coupon does not go with half price (DOMAIN 3.15). */
export function chooseLines(random: Random, choices: readonly Choice[], withCoupon: boolean): ChosenLine[] {
  const open = choices.filter(({ grid }) => !(withCoupon && grid.halfPrice));
  const firsts = open.filter(({ grid }) => grid.unitType !== 'infant' && grid.name !== 'Professor acompanhante');
  if (firsts.length === 0) return [];
  const first = random.pick(firsts);
  const count = random.weighted([[1, 48], [2, 38], [3, 14]] as const);
  const same = random.shuffle(open.filter((choice) => choice !== first && choice.product === first.product));
  const others = random.shuffle(open.filter((choice) => choice.product !== first.product && choice.product.multiple === 1));
  const rest = random.chance(0.8) ? [...same, ...others] : [...others, ...same];
  return [first, ...rest.slice(0, count - 1)]
    .map((choice) => ({ ...choice, quantity: drawQuantity(random, choice) }))
    .filter((line, index, all) => withinMaximum(line, all.slice(0, index)));
}

/** Minimum, maximum and multiple hold for the sum over a product's lines (DOMAIN 3.13). */
function withinMaximum(line: ChosenLine, earlier: readonly ChosenLine[]): boolean {
  const before = earlier.filter(({ product }) => product === line.product).reduce((sum, { quantity }) => sum + quantity, 0);
  return before + line.quantity <= line.product.maximumQuantity;
}

function drawQuantity(random: Random, { product, grid }: Choice): number {
  if (product.minimumQuantity > 1) return grid.unitType === 'adult' ? product.multiple : random.int(product.minimumQuantity / product.multiple, 8) * product.multiple;
  if (grid.unitType === 'family') return random.weighted([[1, 88], [2, 12]] as const);
  return random.weighted([[1, 30], [2, 42], [3, 14], [4, 10], [6, 4]] as const);
}

export function peopleOf(lines: readonly ChosenLine[]): number {
  return lines.reduce((sum, { grid, quantity }) => sum + grid.peoplePerUnit * quantity, 0);
}

/** Undefined when one of them is not sold that day. */
export function priceLines(chosen: readonly ChosenLine[], priceOf: (line: ChosenLine) => StoredPrice | undefined): PricedLines | undefined {
  const priced = chosen.flatMap((line) => {
    const price = priceOf(line);
    return price === undefined ? [] : [{ line, price }];
  });
  if (priced.length < chosen.length) return undefined;
  const lines = priced.map(({ line, price }) => toOrderLine(line, price));
  return { lines, fees: priced.map(({ price }) => price.serviceFeePercentage), subtotal: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0) };
}

function toOrderLine({ product, grid, quantity }: ChosenLine, price: StoredPrice): OrderProduct {
  return {
    productId: product.id,
    productGridId: grid.id,
    quantity,
    title: `${product.title} · ${grid.name}`.slice(0, 120),
    unitPrice: price.salesPrice,
    fullPrice: price.fullPrice,
    transferValue: price.transferValue,
    lineTotal: price.salesPrice * quantity,
    peoplePerUnit: grid.peoplePerUnit,
    halfPrice: grid.halfPrice,
  };
}

/** The fee is taken from each line after its share of the discount, rounded half up a line (DOMAIN 3.1, 3.3). */
export function sumUp({ lines, fees, subtotal }: PricedLines, promotion: StoredPromotion | undefined) {
  const discount = promotion === undefined ? 0 : discountOf(promotion, subtotal);
  let left = discount;
  const serviceFee = lines.reduce((sum, { lineTotal }, index) => {
    const share = index === lines.length - 1 ? left : Math.min(left, Math.round((discount * lineTotal) / Math.max(1, subtotal)));
    left -= share;
    return sum + Math.round(((lineTotal - share) * (fees[index] ?? 0)) / 10_000);
  }, 0);
  return { subtotal, discount, serviceFee, total: subtotal - discount + serviceFee };
}
