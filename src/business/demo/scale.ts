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

/** The orders are made in parts, so that no more of them than a part's are in memory. */
export interface Part {
  readonly index: number;
  /** How many parts there are. */
  readonly of: number;
}

export const whole: Part = { index: 0, of: 1 };

export interface SizedPart extends Part {
  readonly orders: number;
  readonly customers: number;
}

export function partsOf({ orders: all, customers }: Volumes, ordersAtOnce: number): SizedPart[] {
  const of = Math.ceil(all / ordersAtOnce);
  const share = (total: number, index: number) =>
    Math.floor(((index + 1) * total) / of) - Math.floor((index * total) / of);
  return Array.from({ length: of }, (_, index) => ({
    index,
    of,
    orders: share(all, index),
    customers: share(customers, index),
  }));
}

const units: Readonly<Record<string, number>> = { '': 1, k: 1_000, m: 1_000_000 };

/** `2500`, `10k`, `1m`; undefined for anything else. */
export function readCount(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,9})([km]?)$/i.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits) * (units[unit.toLowerCase()] ?? 1);
}

const fewest = 200;
const most = 10_000_000;

/** `full`, `demo`, or a number of orders from 200 to ten million, such as 2500, 50k or 1m; undefined for anything else. */
export function readScale(text: string): Scale | undefined {
  if (text === 'full' || text === 'demo') return text;
  const count = readCount(text);
  return count !== undefined && count >= fewest && count <= most ? count : undefined;
}
