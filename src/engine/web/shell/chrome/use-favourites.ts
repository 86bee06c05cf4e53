// The navigation items a person keeps at hand: with the user, or in this browser for a guest.
import { useStore } from '#engine/web/kit/use-store.ts';
import { useSaveUser } from '#engine/web/session/use-save-user.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useNavigation } from './use-navigation.ts';
import type { Destination } from './visible-navigation.ts';

const storageKey = 'shortcuts';

interface FavouritesView {
  /** Only those the user may open now. */
  readonly favourites: readonly Destination[];
  readonly isFavourite: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

export function useFavourites(): FavouritesView {
  const { user } = useSession();
  const { destinations } = useNavigation();
  const saveUser = useSaveUser();
  const stored = useStore(subscribe, () => localStorage.getItem(storageKey) ?? '');
  const ids = user?.shortcuts ?? stored.split(',').filter((id) => id !== '');
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id];
    if (user === undefined) storeShortcuts(next);
    else void saveUser({ shortcuts: next });
  };
  return {
    favourites: ids.flatMap((id) => destinations.find((destination) => destination.id === id) ?? []),
    isFavourite: (id) => ids.includes(id),
    toggle,
  };
}

function storeShortcuts(ids: readonly string[]): void {
  localStorage.setItem(storageKey, ids.join(','));
  // The event reaches the other tabs by itself, this one only so.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

function subscribe(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}
