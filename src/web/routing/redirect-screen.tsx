import { Navigate, useLocation } from 'react-router-dom';
import { useRoute } from './use-route.ts';

/** Sends on to the route's target; what the visitor was told on the way goes with him. */
export function Component() {
  const { route } = useRoute();
  const { state } = useLocation();
  return <Navigate to={route.to ?? '/'} replace state={state} />;
}
