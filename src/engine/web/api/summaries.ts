// What a list adds up to (src/engine/model/list-summary.ts).
import { hashKey, useQuery } from '@tanstack/react-query';
import type { ListQuery } from '#engine/model/list-query.ts';
import type { ListSummary } from '#engine/model/list-summary.ts';
import { http } from './client.ts';
import { listParameters } from './list-parameters.ts';
import { collectionPath, type Place } from './record-calls.ts';
import { recordsKey } from './records.ts';

interface SummaryQuestion {
  readonly place: Place;
  readonly query: ListQuery;
  /** Path of the field that gathers. */
  readonly by?: string;
  /** Paths of what is added up. */
  readonly sums: readonly string[];
}

export function useListSummary({ place, query, by, sums }: SummaryQuestion) {
  const { search, filters } = query;
  return useQuery({
    queryKey: [recordsKey, place.entity, 'summary', place.parentId, search, filters, by, sums],
    queryFn: async ({ signal }) => {
      const params = listParameters({ ...query, sort: [], limit: null });
      if (by !== undefined) params.set('_by', by);
      if (sums.length > 0) params.set('_sum', sums.join(','));
      return (await http.get<ListSummary>(`${collectionPath(place)}/summary`, { params, signal })).data;
    },
    // Of another search or filter until the answer comes; figures of another field are no figures of this one.
    placeholderData: (previous, former) => {
      const [, entity, , parentId, , , formerBy, formerSums] = former?.queryKey ?? [];
      const isSame =
        hashKey([entity, parentId, formerBy, formerSums]) === hashKey([place.entity, place.parentId, by, sums]);
      return isSame ? previous : undefined;
    },
  });
}
