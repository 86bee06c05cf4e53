// A list query in the words of the API (json-server dialect, docs/reference/api.md).
import { referredKey, type ListQuery } from '#engine/model/list-query.ts';

/** `in` and several values are said by repeating the key; every other operator is a suffix. */
export function listParameters(query: ListQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.search !== '') parameters.set('q', query.search);
  for (const { path, operator, values } of query.filters) {
    const key = operator === 'eq' || operator === 'in' ? path : `${path}_${operator}`;
    for (const value of values) parameters.append(key, value);
  }
  for (const id of query.ids ?? []) parameters.append('id', id);
  if (query.sort.length > 0) {
    parameters.set('_sort', query.sort.map(({ path }) => path).join(','));
    parameters.set('_order', query.sort.map(({ direction }) => direction.toUpperCase()).join(','));
  }
  if (query.limit !== null) {
    parameters.set('_start', String(query.offset));
    parameters.set('_end', String(query.offset + query.limit));
  }
  if (query.with !== undefined) parameters.set(referredKey, query.with.join(','));
  return parameters;
}
