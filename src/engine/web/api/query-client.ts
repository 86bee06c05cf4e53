import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './client.ts';

/** Milliseconds that an answer is not asked for again. */
export const answersHold = 15_000;

/** Tries again once what the network or the server failed at; what was refused stays refused. */
export function createQueryClient(): QueryClient {
  const retry = (count: number, error: unknown) =>
    count < 1 && !(error instanceof ApiFailure && error.status > 0 && error.status < 500);
  // A network that the browser takes for lost is tried all the same: a failure is told, a pause would look like an
  // endless wait.
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { retry, networkMode, staleTime: answersHold, refetchOnWindowFocus: false },
      mutations: { networkMode },
    },
  });
}
