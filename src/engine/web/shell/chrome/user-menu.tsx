import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import { Menu, MenuItem } from '#engine/web/kit/when-open.tsx';
import Typography from '@mui/material/Typography';
import Palette from '@mui/icons-material/PaletteOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { paths } from '#generated/routes.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { User } from '#engine/web/session/user.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { usePanels } from '../settings/panels.tsx';
import { UserAvatar } from './user-avatar.tsx';
import { useLookAs } from '../overlays/view-as/use-look-as.ts';
import { useRoleNames } from '#engine/web/kit/use-role-names.ts';

const ViewAsDialog = lazy(async () => ({
  default: (await import('../overlays/view-as/view-as-dialog.tsx')).ViewAsDialog,
}));

export function UserMenu({ showName }: { readonly showName: boolean }) {
  const text = useText();
  const { user } = useSession();
  if (user === undefined)
    return (
      <Button component={Link} to={paths.login()} variant="outlined" size="small">
        {text(labelKeys.route('login'))}
      </Button>
    );
  return <SignedInMenu user={user} showName={showName} />;
}

function SignedInMenu({ user, showName }: { readonly user: User; readonly showName: boolean }) {
  const text = useText();
  const roleNames = useRoleNames();
  const { mayViewAs, viewing } = useSession();
  const lookAs = useLookAs();
  const [asking, setAsking] = useState(false);
  const panels = usePanels();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = anchor !== undefined;
  const close = () => setAnchor(undefined);
  return (
    <>
      <ButtonBase
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        // Where the name is shown it is the button's name (WCAG 2.5.3).
        {...{ [showName ? 'title' : 'aria-label']: text('shell.userMenu', { name: user.name }) }}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: 1.25,
          p: 0.5,
          pr: showName ? 1 : 0.5,
          borderRadius: 2,
          textAlign: 'start',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <UserAvatar user={user} url={user.miniAvatarUrl} size={36} />
        {showName && (
          <Box sx={{ maxWidth: 168, minWidth: 0 }}>
            <Typography variant="body2" noWrap sx={{ fontWeight: 600, lineHeight: 1.3 }}>
              {user.name}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p" noWrap sx={{ lineHeight: 1.3 }}>
              {roleNames}
            </Typography>
          </Box>
        )}
      </ButtonBase>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` }, paper: { sx: { minWidth: 200 } } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem component={Link} to={paths.profile()} onClick={close}>
          <ListItemIcon>
            <Icon name="person" fontSize="small" />
          </ListItemIcon>
          {text('user.profile')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            panels.show('settings');
          }}
        >
          <ListItemIcon>
            <Icon name="settings" fontSize="small" />
          </ListItemIcon>
          {text('settings.title')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            panels.show('palettes');
          }}
        >
          <ListItemIcon>
            <Palette fontSize="small" />
          </ListItemIcon>
          {text('settings.palettes')}
        </MenuItem>
        {mayViewAs && (
          <MenuItem
            onClick={() => {
              close();
              if (viewing === undefined) setAsking(true);
              else lookAs(undefined);
            }}
          >
            <ListItemIcon>
              <Visibility fontSize="small" />
            </ListItemIcon>
            {text(viewing === undefined ? 'viewAs.open' : 'viewAs.stop')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={paths.logout()} onClick={close}>
          <ListItemIcon>
            <Icon name="logout" fontSize="small" />
          </ListItemIcon>
          {text('user.logout')}
        </MenuItem>
      </Menu>
      {asking && (
        <Suspense>
          <ViewAsDialog close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
