// Who buys how often: more than half once, the first percent more than 25 times (docs/domain.md 5).
import type { Random } from './random.ts';

const once = 0.55;
const often = 0.01;

/** The customer of each order, by index; every customer has one at least. */
export function shareOrders(random: Random, customers: number, orders: number): number[] {
  const shares = sharesOf(customers, orders);
  return random.shuffle(shares.flatMap((share, customer) => Array.from({ length: share }, () => customer)));
}

function sharesOf(customers: number, orders: number): number[] {
  const top = Math.ceil(customers * often);
  const single = Math.round(customers * once);
  const middle = customers - top - single;
  const heavy = Array.from({ length: top }, (_, rank) => Math.round(26 + 60 * (1 - rank / top) ** 3));
  const left = Math.max(2 * middle, orders - single - heavy.reduce((sum, share) => sum + share, 0));
  // Mean of 2 + 23 × (1 − u)^p over u is 2 + 23 / (p + 1).
  const mean = Math.min(24, Math.max(2.05, left / middle));
  const power = 23 / (mean - 2) - 1;
  const some = Array.from({ length: middle }, (_, rank) =>
    Math.max(2, Math.min(25, Math.round(2 + 23 * (1 - (rank + 0.5) / middle) ** power))),
  );
  return levelOut([...heavy, ...some, ...Array.from({ length: single }, () => 1)], {
    orders,
    from: top,
    to: top + middle,
  });
}

/** Rounding leaves a few orders over or short: those in the middle take or give one each, again and again. */
function levelOut(shares: number[], { orders, from, to }: { orders: number; from: number; to: number }): number[] {
  let rest = orders - shares.reduce((sum, share) => sum + share, 0);
  for (let round = 0; rest !== 0 && round < 60; round += 1) {
    for (let index = from; index < to && rest !== 0; index += 1) {
      const step = Math.sign(rest);
      const share = (shares[index] ?? 0) + step;
      if (share < 1 || share > 25) continue;
      shares[index] = share;
      rest -= step;
    }
  }
  for (let index = 0; rest < 0; index = (index + 1) % shares.length) {
    if ((shares[index] ?? 0) <= 1) continue;
    shares[index] = (shares[index] ?? 0) - 1;
    rest += 1;
  }
  for (let index = 0; rest > 0; index = (index + 1) % shares.length, rest -= 1)
    shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
