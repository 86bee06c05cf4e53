import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ListQuery } from '#engine/model/list-query.ts';
import type { Place } from '#engine/web/api/record-calls.ts';
import { recordListQuery } from '#engine/web/api/records.ts';
import { fetchLater } from '#engine/web/kit/fetch-later.ts';
import { whenIdle } from '#engine/web/kit/when-idle.ts';

/** The page after the one that is shown is asked for while nobody waits: turning to it shows it at once. */
export function useNextPage({ entity, parentId }: Place, query: ListQuery, total: number | undefined): void {
  const queries = useQueryClient();
  const isThere = total !== undefined;
  useEffect(() => (isThere ? whenIdle(fetchLater) : undefined), [isThere]);
  useEffect(() => {
    if (total === undefined || query.limit === null) return undefined;
    const next = { ...query, offset: query.offset + query.limit };
    if (next.offset >= total) return undefined;
    const place = { entity, ...(parentId !== undefined && { parentId }) };
    return whenIdle(() => void queries.prefetchQuery(recordListQuery(place, next)));
  }, [queries, entity, parentId, query, total]);
}
