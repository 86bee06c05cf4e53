import { useEffect } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useText } from '#engine/web/i18n/use-text.ts';
import { signOut } from '#engine/web/session/session-calls.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { clearWantedPath } from '#engine/web/session/wanted-path.ts';
import { usePageTitle } from '#engine/web/kit/page-heading.tsx';

/** Signs out here whatever the server answers; the route gate then leads to the login page. */
export function Component() {
  const text = useText();
  const { send } = useSession();
  const heading = usePageTitle(text('logout.title'));
  useEffect(() => {
    const leave = () => {
      clearWantedPath();
      send({ type: 'logout' });
    };
    void signOut().then(leave, leave);
    // Once for this visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Box
      component="output"
      sx={{ flex: 1, minHeight: 320, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2.5 }}
    >
      <CircularProgress size={28} aria-hidden />
      <Typography variant="h1" tabIndex={-1} ref={heading} sx={{ fontSize: '1.125rem' }}>
        {text('logout.title')}
      </Typography>
    </Box>
  );
}
