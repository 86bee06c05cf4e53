// What others did lately to the records this user may see (GET /api/quick-panel/data), and which of it he has seen.
import { useEffect, useState } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '#engine/web/api/client.ts';
import { noticesKey } from '#engine/web/api/notices-key.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import { whenQuiet } from '#engine/web/kit/when-idle.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { readOwn, subscribeOwn, writeOwn } from '#engine/web/session/own-storage.ts';
import { useSession } from '#engine/web/session/use-session.ts';

export interface Notice {
  readonly id: number;
  readonly entity: string;
  readonly recordId: string;
  readonly action: string;
  readonly at: string;
  /** Name of whoever did it. */
  readonly actor: string | undefined;
  /** Absent for records that are gone. */
  readonly title: string | undefined;
  /** Whose record it is. */
  readonly parentId: string | undefined;
  readonly parentTitle: string | undefined;
  /** Of payout data: what was changed, by field. */
  readonly changes: Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>;
}

const refreshEvery = 5 * 60_000;
const storageName = 'notices_read';

export function useNotices() {
  const { user } = useSession();
  // The page that they stand beside comes first, with all that it asks for.
  const queries = useQueryClient();
  const language = useLanguage();
  const [quiet, setQuiet] = useState(false);
  useEffect(
    () =>
      whenQuiet(
        () => queries.isFetching() > 0,
        () => setQuiet(true),
      ),
    [queries],
  );
  return useQuery({
    queryKey: [noticesKey, user?.id, language],
    queryFn: async ({ signal }) => readNotices((await http.get<unknown>('/api/quick-panel/data', { signal })).data),
    enabled: quiet && user !== undefined,
    staleTime: 60_000,
    refetchInterval: refreshEvery,
  });
}

/** Id of the newest notice that was read, and how to say that all up to one were. */
export function useReadNotices(): readonly [number, (id: number) => void] {
  const userId = useSession().user?.id;
  const stored = useStore(subscribeOwn, () => (userId === undefined ? undefined : readOwn(userId, storageName)));
  const read = Number(stored ?? 0) || 0;
  const markRead = (id: number) => {
    if (userId !== undefined && id > read) writeOwn(userId, storageName, id);
  };
  return [read, markRead];
}

/** What a person did himself is no news to him. */
export function unreadNotices(notices: readonly Notice[], read: number, own: string | undefined): readonly Notice[] {
  return notices.filter(({ id, actor }) => id > read && actor !== own);
}

function readNotices(answer: unknown): readonly Notice[] {
  const notices = isRecord(answer) && Array.isArray(answer['notices']) ? answer['notices'].filter(isRecord) : [];
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return notices.map((notice) => ({
    id: Number(notice['id']),
    entity: text(notice['entity']) ?? '',
    recordId: text(notice['recordId']) ?? '',
    action: text(notice['action']) ?? '',
    at: text(notice['at']) ?? '',
    actor: text(notice['actor']),
    title: text(notice['title']),
    parentId: text(notice['parentId']),
    parentTitle: text(notice['parentTitle']),
    changes: isRecord(notice['changes'])
      ? Object.fromEntries(
          Object.entries(notice['changes']).filter((entry): entry is [string, Notice['changes'][string]] =>
            isRecord(entry[1]),
          ),
        )
      : {},
  }));
}
