// Leaving with unsaved changes is asked about: other pages through the router, closing the window through the browser.
import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useConfirm } from '#engine/web/kit/confirm-dialog.tsx';

/** `dirty` is read when somebody leaves, not while he types; `also` is what else holds something unsaved. */
export function useUnsavedGuard(dirty: RefObject<boolean>, also = false): void {
  const t = useText();
  const confirm = useConfirm();
  const { signedIn } = useSession();
  // Whoever is signed out is not kept on a page he may no longer see.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      signedIn && (dirty.current || also) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('records.leave.title'),
      message: t('records.leave.text'),
      yes: t('records.leave.yes'),
      no: t('records.leave.no'),
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
    // Asked once for each attempt.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current || also) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, also]);
}
