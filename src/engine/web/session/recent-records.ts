// The records a person opened last, newest first; of this browser and this user only.
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import type { Places } from '#engine/model/places.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
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
  const { address } = usePlaces();
  const id = user?.id;
  const stored = useStore(subscribeOwn, () => (id === undefined ? undefined : readOwn(id, storageName)));
  const records = useMemo(() => readRecords(stored, address), [stored, address]);
  return records.filter(({ entity }) => may(entity, 'read'));
}

/**
 * Puts the record that is on the screen at the top; `record` is undefined while it has no path, or is still to be
 * created.
 */
export function useRememberRecord(record: RecentRecord | undefined): void {
  const userId = useSession().user?.id;
  const { address } = usePlaces();
  const { entity, title, path } = record ?? {};
  useEffect(() => {
    if (userId === undefined || entity === undefined || title === undefined || path === undefined) return;
    const others = readRecords(readOwn(userId, storageName), address).filter((known) => known.path !== path);
    writeOwn(userId, storageName, [{ entity, title, path }, ...others].slice(0, recentLimit));
  }, [userId, entity, title, path, address]);
}

/** For records that turn out to be gone. */
export function useForgetRecord(): (path: string) => void {
  const userId = useSession().user?.id;
  const { address } = usePlaces();
  return useCallback(
    (gone) => {
      if (userId === undefined) return;
      const path = address(gone);
      const known = readRecords(readOwn(userId, storageName), address);
      if (known.some((record) => record.path === path))
        writeOwn(
          userId,
          storageName,
          known.filter((record) => record.path !== path),
        );
    },
    [userId, address],
  );
}

/** Each once, where the reader finds it now: roles change, and so may the address. */
function readRecords(stored: string | undefined, address: Places['address']): readonly RecentRecord[] {
  const seen = new Set<string>();
  return parseList(stored).flatMap(({ entity, title, path: kept }) => {
    if (typeof entity !== 'string' || typeof title !== 'string' || typeof kept !== 'string') return [];
    const path = address(kept);
    if (seen.has(path)) return [];
    seen.add(path);
    return [{ entity, title, path }];
  });
}
