import type { Settings } from '#engine/server/settings.ts';

type Request = Readonly<Record<string, unknown>>;

const hourMilliseconds = 3_600_000;

/**
 * Whether the time of a request is over: the end that was asked for has come, or nobody decided in time
 * (ACCESS_REQUEST_HOURS).
 */
export function hasRunOut(request: Request, now: Date, settings: Pick<Settings, 'accessRequestHours'>): boolean {
  if (momentOf(request['expiresAt']) <= now.getTime()) return true;
  return request['status'] === 'pending' && momentOf(request['createdAt']) <= undecidedSince(now, settings).getTime();
}

/** Requests made by then and still pending are over. */
export function undecidedSince(now: Date, { accessRequestHours }: Pick<Settings, 'accessRequestHours'>): Date {
  return new Date(now.getTime() - accessRequestHours * hourMilliseconds);
}

function momentOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.POSITIVE_INFINITY;
}
