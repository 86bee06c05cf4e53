// The reader's settings: a signed-in user's are kept with the user, a guest's in this browser.
import { useCallback, useContext, useMemo } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import { SessionContext, useSession } from '#engine/web/session/use-session.ts';
import { useSaveUser, type SaveOptions } from '#engine/web/session/use-save-user.ts';
import { isEmptyRecord, readSettings, type Settings } from './read-settings.ts';

export type { LayoutStyle, Settings } from './read-settings.ts';

const storageKey = 'settings';

interface SettingsView {
  readonly settings: Settings;
  /** Applies and saves at once; what the server refuses is taken back with a message. */
  readonly change: (part: Change, options?: SaveOptions) => void;
}

/** Some of the settings, or what makes them of those in force. */
type Change = Partial<Settings> | ((now: Settings) => Partial<Settings>);

/** The settings in force, and how to change some of them. */
export function useSettings(): SettingsView {
  const session = useContext(SessionContext);
  const { user, signedIn } = useSession();
  const saveUser = useSaveUser();
  const stored = useStore(subscribe, readStored);
  const saved = signedIn ? user?.settings : undefined;
  const settings = useMemo(() => settingsInForce(saved, stored), [saved, stored]);
  const change = useCallback(
    (changed: Change, options: SaveOptions = {}) => {
      // Read anew: another change may have come since this was drawn.
      const now = settingsInForce(signedIn ? session?.getSnapshot().context.user?.settings : undefined, readStored());
      const part = typeof changed === 'function' ? changed(now) : changed;
      const next = { ...now, ...part };
      if (signedIn) void saveUser({ settings: next }, options);
      else storeSettings(next);
      // The next visit begins as a guest's until the session is read: in these colours, not in a flash of others.
      if (signedIn && part.colorScheme !== undefined)
        storeSettings({ ...settingsInForce(undefined, readStored()), colorScheme: part.colorScheme });
    },
    [session, signedIn, saveUser],
  );
  return { settings, change };
}

/** Who never saved any goes on with those of this browser. */
function settingsInForce(saved: unknown, stored: string | null): Settings {
  return readSettings(isEmptyRecord(saved) ? parse(stored) : saved);
}

function readStored(): string | null {
  return localStorage.getItem(storageKey);
}

function storeSettings(settings: Settings): void {
  localStorage.setItem(storageKey, JSON.stringify(settings));
  // The event reaches the other tabs by itself, this one only so.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

function parse(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

function subscribe(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}
