// How many of each: docs/domain.md 5 at full size, what a first start loads as the demo, and anything by its number of
// orders.

export type Scale = 'full' | 'demo' | number;

export interface Volumes {
  readonly providers: number;
  readonly distributors: number;
  readonly rides: number;
  readonly products: number;
  readonly promotions: number;
  readonly customers: number;
  readonly orders: number;
  readonly users: number;
  readonly accessRequests: number;
}

const orders = { full: 100_000, demo: 4_000 } as const;

/** Below the demo's number of orders everything shrinks with it; above, only customers and orders grow. */
export function volumesOf(scale: Scale): Volumes {
  const count = typeof scale === 'number' ? scale : orders[scale];
  const part = Math.min(1, count / orders.demo);
  const shrink = (full: number, least: number) => Math.max(least, Math.round(full * part));
  return {
    providers: shrink(40, 8),
    distributors: shrink(12, 3),
    rides: shrink(120, 16),
    products: shrink(400, 40),
    promotions: shrink(160, 24),
    customers: Math.max(40, Math.round(count >= orders.full ? count / 5 : count * 0.3)),
    orders: count,
    users: shrink(60, 30),
    accessRequests: shrink(250, 25),
  };
}

/** `full`, `demo`, or a whole number of orders from 200 on; undefined for anything else. */
export function readScale(text: string): Scale | undefined {
  if (text === 'full' || text === 'demo') return text;
  const count = Number(text);
  return Number.isInteger(count) && count >= 200 && count <= 1_000_000 ? count : undefined;
}
