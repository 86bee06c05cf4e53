import { Suspense, useId, useState } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#engine/web/kit/button.tsx';
import { Menu, MenuItem } from '#engine/web/kit/when-open.tsx';
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

const ViewAsDialog = lateThemed(async () => (await import('../overlays/view-as/view-as-dialog.tsx')).ViewAsDialog);

export function UserMenu({ showName }: { readonly showName: boolean }) {
  const text = useText();
  const { user } = useSession();
  if (user === undefined)
    return (
      <ButtonLink to={paths.login()} variant="outlined" size="small">
        {text(labelKeys.route('login'))}
      </ButtonLink>
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
      <button
        type="button"
        className={showName ? 'user-button named' : 'user-button'}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        // Where the name is shown it is the button's name (WCAG 2.5.3).
        {...{ [showName ? 'title' : 'aria-label']: text('shell.userMenu', { name: user.name }) }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserAvatar user={user} url={user.miniAvatarUrl} size={36} />
        {showName && (
          <span className="user-name">
            <span className="cut">{user.name}</span>
            <span className="cut">{roleNames}</span>
          </span>
        )}
      </button>
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
          <span className="menu-icon">
            <Icon name="person" fontSize="small" />
          </span>
          {text('user.profile')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            panels.show('settings');
          }}
        >
          <span className="menu-icon">
            <Icon name="settings" fontSize="small" />
          </span>
          {text('settings.title')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            panels.show('palettes');
          }}
        >
          <span className="menu-icon">
            <Palette fontSize="small" />
          </span>
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
            <span className="menu-icon">
              <Visibility fontSize="small" />
            </span>
            {text(viewing === undefined ? 'viewAs.open' : 'viewAs.stop')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={paths.logout()} onClick={close}>
          <span className="menu-icon">
            <Icon name="logout" fontSize="small" />
          </span>
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
