// What it takes to open the dialog for many records again in which the session ended.
import { isRecord } from '#engine/web/api/is-record.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';

export interface BulkWork {
  readonly action: string;
  /** As they were when they were chosen: one that somebody has changed since is refused. */
  readonly records: readonly RecordValues[];
}

export function bulkForm({ entity, parentId = '' }: Place): string {
  return `bulk:${entity}:${parentId}`;
}

export function readBulkWork(stored: unknown): BulkWork | undefined {
  if (!isRecord(stored) || typeof stored['action'] !== 'string' || !Array.isArray(stored['records'])) return undefined;
  return { action: stored['action'], records: stored['records'].filter(isChosen) };
}

function isChosen(value: unknown): value is RecordValues {
  return isRecord(value) && typeof value['id'] === 'string';
}
