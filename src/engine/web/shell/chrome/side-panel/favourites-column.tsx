import { useText } from '#engine/web/i18n/use-text.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { useNavigation } from '../use-navigation.ts';
import { useFavourites } from '../use-favourites.ts';
import { ColumnButton } from './column-button.tsx';

/** The favourites one under the other; while there are none, the pages a person may open. */
export function FavouritesColumn() {
  const text = useText();
  const { favourites } = useFavourites();
  const { destinations } = useNavigation();
  const shown = favourites.length > 0 ? favourites : destinations;
  return (
    <nav aria-label={text('sidePanel.pages')} style={{ display: 'contents' }}>
      {shown.map(({ id, title, url, icon }) => (
        <ColumnButton key={id} label={title} to={url}>
          <Icon name={icon} style={{ fontSize: 22 }} />
        </ColumnButton>
      ))}
    </nav>
  );
}
