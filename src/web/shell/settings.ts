// The reader's settings: a signed-in user's are kept with the user, a guest's in this browser (SPEC section 4).
import { useMemo, useSyncExternalStore } from 'react';
import { isRecord } from '#web/api/is-record.ts';
import { palettes, type PaletteName } from '#web/theme/palettes.ts';
import { useSaveUser } from '#web/session/use-save-user.ts';
import { useSession } from '#web/session/use-session.ts';

const layoutStyles = ['layout1', 'layout2', 'layout3'] as const;
export type LayoutStyle = (typeof layoutStyles)[number];

export interface Settings {
  /** `config` holds what differs from the layout's own defaults. */
  readonly layout: { readonly style: LayoutStyle; readonly config: Readonly<Record<string, unknown>> };
  readonly theme: Readonly<Record<'main' | 'navbar' | 'toolbar' | 'footer', PaletteName>>;
  readonly direction: 'ltr' | 'rtl';
  readonly customScrollbars: boolean;
  readonly animations: boolean;
}

/** SPEC section 9. */
const defaultSettings: Settings = {
  layout: { style: 'layout1', config: {} },
  theme: { main: 'light9', navbar: 'dark11', toolbar: 'light11', footer: 'dark' },
  direction: 'ltr',
  customScrollbars: true,
  animations: true,
};

const storageKey = 'settings';

/** The settings in force, and how to change some of them. */
export function useSettings(): { readonly settings: Settings; readonly change: (part: Partial<Settings>) => void } {
  const { user, signedIn } = useSession();
  const saveUser = useSaveUser();
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(storageKey));
  const settings = useMemo(() => readSettings(signedIn ? user?.settings : parse(stored)), [signedIn, user?.settings, stored]);
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    if (signedIn) void saveUser({ settings: next }, { quiet: true });
    else storeSettings(next);
  };
  return { settings, change };
}

/** What is saved laid over the defaults; values this version doesn't know are left out. */
function readSettings(saved: unknown): Settings {
  if (!isRecord(saved)) return defaultSettings;
  const layout = isRecord(saved['layout']) ? saved['layout'] : {};
  const theme = isRecord(saved['theme']) ? saved['theme'] : {};
  const palette = (slot: keyof Settings['theme']) => {
    const name = theme[slot];
    return typeof name === 'string' && name in palettes ? (name as PaletteName) : defaultSettings.theme[slot];
  };
  const style = layoutStyles.find((known) => known === layout['style']) ?? defaultSettings.layout.style;
  return {
    layout: { style, config: isRecord(layout['config']) ? layout['config'] : {} },
    theme: { main: palette('main'), navbar: palette('navbar'), toolbar: palette('toolbar'), footer: palette('footer') },
    direction: saved['direction'] === 'rtl' ? 'rtl' : 'ltr',
    customScrollbars: saved['customScrollbars'] !== false,
    animations: saved['animations'] !== false,
  };
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
