// The moment at which a request is answered. States that follow from the clock, such as a promotion that is over, are
// calculated for it, so that they agree with what the rules say at that moment; without one they are calculated for the
// database's own clock.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { LateValue } from '../database/late-value.ts';

const moments = new AsyncLocalStorage<Date>();

export function atMoment<T>(now: Date, run: () => T): T {
  return moments.run(now, run);
}

export function momentSql(): RawBuilder<unknown> {
  const now = moments.getStore();
  if (now === undefined) return sql`now()`;
  // Of a statement that is kept for others: the moment of who asks it.
  const moment = new LateValue(() => (moments.getStore() ?? now).toISOString());
  return sql`${moment}::timestamptz`;
}

/** Whether `momentSql` says a moment now: what it says without one is other SQL. */
export function hasMoment(): boolean {
  return moments.getStore() !== undefined;
}
