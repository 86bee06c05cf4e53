// The navigation in one line; what doesn't fit stands in a menu at its end.
import { useId, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import { Menu, MenuItem } from '#engine/web/kit/when-open.tsx';
import { styled } from '@mui/material/styles';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Brand } from '../brand.tsx';
import { Icon } from '#engine/web/kit/icon.tsx';
import { useNavigation } from '../use-navigation.ts';
import type { Destination } from '../visible-navigation.ts';
import { useFittingCount } from './use-fitting-count.ts';

const Entry = styled(ButtonBase)(({ theme }) => ({
  height: 40,
  paddingInline: 12,
  gap: 8,
  borderRadius: 8,
  whiteSpace: 'nowrap',
  color: theme.palette.text.secondary,
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.875rem',
  '&:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
  '&.active': {
    color: theme.palette.text.primary,
    fontWeight: 600,
    backgroundColor: theme.palette.action.selected,
    '& svg': { color: theme.palette.primary.main },
  },
  '&.Mui-focusVisible': { outlineOffset: -2 },
})) as typeof ButtonBase;

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
  const size = dense ? { height: 36, px: 1.25, fontSize: '0.8125rem' } : {};
  return (
    <Box
      component="nav"
      aria-label={text('shell.navigation')}
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          height: height - 1,
          pl: dense ? 2.75 : 4,
          pr: dense ? 2.75 : 2.5,
          width: '100%',
          maxWidth: contentWidth,
          mx: 'auto',
          color: 'text.primary',
        }}
      >
        {!dense && <Brand />}
        <Box
          component="ul"
          ref={list}
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.5,
            height: dense ? 36 : 40,
            overflow: 'clip',
          }}
        >
          {destinations.map((each, index) => (
            <Box component="li" key={each.id} sx={{ visibility: index < fitting ? 'visible' : 'hidden' }}>
              <Entry component={NavLink} to={each.url} sx={size}>
                <Icon name={each.icon} style={{ fontSize: dense ? 18 : 20 }} />
                {each.title}
              </Entry>
            </Box>
          ))}
        </Box>
        {fitting < destinations.length && <MoreEntries entries={destinations.slice(fitting)} size={size} />}
      </Box>
    </Box>
  );
}

function MoreEntries({ entries, size }: { readonly entries: readonly Destination[]; readonly size: object }) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = anchor !== undefined;
  const close = () => setAnchor(undefined);
  return (
    <>
      <Entry
        id={`${id}-button`}
        sx={{ flex: 'none', ...size }}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('shell.moreNavigation')}
        <ExpandMore style={{ fontSize: 20 }} />
      </Entry>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {entries.map(({ id: key, title, url, icon }) => (
          <MenuItem key={key} component={Link} to={url} onClick={close}>
            <ListItemIcon>
              <Icon name={icon} fontSize="small" />
            </ListItemIcon>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
