import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './client.ts';

/** Tries again once what the network or the server failed at; what was refused stays refused. */
export function createQueryClient(): QueryClient {
  const retry = (count: number, error: unknown) => count < 1 && !(error instanceof ApiFailure && error.status > 0 && error.status < 500);
  return new QueryClient({ defaultOptions: { queries: { retry, staleTime: 15_000, refetchOnWindowFocus: false } } });
}
