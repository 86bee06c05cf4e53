// What is being written to an order and not sent yet: kept for its writer in this browser until it is.
import { useState } from 'react';
import { isRecord } from '#web/api/is-record.ts';
import { readOwn, writeOwn } from '#web/session/own-storage.ts';
import { useSession } from '#web/session/use-session.ts';

export interface Draft {
  readonly type: 'note' | 'complaint';
  readonly description: string;
}

const storageName = 'occurrence_drafts';
const fresh: Draft = { type: 'note', description: '' };

export function useDraft(orderId: string): readonly [Draft, (draft: Draft) => void, () => void] {
  const userId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState<Draft>(() => readDrafts(userId)[orderId] ?? fresh);
  const keep = (next: Draft) => {
    setDraft(next);
    const { [orderId]: _own, ...others } = readDrafts(userId);
    writeOwn(userId, storageName, next.description === '' ? others : { ...others, [orderId]: next });
  };
  return [draft, keep, () => keep(fresh)];
}

function readDrafts(userId: string): Readonly<Record<string, Draft>> {
  try {
    const stored: unknown = JSON.parse(readOwn(userId, storageName) ?? '{}');
    return isRecord(stored) ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Draft] => isDraft(entry[1]))) : {};
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && typeof value['description'] === 'string' && (value['type'] === 'note' || value['type'] === 'complaint');
}
