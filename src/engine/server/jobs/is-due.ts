// Is it time? For everything that says "not before": a job's next run, a hold, a pause, a lock, a retry. A clock may
// run ahead for a while and be put right; what was noted meanwhile would then keep everybody waiting until the wrong
// time comes. So a time further off than its own wait can be is no time to wait for.
import { sql, type RawBuilder } from 'kysely';

/** The clocks of several machines on one database differ by seconds; none of them is wrong for that. */
const skewMilliseconds = 60_000;

export interface Wait {
  readonly now: Date;
  readonly due: Date;
  /** The longest that can lie between noting the time and the time itself. */
  readonly interval: number;
}

/** `interval` in milliseconds. */
export function isDue({ now, due, interval }: Wait): boolean {
  const left = due.getTime() - now.getTime();
  return left <= 0 || left > interval + skewMilliseconds;
}

/**
 * The same of a column of times; null counts as due. `interval` in milliseconds, a number or an expression of the row.
 */
export function isDueSql({
  now,
  due,
  interval,
}: {
  readonly now: Date;
  readonly due: RawBuilder<unknown>;
  readonly interval: number | RawBuilder<number>;
}): RawBuilder<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<boolean>`(${due} is null or ${due} <= ${at} or ${due} > ${at} + make_interval(secs => (${interval}::float8 + ${skewMilliseconds}) / 1000))`;
}
