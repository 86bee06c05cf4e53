// Warns before the session ends and offers to stay. The warning is loaded when it is due, minutes before the end.
import { Suspense, useContext } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { useSelector } from '@xstate/react';
import { SessionContext } from './use-session.ts';
import type { Session } from './session.ts';

const Warning = lateThemed(async () => (await import('./session-warning.tsx')).SessionWarning);

export function SessionEnding() {
  const session = useContext(SessionContext);
  return session === undefined ? null : <Watch session={session} />;
}

function Watch({ session }: { readonly session: Session }) {
  const phase = useSelector(session, ({ value }) =>
    typeof value === 'object' && 'loggedIn' in value ? value.loggedIn : undefined,
  );
  if (phase === undefined || phase === 'calm') return null;
  return (
    <Suspense>
      <Warning session={session} phase={phase} />
    </Suspense>
  );
}
