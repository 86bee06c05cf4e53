import type { Text } from '#engine/web/i18n/use-text.ts';
import { ApiFailure } from './client.ts';

/** What to say of a failed call: the server's words, else that it couldn't be reached, else that an error occurred. */
export function failureText(error: unknown, text: Text): string {
  if (!(error instanceof ApiFailure)) return text('error.INTERNAL');
  if (error.status === 0) return text('failure.network');
  return error.body?.message ?? text('error.INTERNAL');
}

/** The number by which support finds the failure in the log. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.body?.requestId : undefined;
}
