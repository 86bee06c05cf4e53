// What this browser keeps for the signed-in user and nobody else; forgotten when the session ends.
import { isRecord } from '#engine/web/api/is-record.ts';

const prefix = 'own:';

function keyOf(userId: string, name: string): string {
  return `${prefix}${userId}:${name}`;
}

/** The stored text; undefined without one. */
export function readOwn(userId: string, name: string): string | undefined {
  return localStorage.getItem(keyOf(userId, name)) ?? undefined;
}

export function writeOwn(userId: string, name: string, value: unknown): void {
  const key = keyOf(userId, name);
  localStorage.setItem(key, JSON.stringify(value));
  // The event reaches the other tabs by itself, this one only so.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Everything of every user. */
export function clearOwn(): void {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) localStorage.removeItem(key);
}

export function subscribeOwn(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

/** A stored list of objects; empty for anything else. */
export function parseList(stored: string | undefined): readonly Readonly<Record<string, unknown>>[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isRecord) : [];
  } catch {
    return [];
  }
}
