// Amounts are divided without a centavo lost or made, whatever the amounts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf, splitAmount, wholeInBasisPoints } from '#engine/model/money.ts';

/** The dearest line there is: the highest price, a thousand times. */
const highest = 99_999_999 * 1000;
const amount = fc.integer({ min: 0, max: highest });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('the shares of an amount make up the amount, none is negative, none more than its part', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 50 }),
      fc.integer({ min: 0, max: wholeInBasisPoints }),
      (parts, share) => {
        const divided = shareOf(sum(parts), share, wholeInBasisPoints);
        const shares = splitAmount(divided, parts);
        expect(sum(shares)).toBe(divided);
        for (const [index, one] of shares.entries()) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(parts[index] ?? 0);
        }
      },
    ),
  );
});

test('a share and the share of the rest are the whole', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: wholeInBasisPoints }), (whole, share) => {
      const [one, other] = [
        shareOf(whole, share, wholeInBasisPoints),
        shareOf(whole, wholeInBasisPoints - share, wholeInBasisPoints),
      ];
      // Both halves of an odd centavo round up.
      expect([whole, whole + 1]).toContain(one + other);
    }),
  );
});
