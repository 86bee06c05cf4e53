// One line of the quick panel: a picture, a text, small print; a link where there is somewhere to go.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useText } from '#engine/web/i18n/use-text.ts';

interface PanelRowProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly unread?: boolean;
  readonly to?: string | undefined;
  readonly onLeave?: () => void;
}

const layout = { display: 'flex', alignItems: 'flex-start', gap: 1.25, px: 2, py: 0.75 } as const;

export function PanelRow({ icon, children, note, unread = false, to, onLeave }: PanelRowProps) {
  const content = (
    <>
      <Box sx={{ pt: 0.25, display: 'flex', color: 'text.secondary', '& svg': { fontSize: 20 } }}>{icon}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: unread ? 600 : 400 }}>
          {children}
        </Typography>
        {note !== undefined && (
          <Typography variant="caption" component="p" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
      {unread && <UnreadMark />}
    </>
  );
  if (to === undefined)
    return (
      <ListItem disablePadding sx={layout}>
        {content}
      </ListItem>
    );
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} onClick={onLeave} sx={layout}>
        {content}
      </ListItemButton>
    </ListItem>
  );
}

function UnreadMark() {
  const text = useText();
  return (
    <Box
      component="span"
      role="img"
      aria-label={text('panel.new')}
      sx={{ width: 8, height: 8, mt: 0.875, borderRadius: '50%', bgcolor: 'primary.main', flex: 'none' }}
    />
  );
}

/** Where there are no rows. */
export function NoRows({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 0.5 }}>
      {children}
    </Typography>
  );
}
