import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router-dom';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import type { Way } from './check-route.ts';

/** What a redirect tells the page it leads to. */
export interface ArrivalState {
  /** A page was refused on the way here: which, the roles that it admits, and the address that was asked for. */
  readonly refused?: { readonly route: string; readonly roles: readonly string[]; readonly path: string };
  /** The address that doesn't exist. */
  readonly missing?: string;
  /** Key of a text to show as good news. */
  readonly notice?: TextKey;
  readonly way?: Way;
}

interface SendOnProps {
  readonly to: string;
  readonly state: ArrivalState;
  /** Absent: yes. Whoever is signed out may not stay so long. */
  readonly waits?: boolean;
}

/**
 * A redirect, in the place of the page that it is on. Whoever has set out for another page meanwhile is not called back
 * by it, as the router's own Navigate does; where he stays after all, he is sent on.
 */
export function SendOn({ to, state, waits = true }: SendOnProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    let isSent = false;
    const isElsewhere = () => router?.state.navigation.state !== 'idle' || router.state.location.key !== key;
    const send = () => {
      if (isSent || (waits && router !== undefined && isElsewhere())) return;
      isSent = true;
      void navigate(to, { replace: true, state });
    };
    const unsubscribe = router?.subscribe(send);
    send();
    return unsubscribe;
    // What it is told goes along; another telling is no other redirect.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [to, waits, router, key]);
  return null;
}
