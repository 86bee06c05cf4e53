// The records a person opened last, newest first; of this browser and this user only.
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { parseList, readOwn, subscribeOwn, writeOwn } from './own-storage.ts';
import { useSession } from './use-session.ts';

export interface RecentRecord {
  readonly entity: string;
  readonly title: string;
  /** Path of the record's screen. */
  readonly path: string;
}

const storageName = 'recent_records';
const recentLimit = 10;

/** Only those whose entity the user may still read. */
export function useRecentRecords(): readonly RecentRecord[] {
  const { user, may } = useSession();
  const id = user?.id;
  const stored = useSyncExternalStore(subscribeOwn, () => (id === undefined ? undefined : readOwn(id, storageName)));
  const records = useMemo(() => readRecords(stored), [stored]);
  return records.filter(({ entity }) => may(entity, 'read'));
}

/**
 * Puts the record that is on the screen at the top; `record` is undefined while it has no path, or is still to be
 * created.
 */
export function useRememberRecord(record: RecentRecord | undefined): void {
  const userId = useSession().user?.id;
  const { entity, title, path } = record ?? {};
  useEffect(() => {
    if (userId === undefined || entity === undefined || title === undefined || path === undefined) return;
    const others = readRecords(readOwn(userId, storageName)).filter((known) => known.path !== path);
    writeOwn(userId, storageName, [{ entity, title, path }, ...others].slice(0, recentLimit));
  }, [userId, entity, title, path]);
}

/** For records that turn out to be gone. */
export function useForgetRecord(): (path: string) => void {
  const userId = useSession().user?.id;
  return useCallback(
    (path) => {
      if (userId === undefined) return;
      const known = readRecords(readOwn(userId, storageName));
      if (known.some((record) => record.path === path))
        writeOwn(
          userId,
          storageName,
          known.filter((record) => record.path !== path),
        );
    },
    [userId],
  );
}

function readRecords(stored: string | undefined): readonly RecentRecord[] {
  return parseList(stored).flatMap(({ entity, title, path }) =>
    typeof entity === 'string' && typeof title === 'string' && typeof path === 'string'
      ? [{ entity, title, path }]
      : [],
  );
}
