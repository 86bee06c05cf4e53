// Counts calls in windows of time for @fastify/rate-limit, by the time that only ever goes forward: by the clock of the
// day, as its own store does, a clock put back by three days would keep an address out for three days.
import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Window {
  readonly begun: number;
  readonly current: number;
}

type Ctor = new () => FastifyRateLimitStore;
type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/** Addresses remembered; the one that called longest ago is forgotten first. */
const most = 5_000;

export const RateWindows = buildRateWindows(() => performance.now());

/** `elapsed` in milliseconds, from any beginning. */
export function buildRateWindows(elapsed: () => number): Ctor {
  return class Windows implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(key: string, tell: Told, timeWindow = 0): void {
      const now = elapsed();
      const known = this.#windows.get(key);
      const running = known !== undefined && now - known.begun < timeWindow ? known : { begun: now, current: 0 };
      const window = { ...running, current: running.current + 1 };
      this.#windows.delete(key);
      this.#windows.set(key, window);
      const oldest = this.#windows.size > most ? this.#windows.keys().next().value : undefined;
      if (oldest !== undefined) this.#windows.delete(oldest);
      tell(null, { current: window.current, ttl: timeWindow - (now - window.begun) });
    }

    /** Each route counts by itself. */
    child(): FastifyRateLimitStore {
      return new Windows();
    }
  };
}
