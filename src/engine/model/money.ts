// Arithmetic with integer centavos (docs/domain.md 3.1, 3.3, 3.11). Products of amounts may pass 2^53, so they are
// multiplied as big integers.

/** Basis points in a whole. */
export const wholeInBasisPoints = 10_000;

/** `a × b ÷ divisor` rounded half up; none is negative, the divisor is positive. */
export function shareOf(a: number, b: number, divisor: number): number {
  const [product, by] = [BigInt(a) * BigInt(b), BigInt(divisor)];
  return Number((product * 2n + by) / (by * 2n));
}

/**
 * Shares of an amount in proportion to the parts: never more than the part, together exactly the amount (at most the
 * sum of the parts).
 */
export function splitAmount(amount: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  let [reached, given] = [0, 0];
  return parts.map((part) => {
    reached += part;
    const share = shareOf(amount, reached, whole) - given;
    given += share;
    return share;
  });
}

interface ChargedLine {
  readonly lineTotal: number;
  /** Basis points. */
  readonly serviceFeePercentage: number;
}

export interface Sums {
  readonly subtotal: number;
  readonly discount: number;
  readonly serviceFee: number;
  readonly total: number;
}

/** The fee is taken from each line after its share of the discount and rounded half up a line. */
export function sumUp(lines: readonly ChargedLine[], wantedDiscount: number): Sums {
  const totals = lines.map(({ lineTotal }) => lineTotal);
  const subtotal = totals.reduce((sum, total) => sum + total, 0);
  const discount = Math.min(wantedDiscount, subtotal);
  const shares = splitAmount(discount, totals);
  const serviceFee = lines.reduce(
    (sum, line, index) =>
      sum + shareOf(line.lineTotal - (shares[index] ?? 0), line.serviceFeePercentage, wholeInBasisPoints),
    0,
  );
  return { subtotal, discount, serviceFee, total: subtotal - discount + serviceFee };
}
