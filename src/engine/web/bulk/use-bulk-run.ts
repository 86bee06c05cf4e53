// The same act done to many records, one after another: how far it is, what came of each; it can be stopped, and done
// again to those it failed for.
import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '#engine/web/api/failure-text.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

export interface BulkResult {
  readonly record: RecordValues;
  /** Why it was not done. */
  readonly failure?: string;
}

interface BulkRun {
  readonly state: 'ready' | 'running' | 'done';
  /** How many this run takes. */
  readonly size: number;
  /** Of this run: so far. */
  readonly count: number;
  /** The last word about each record, of this run and those before. */
  readonly results: readonly BulkResult[];
  readonly start: (records: readonly RecordValues[], act: (record: RecordValues) => Promise<unknown>) => void;
  readonly stop: () => void;
}

export function useBulkRun(): BulkRun {
  const t = useText();
  const client = useQueryClient();
  const stopped = useRef(false);
  const [state, setState] = useState<BulkRun['state']>('ready');
  const [progress, setProgress] = useState({ size: 0, count: 0 });
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const run = async (records: readonly RecordValues[], act: (record: RecordValues) => Promise<unknown>) => {
    stopped.current = false;
    setState('running');
    setProgress({ size: records.length, count: 0 });
    for (const record of records) {
      if (stopped.current) break;
      // One after another: the server is not to be flooded, and stopping means that no more is done.
      const failure = await act(record).then(
        () => undefined,
        (error: unknown) => failureText(error, t),
      );
      setProgress(({ size, count }) => ({ size, count: count + 1 }));
      setResults((known) => [
        ...known.filter((result) => result.record.id !== record.id),
        { record, ...(failure !== undefined && { failure }) },
      ]);
    }
    setState('done');
    await client.invalidateQueries({ queryKey: [recordsKey] });
  };
  return {
    state,
    ...progress,
    results,
    start: (records, act) => void run(records, act),
    stop: () => {
      stopped.current = true;
    },
  };
}
