// The lines of an order: what is chosen, what it costs on the day of the visit, what is discounted and charged as fee.
import { discountOf } from '#business/prices/coupon.ts';
import { sumUp, type Sums } from '#engine/model/money.ts';
import { buildOrderLine, type OrderLine } from '#business/prices/server.ts';
import type { StoredPrice } from './prices.ts';
import type { StoredPromotion } from './promotions.ts';
import type { Random } from './random.ts';
import type { Choice } from './shop.ts';

export interface ChosenLine extends Choice {
  readonly quantity: number;
}

export interface PricedLines {
  readonly lines: readonly OrderLine[];
  readonly fees: readonly number[];
  readonly subtotal: number;
}

/**
 * One to three types, most of one product; at least one that is not for infants. A coupon does not go with half price
 * (docs/domain.md 3.15).
 */
export function chooseLines(random: Random, choices: readonly Choice[], withCoupon: boolean): ChosenLine[] {
  const open = choices.filter(({ grid }) => !(withCoupon && grid.halfPrice));
  const firsts = open.filter(({ grid }) => grid.unitType !== 'infant' && grid.name !== 'Professor acompanhante');
  if (firsts.length === 0) return [];
  const first = random.pick(firsts);
  const count = random.weighted([
    [1, 48],
    [2, 38],
    [3, 14],
  ] as const);
  const same = random.shuffle(open.filter((choice) => choice !== first && choice.product === first.product));
  const others = random.shuffle(
    open.filter((choice) => choice.product !== first.product && choice.product.multiple === 1),
  );
  const rest = random.chance(0.8) ? [...same, ...others] : [...others, ...same];
  return [first, ...rest.slice(0, count - 1)]
    .map((choice) => ({ ...choice, quantity: drawQuantity(random, choice) }))
    .filter((line, index, all) => withinMaximum(line, all.slice(0, index)));
}

/** Minimum, maximum and multiple hold for the sum over a product's lines (docs/domain.md 3.13). */
function withinMaximum(line: ChosenLine, earlier: readonly ChosenLine[]): boolean {
  const before = earlier
    .filter(({ product }) => product === line.product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return before + line.quantity <= line.product.maximumQuantity;
}

function drawQuantity(random: Random, { product, grid }: Choice): number {
  if (product.minimumQuantity > 1)
    return grid.unitType === 'adult'
      ? product.multiple
      : random.int(product.minimumQuantity / product.multiple, 8) * product.multiple;
  if (grid.unitType === 'family')
    return random.weighted([
      [1, 88],
      [2, 12],
    ] as const);
  return random.weighted([
    [1, 30],
    [2, 42],
    [3, 14],
    [4, 10],
    [6, 4],
  ] as const);
}

export function peopleOf(lines: readonly ChosenLine[]): number {
  return lines.reduce((sum, { grid, quantity }) => sum + grid.peoplePerUnit * quantity, 0);
}

/** Undefined when one of them is not sold that day. */
export function priceLines(
  chosen: readonly ChosenLine[],
  priceOf: (line: ChosenLine) => StoredPrice | undefined,
): PricedLines | undefined {
  const priced = chosen.flatMap((line) => {
    const price = priceOf(line);
    return price === undefined ? [] : [{ line, price }];
  });
  if (priced.length < chosen.length) return undefined;
  const lines = priced.map(({ line, price }) => buildOrderLine({ ...line, price }));
  return {
    lines,
    fees: priced.map(({ price }) => price.serviceFeePercentage),
    subtotal: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
  };
}

export function sumUpLines({ lines, fees, subtotal }: PricedLines, promotion: StoredPromotion | undefined): Sums {
  const charged = lines.map(({ lineTotal }, index) => ({ lineTotal, serviceFeePercentage: fees[index] ?? 0 }));
  return sumUp(charged, promotion === undefined ? 0 : discountOf(promotion, subtotal));
}
