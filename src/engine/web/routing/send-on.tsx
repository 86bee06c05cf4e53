import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import type { Way } from './check-route.ts';
import { useIsLeaving } from './use-is-leaving.ts';

/** What a redirect tells the page it leads to. */
export interface ArrivalState {
  /** A page was refused on the way here: which, and the roles that it admits. */
  readonly refused?: { readonly route: string; readonly roles: readonly string[] };
  /** The address that doesn't exist. */
  readonly missing?: string;
  /** Key of a text to show as good news. */
  readonly notice?: TextKey;
  readonly way?: Way;
}

interface SendOnProps {
  readonly to: string;
  readonly state: ArrivalState;
}

/**
 * A redirect, in the place of the page that it is on. Whoever has set out for another page meanwhile is not called back
 * by it: the router's own Navigate would end his way.
 */
export function SendOn({ to, state }: SendOnProps) {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  // Whose way ended where he was is sent on all the same.
  const { location } = useNavigation();
  useEffect(() => {
    if (!isLeaving()) void navigate(to, { replace: true, state });
    // What it is told goes along; another telling is no other redirect.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [to, location, isLeaving]);
  return null;
}
