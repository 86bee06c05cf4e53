// The bar of favourites, and the star that opens the list where they are chosen.
import { Suspense, useId, useState } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { Link } from 'react-router-dom';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { Popover } from '#engine/web/kit/when-open.tsx';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import StarBorder from '@mui/icons-material/StarBorder';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { useFavourites } from './use-favourites.ts';

const FavouritesList = lateThemed(async () => (await import('./favourites-list.tsx')).FavouritesList);

/** More would push the search off the bar; the list holds them all. */
const barLimit = 6;

export function Favourites({ showList }: { readonly showList: boolean }) {
  const text = useText();
  const id = useId();
  const { favourites } = useFavourites();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = text('favourites.title');
  const close = () => setAnchor(undefined);
  return (
    <>
      {showList && favourites.length > 0 && (
        <nav aria-label={label} className="favourites">
          {favourites.slice(0, barLimit).map(({ id: key, title, url, icon }) => (
            <Tooltip key={key} title={title}>
              <Link to={url} aria-label={title} className="icon-button">
                <Icon name={icon} style={{ fontSize: 22 }} />
              </Link>
            </Tooltip>
          ))}
        </nav>
      )}
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <StarBorder style={{ color: 'var(--look-star)' }} />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 320, mt: 0.5 } } }}
      >
        <span id={id} style={visuallyHidden}>
          {label}
        </span>
        <Suspense fallback={<div style={{ height: 320 }} />}>
          <FavouritesList onLeave={close} />
        </Suspense>
      </Popover>
    </>
  );
}
