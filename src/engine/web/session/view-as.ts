// The role that this tab is looked at as: kept over a reload, forgotten with the session. The server decides whether it
// may.
import { useMemo } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import { roles as declared } from '#generated/roles.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import type { User } from './user.ts';

export interface ViewAs {
  readonly role: string;
  /** Ids of the records whose rows to look at; none = the viewer's own. */
  readonly rows: readonly string[];
}

const key = 'view_as';
const changed = 'viewaschange';

export function mayViewAs({ role }: Pick<User, 'role'>): boolean {
  return role.some((own) => declared.viewAs.includes(own));
}

export function readViewAs(): ViewAs | undefined {
  return parse(sessionStorage.getItem(key));
}

export function storeViewAs(view: ViewAs | undefined): void {
  if (view === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(view));
  window.dispatchEvent(new Event(changed));
}

/** The stored text is the snapshot: it is the same as long as nothing changes. */
export function useViewAs(): ViewAs | undefined {
  const stored = useStore(subscribe, () => sessionStorage.getItem(key));
  return useMemo(() => parse(stored), [stored]);
}

/** Headers that ask the API for it. */
export function viewAsHeaders(): Readonly<Record<string, string>> {
  const view = readViewAs();
  if (view === undefined) return {};
  return { 'X-View-As': view.role, ...(view.rows.length > 0 && { 'X-View-As-Rows': view.rows.join(',') }) };
}

function subscribe(tell: () => void): () => void {
  window.addEventListener(changed, tell);
  return () => window.removeEventListener(changed, tell);
}

function parse(stored: string | null): ViewAs | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value) || typeof value['role'] !== 'string') return undefined;
    const rows = Array.isArray(value['rows']) ? value['rows'].filter((id) => typeof id === 'string') : [];
    return { role: value['role'], rows };
  } catch {
    return undefined;
  }
}
