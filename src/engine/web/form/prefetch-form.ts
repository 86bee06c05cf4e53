import type { QueryClient } from '@tanstack/react-query';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { formPartsQuery } from './use-form-parts.ts';

/** Fetches what the form of an entity is made of. */
export async function prefetchForm(queries: QueryClient, name: string): Promise<void> {
  await queries.prefetchQuery(formPartsQuery(entityOf(name)));
}
