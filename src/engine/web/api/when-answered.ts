import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../kit/when-idle.ts';

/** Milliseconds after which a page that was busy is looked at again. */
const again = 500;

/** Calls once nothing is under way and nobody is waited for. */
export function whenAnswered(queries: QueryClient, act: () => void): void {
  whenIdle(() => (queries.isFetching() === 0 ? act() : setTimeout(whenAnswered, again, queries, act)));
}
