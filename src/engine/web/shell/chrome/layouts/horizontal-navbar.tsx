// The navigation in one line; what doesn't fit stands in a menu at its end.
import { useId, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Menu, MenuItem } from '#engine/web/kit/when-open.tsx';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Brand } from '../brand.tsx';
import { Icon } from '#engine/web/kit/icon.tsx';
import { useNavigation } from '../use-navigation.ts';
import type { Destination } from '../visible-navigation.ts';
import { useFittingCount } from './use-fitting-count.ts';

interface HorizontalNavbarProps {
  readonly height: number;
  /** Smaller entries, and no logo. */
  readonly dense: boolean;
  /** Widest the content gets, in pixels; the bar itself goes on. */
  readonly contentWidth: number | undefined;
}

export function HorizontalNavbar({ height, dense, contentWidth }: HorizontalNavbarProps) {
  const text = useText();
  const { destinations } = useNavigation();
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(list, destinations.length);
  return (
    <nav aria-label={text('shell.navigation')} className={dense ? 'navigation-line dense' : 'navigation-line'}>
      <div style={{ height: height - 1, maxWidth: contentWidth }}>
        {!dense && <Brand />}
        <ul ref={list}>
          {destinations.map((each, index) => (
            <li key={each.id} style={{ visibility: index < fitting ? 'visible' : 'hidden' }}>
              <NavLink to={each.url}>
                <Icon name={each.icon} fontSize="inherit" />
                {each.title}
              </NavLink>
            </li>
          ))}
        </ul>
        {fitting < destinations.length && <MoreEntries entries={destinations.slice(fitting)} />}
      </div>
    </nav>
  );
}

function MoreEntries({ entries }: { readonly entries: readonly Destination[] }) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = anchor !== undefined;
  const close = () => setAnchor(undefined);
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('shell.moreNavigation')}
        <ExpandMore fontSize="inherit" />
      </button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {entries.map(({ id: key, title, url, icon }) => (
          <MenuItem key={key} component={Link} to={url} onClick={close}>
            <span className="menu-icon">
              <Icon name={icon} fontSize="small" />
            </span>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
