import type { QueryClient } from '@tanstack/react-query';
import { allFields } from '#engine/model/entity.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { isLate } from '#engine/web/kit/late.tsx';
import { formPartsQuery } from './use-form-parts.ts';

/** Fetches what the form of an entity is made of: its description, its checks, the files of its inputs. */
export async function prefetchForm(queries: QueryClient, name: string): Promise<void> {
  const kinds = new Set(allFields(entityOf(name).fields).map(({ kind }) => kind));
  const inputs = [...kinds].map((kind): unknown => fieldViews[kind].Widget).filter(isLate);
  await Promise.allSettled([queries.prefetchQuery(formPartsQuery(name)), ...inputs.map(async (input) => input.load())]);
}
