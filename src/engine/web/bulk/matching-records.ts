import type { ListQuery } from '#engine/model/list-query.ts';
import { maximumPageSize } from '#engine/model/list-query.ts';
import { listRecords, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';

/** Records that one bulk action takes at most; beyond, the filters are to be narrowed. */
export const bulkLimit = 2000;

/** All records that match, page by page, before any of them is changed: a change may take it out of what matches. */
export async function matchingRecords(place: Place, query: ListQuery): Promise<readonly RecordValues[]> {
  const found: RecordValues[] = [];
  for (;;) {
    const { rows } = await listRecords(place, { ...query, offset: found.length, limit: maximumPageSize });
    found.push(...rows);
    if (rows.length < maximumPageSize || found.length >= bulkLimit) return found;
  }
}
