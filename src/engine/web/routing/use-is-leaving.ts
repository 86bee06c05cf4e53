import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/**
 * Whether another page is being prepared for somebody who has set out for it: nothing that a timer or an answer brings
 * may then change the address, for that would call him back. Read when it is asked; nothing is drawn anew for it.
 */
export function useIsLeaving(): () => boolean {
  const router = useContext(RouterContext)?.router;
  return useCallback(() => {
    if (router === undefined) return false;
    const { navigation, location } = router.state;
    return navigation.location !== undefined && navigation.location.pathname !== location.pathname;
  }, [router]);
}
