// Whether shortcuts of a single key are on (WCAG 2.1.4: they can be switched off); kept in this browser.
import { useStore } from '#engine/web/kit/use-store.ts';

const storageKey = 'single_keys';

export function singleKeysAreOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  return [useStore(subscribe, singleKeysAreOn), switchSingleKeys];
}

function switchSingleKeys(on: boolean): void {
  localStorage.setItem(storageKey, on ? 'on' : 'off');
  // The event reaches the other tabs by itself, this one only so.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

function subscribe(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}
