// After a write nothing is taken for fresh that may have been read before it.
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateRecords, recordsKey } from '#engine/web/api/records.ts';

const all = () => true;
const isStale = (client: QueryClient, key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

it('what nobody looks at yet and was on its way when something was written is stale when it comes', async () => {
  const client = new QueryClient();
  const list = [recordsKey, 'provider', 'list'];
  const other = ['notices', 'list'];
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = [list, other].map((queryKey) => client.fetchQuery({ queryKey, queryFn: () => promise }));
  await invalidateRecords(client, all);
  resolve('as it was before');
  await Promise.all(asked);
  await expect.poll(() => isStale(client, list)).toBe(true);
  expect(isStale(client, other)).toBe(false);
});

it('a request that fails on its way is nobody’s fault', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryKey = [recordsKey, 'provider', 'list'];
  const { promise, reject } = Promise.withResolvers<string>();
  const asked = client.fetchQuery({ queryKey, queryFn: () => promise });
  await invalidateRecords(client, all);
  reject(new Error('offline'));
  await expect(asked).rejects.toThrow('offline');
});
