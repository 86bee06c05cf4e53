// Says at the foot of the window that the service can't be reached, or that it has a new version.
import { useState, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { http } from '#engine/web/api/client.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { createServiceMachine } from './service-machine.ts';
import { probeService, watchService } from './watch-service.ts';

export function ServiceBars() {
  const text = useText();
  const queries = useQueryClient();
  const [machine] = useState(() =>
    createServiceMachine({
      watch: (tell) => watchService(http, tell),
      probe: probeService,
      recover: () => void askAgain(queries),
    }),
  );
  const [service, send] = useMachine(machine);
  const offline = service.matches({ connection: 'offline' });
  const outdated = service.matches({ build: 'outdated' });
  return (
    // Clear of the buttons of a form that is to be saved; under panels and dialogs. The live region stands before its
    // text comes, else some readers stay silent.
    <Box
      component="output"
      sx={{
        position: 'fixed',
        insetInline: 8,
        bottom: { xs: 88, lg: 16 },
        zIndex: (theme) => theme.zIndex.drawer - 1,
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        pointerEvents: 'none',
        displayPrint: 'none',
      }}
    >
      {offline && (
        <Bar
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              loading={service.matches({ connection: { offline: 'trying' } })}
              onClick={() => send({ type: 'tryNow' })}
            >
              {text('service.tryNow')}
            </Button>
          }
        >
          {text('service.offline')}
        </Bar>
      )}
      {outdated && (
        <Bar
          severity="info"
          action={
            <>
              <Button color="inherit" size="small" onClick={() => send({ type: 'later' })}>
                {text('service.later')}
              </Button>
              <Button color="inherit" size="small" variant="outlined" onClick={() => window.location.reload()}>
                {text('common.reload')}
              </Button>
            </>
          }
        >
          {text('service.newVersion')}
        </Bar>
      )}
    </Box>
  );
}

function Bar({
  severity,
  action,
  children,
}: {
  readonly severity: AlertColor;
  readonly action: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Alert
      role="none"
      severity={severity}
      action={action}
      sx={{
        boxShadow: 6,
        pointerEvents: 'auto',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        maxWidth: 520,
        '& .MuiAlert-message': { flex: '1 1 200px' },
        '& .MuiAlert-action': { pt: 0, gap: 0.5, whiteSpace: 'nowrap' },
      }}
    >
      {children}
    </Alert>
  );
}

/** What failed for want of a connection is read again. */
async function askAgain(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
