// Says at the foot of the window that the service can't be reached, or that it has a new version.
import { useState, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { Alert } from '#engine/web/kit/alert.tsx';
import { Button } from '#engine/web/kit/button.tsx';
import type { Severity } from '#engine/web/kit/notification-store.ts';
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
    <output className="service-bars">
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
    </output>
  );
}

function Bar({
  severity,
  action,
  children,
}: {
  readonly severity: Severity;
  readonly action: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Alert role="none" className="floating" severity={severity} action={action} wraps>
      {children}
    </Alert>
  );
}

/** What failed for want of a connection is read again. */
async function askAgain(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
