// The own profile: what one works on next, who one is, how one likes the screens, what one keeps at hand, the password.
import { lazy, Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Chip } from '#engine/web/kit/chip.tsx';
import Typography from '@mui/material/Typography';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { User } from '#engine/web/session/user.ts';
import { FavouritesList } from '#engine/web/shell/chrome/favourites-list.tsx';
import { PageHeading } from '#engine/web/kit/page-heading.tsx';
import { Awaited, Together } from '#engine/web/kit/together.tsx';
import { UserAvatar } from '#engine/web/shell/chrome/user-avatar.tsx';
import { PasswordChange } from './password-change.tsx';
import { Preferences } from './preferences.tsx';

const StartPage = lazy(async () => ({ default: (await import('#engine/web/start/start-page.tsx')).StartPage }));
const OwnRights = lazy(async () => ({ default: (await import('./own-rights.tsx')).OwnRights }));

export function Component() {
  const text = useText();
  const { user } = useSession();
  if (user === undefined) return null;
  return (
    <>
      <PageHeading title={text('user.profile')} />
      <Together>
        <Suspense fallback={<Awaited />}>
          <StartPage />
        </Suspense>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Identity user={user} />
            <Section title={text('profile.password')}>
              <PasswordChange />
            </Section>
          </Box>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Section title={text('profile.preferences')}>
              <Preferences />
            </Section>
            <Section title={text('favourites.title')} flush>
              <FavouritesList />
            </Section>
          </Box>
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <Section title={text('ownRights.title')} flush>
              <Suspense>
                <OwnRights />
              </Suspense>
            </Section>
          </Box>
        </Box>
      </Together>
    </>
  );
}

function Identity({ user }: { readonly user: User }) {
  const text = useText();
  const organization = useOrganizationName();
  return (
    <Card component="section" sx={{ p: 3, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <UserAvatar user={user} url={user.avatarUrl} size={80} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {user.name}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
        <Box
          component="ul"
          aria-label={text('profile.roles')}
          sx={{ listStyle: 'none', p: 0, mt: 1.5, mb: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {user.role.map((role) => (
            <li key={role}>
              <Chip size="small" label={text([labelKeys.role(role), 'role.other'], { role })} />
            </li>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {text('profile.organization', { name: organization })}
        </Typography>
      </Box>
    </Card>
  );
}

function Section({
  title,
  flush = false,
  children,
}: {
  readonly title: string;
  readonly flush?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Card component="section" sx={{ pt: 2.5, ...(!flush && { px: 3, pb: 3 }) }}>
      <Typography variant="h2" sx={{ fontSize: '1.0625rem', mb: flush ? 0.5 : 2, px: flush ? 3 : 0 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
