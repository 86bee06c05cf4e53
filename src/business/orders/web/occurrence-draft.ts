// What is being written to an order and not sent yet: kept for its writer in this browser until it is, or until the
// session ends; then in this tab, like what is typed in every form.
import { useEffect, useState } from 'react';
import { isRecord } from '#engine/web/api/is-record.ts';
import { readOwn, writeOwn } from '#engine/web/session/own-storage.ts';
import { useKeepWork, useKeptWork, useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';

export interface Draft {
  readonly type: 'note' | 'complaint';
  readonly description: string;
}

const storageName = 'occurrence_drafts';
const fresh: Draft = { type: 'note', description: '' };

export function useDraft(orderId: string): readonly [Draft, (draft: Draft) => void, () => void, boolean] {
  const userId = useSession().user?.id ?? '';
  const place = useWorkPlace(`occurrence:${orderId}`);
  const kept = useKeptWork(place, readDraft);
  const [draft, setDraft] = useState<Draft>(() => kept ?? readDrafts(userId)[orderId] ?? fresh);
  const keep = (next: Draft) => {
    setDraft(next);
    const { [orderId]: _own, ...others } = readDrafts(userId);
    writeOwn(userId, storageName, next.description === '' ? others : { ...others, [orderId]: next });
  };
  useKeepWork(place, draft.description !== '', () => (draft.description === '' ? undefined : draft));
  useEffect(() => {
    if (kept !== undefined) keep(kept);
    // Once: from here on it is a draft like any other.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return [draft, keep, () => keep(fresh), kept !== undefined && draft.description !== ''];
}

function readDrafts(userId: string): Readonly<Record<string, Draft>> {
  try {
    const stored: unknown = JSON.parse(readOwn(userId, storageName) ?? '{}');
    return isRecord(stored)
      ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Draft] => isDraft(entry[1])))
      : {};
  } catch {
    return {};
  }
}

function readDraft(stored: unknown): Draft | undefined {
  return isDraft(stored) ? stored : undefined;
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    typeof value['description'] === 'string' &&
    (value['type'] === 'note' || value['type'] === 'complaint')
  );
}
