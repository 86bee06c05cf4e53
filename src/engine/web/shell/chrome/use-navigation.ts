import { useMemo } from 'react';
import { navigation } from '#generated/navigation.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { NavigationItem } from '#engine/model/routes.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { destinations, visibleNavigation, type Destination } from './visible-navigation.ts';

/** The navigation of the signed-in roles: as a tree for the bar, and flat for search and favourites. */
export function useNavigation(): {
  readonly items: readonly NavigationItem[];
  readonly destinations: readonly Destination[];
} {
  const { roles, signedIn } = useSession();
  const places = usePlaces();
  const text = useText();
  return useMemo(() => {
    const items = visibleNavigation(navigation, { roles, signedIn }, places.address);
    return { items, destinations: destinations(items, (id) => text(labelKeys.navigation(id))) };
  }, [places, roles, signedIn, text]);
}
