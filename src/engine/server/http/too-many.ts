import { ApiError } from './api-error.ts';

/** 429 that says how long to wait. */
export function tooMany(milliseconds: number): ApiError {
  return new ApiError(
    'TOO_MANY_REQUESTS',
    { minutes: Math.ceil(milliseconds / 60_000) },
    { retryAfter: Math.ceil(milliseconds / 1000) },
  );
}
