// The path a visitor wanted before signing in; of this tab only.
const storageKey = 'wanted_path';

export function readWantedPath(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined;
}

export function storeWantedPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

export function clearWantedPath(): void {
  sessionStorage.removeItem(storageKey);
}
