// What a sale, or another visit for an order, would mean: asked while it is typed, nothing is written.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { http } from '#engine/web/api/client.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import type { Values } from '#engine/web/form/form-store.ts';

export interface QuoteSlot {
  /** Absent for opening hours. */
  readonly time?: string;
  readonly free: number;
}

/** Rule of a day before today at the provider's. */
const past = 'pastVisit';

export interface QuoteProblem {
  /** Dotted: `products.0.quantity`. */
  readonly path: string;
  /** `required`: not filled in yet. */
  readonly rule: string;
  readonly message: string;
}

export function isPastDay(problems: readonly QuoteProblem[]): boolean {
  return problems.some(({ rule }) => rule === past);
}

interface Answer {
  readonly slots: readonly QuoteSlot[];
  readonly problems: readonly QuoteProblem[];
}

export interface Quote extends Answer {
  /** Those that are whole, with their prices; money is left out where the reader may not see it. */
  readonly lines: readonly Values[];
  readonly currency: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly serviceFee: number;
  readonly total: number;
}

export interface MoveQuote extends Answer {
  readonly difference: number;
}

/** Free places change while one types: an answer is asked for anew after this many milliseconds. */
const staleTime = 5_000;

export function useQuote(body: Values, enabled: boolean) {
  return useAnswer<Quote>('/api/orders/quote', body, enabled);
}

export function useMoveQuote(orderId: string, body: Values, enabled: boolean) {
  return useAnswer<MoveQuote>(`/api/orders/${orderId}/reschedule-quote`, body, enabled);
}

function useAnswer<T>(path: string, body: Values, enabled: boolean) {
  return useQuery({
    queryKey: [recordsKey, 'order', path, body],
    queryFn: async ({ signal }) => (await http.post<T>(path, body, { signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime,
    enabled,
  });
}
