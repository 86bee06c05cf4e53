import { useLocation } from 'react-router-dom';
import { paths, routes } from '#generated/routes.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { sendOn } from './check-route.ts';
import { SendOn, type ArrivalState } from './send-on.tsx';
import { useRoute } from './use-route.ts';

/** Sends on to the route that the configuration names; what the visitor was told on the way goes with him. */
export function Component() {
  const { route } = useRoute();
  const { signedIn } = useSession();
  const arrival = useLocation().state as ArrivalState | null;
  const target = routes.find(({ name }) => name === route.to);
  const state: ArrivalState = { ...arrival, way: sendOn(arrival?.way, { name: route.name, signedIn }) };
  return <SendOn to={target?.path ?? paths.notFound()} state={state} />;
}
