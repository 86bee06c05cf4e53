// What stands in the navigation bar, whatever holds the bar: organisation, user, entries.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { Brand } from './brand.tsx';
import { toolbarHeight } from './measures.ts';
import { NavigationList } from './navigation-list.tsx';
import { UserAvatar } from './user-avatar.tsx';
import { useRoleNames } from '#engine/web/kit/use-role-names.ts';

interface NavbarProps {
  /** Only icons are shown. */
  readonly narrow: boolean;
  /** After an entry was chosen. */
  readonly onLeave?: () => void;
}

export function Navbar({ narrow, onLeave }: NavbarProps) {
  const text = useText();
  return (
    <Box
      component="nav"
      aria-label={text('shell.navigation')}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, height: toolbarHeight, flex: 'none' }}>
        <Brand named={!narrow} />
      </Box>
      <UserCard narrow={narrow} />
      <Box
        sx={{
          flex: 1,
          overflowY: 'auto',
          overflowX: 'hidden',
          px: narrow ? 1 : 1.5,
          pb: 2,
          scrollbarWidth: 'thin',
          scrollbarColor: (theme) => `${theme.palette.divider} transparent`,
        }}
      >
        <NavigationList narrow={narrow} onLeave={onLeave} />
      </Box>
    </Box>
  );
}

function UserCard({ narrow }: { readonly narrow: boolean }) {
  const { user } = useSession();
  const roleNames = useRoleNames();
  if (user === undefined) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mx: narrow ? 1 : 1.5,
        mb: 2,
        p: narrow ? 0.75 : 1.25,
        borderRadius: 1.25,
        bgcolor: narrow ? 'transparent' : 'background.paper',
        minHeight: 60,
      }}
    >
      <UserAvatar user={user} url={user.avatarUrl ?? user.miniAvatarUrl} size={36} />
      {!narrow && (
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" noWrap title={user.name}>
            {user.name}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary" noWrap title={roleNames}>
            {roleNames}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
