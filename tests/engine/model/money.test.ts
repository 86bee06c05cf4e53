import { describe, expect, it } from 'vitest';
import { shareOf, splitAmount, sumUp } from '#engine/model/money.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('shares of amounts', () => {
  it.each([
    [5, 1000, 10_000, 1],
    [15, 1000, 10_000, 2],
    [4, 1000, 10_000, 0],
    [333, 1500, 10_000, 50],
    [99_999_999 * 999, 10_000, 10_000, 99_999_999 * 999],
    [0, 1000, 10_000, 0],
  ])('%i × %i ÷ %i rounds half up to %i', (a, b, divisor, share) => expect(shareOf(a, b, divisor)).toBe(share));

  it.each([
    { amount: 100, parts: [1, 1, 1] },
    { amount: 1, parts: [50, 50] },
    { amount: 10, parts: [0, 3, 7, 0] },
    { amount: 999, parts: [333, 333, 334] },
    { amount: 0, parts: [5, 5] },
    { amount: 7_000_000_000, parts: Array.from({ length: 50 }, (_, index) => 99_999_999 * (index + 1)) },
  ])('$amount over its parts is exactly the amount and never more than a part', ({ amount, parts }) => {
    const shares = splitAmount(Math.min(amount, sum(parts)), parts);
    expect(sum(shares)).toBe(Math.min(amount, sum(parts)));
    for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(parts[index] ?? 0);
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
  });

  it('nothing is split over nothing', () => expect(splitAmount(0, [0, 0])).toEqual([0, 0]));
});

describe('the sums of an order', () => {
  it('the fee is on the price after the share of the discount, rounded a line', () => {
    const lines = [
      { lineTotal: 1005, serviceFeePercentage: 1000 },
      { lineTotal: 995, serviceFeePercentage: 0 },
    ];
    // Shares 503 and 497: 502 × 10 % = 50.2.
    expect(sumUp(lines, 1000)).toEqual({ subtotal: 2000, discount: 1000, serviceFee: 50, total: 1050 });
  });

  it('a fee of half a centavo is rounded up in each line', () => {
    const line = { lineTotal: 5, serviceFeePercentage: 1000 };
    expect(sumUp([line, line], 0)).toEqual({ subtotal: 10, discount: 0, serviceFee: 2, total: 12 });
  });

  it('a discount is never more than the purchase', () => {
    expect(sumUp([{ lineTotal: 500, serviceFeePercentage: 1000 }], 700)).toEqual({
      subtotal: 500,
      discount: 500,
      serviceFee: 0,
      total: 0,
    });
  });

  it('an order of free tickets costs nothing', () => {
    expect(sumUp([{ lineTotal: 0, serviceFeePercentage: 1000 }], 100)).toEqual({
      subtotal: 0,
      discount: 0,
      serviceFee: 0,
      total: 0,
    });
  });
});
