import { Navigate, useLocation } from 'react-router-dom';
import { paths, routes } from '#generated/routes.ts';
import { useRoute } from './use-route.ts';

/** Sends on to the route that the configuration names; what the visitor was told on the way goes with him. */
export function Component() {
  const { route } = useRoute();
  const { state } = useLocation();
  const target = routes.find(({ name }) => name === route.to);
  return <Navigate to={target?.path ?? paths.notFound()} replace state={state} />;
}
