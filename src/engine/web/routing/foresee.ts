// Whoever reads a list opens one of its records next: what their page is made of is fetched while nobody waits.
import { matchRoutes } from 'react-router-dom';
import { may } from '#engine/model/access.ts';
import { roles as declaredRoles } from '#generated/roles.ts';
import { whenAnswered } from '#engine/web/api/when-answered.ts';
import { loadScreen, type PageMakers } from './prepare-page.ts';
import type { createRouter } from './router.tsx';
import type { RouteHandle } from './use-route.ts';

type Surroundings = Omit<PageMakers, 'patience'> & { readonly router: ReturnType<typeof createRouter> };

/** From now on, for each list that is shown; nothing for who asks his browser to save data. */
export function foreseeRecords({ router, queries, ...makers }: Surroundings): void {
  let seen: string | undefined;
  const look = ({ pathname }: { readonly pathname: string }) => {
    if (pathname === seen) return;
    seen = pathname;
    const entity = listedAt(router, pathname);
    if (entity === undefined || savesData()) return;
    // Whoever went on meanwhile opens another.
    whenAnswered(queries, () => void (pathname === seen && fetchPage(entity, { queries, ...makers })));
  };
  look(router.state.location);
  router.subscribe(({ location }) => look(location));
}

function listedAt({ routes }: Surroundings['router'], pathname: string): string | undefined {
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
  return handle?.route.screen === 'list' ? handle.route.entity : undefined;
}

function fetchPage(entity: string, { queries, session, parts }: PageMakers): void {
  const { user } = session.getSnapshot().context;
  if (user === undefined || !may(declaredRoles.entities[entity], 'read', user.role)) return;
  const form = import('#engine/web/form/prefetch-form.ts').then(({ prefetchForm }) => prefetchForm(queries, entity));
  // Whoever opens a record is told what could not be had.
  void Promise.allSettled([loadScreen({ screen: 'record', entity }, parts), form]);
}

/** Only some browsers say so. */
function savesData(): boolean {
  const connection = Reflect.get(navigator, 'connection') as { readonly saveData?: boolean } | undefined;
  return connection?.saveData === true;
}
