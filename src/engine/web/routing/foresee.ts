// What somebody is about to open is asked for before he does: what the page of a record is made of while its list is
// read, the page behind a link, with its records, once the pointer rests on it, and what a button opens. Nothing for who
// asks his browser to save data.
import { matchRoutes, type RouterState } from 'react-router-dom';
import { may } from '#engine/model/access.ts';
import { roles as declaredRoles } from '#generated/roles.ts';
import { whenAnswered } from '#engine/web/api/when-answered.ts';
import { loadOverlays } from '#engine/web/kit/when-open.tsx';
import { loadScreen, preparePage, type PageMakers } from './prepare-page.ts';
import type { createRouter } from './router.tsx';
import type { RouteHandle } from './use-route.ts';

type Surroundings = Omit<PageMakers, 'patience'> & { readonly router: ReturnType<typeof createRouter> };

/** Milliseconds: a pointer that goes on sooner passes over. */
const rest = 65;

/** From now on, for each link that is pointed at. */
export function foreseeLinks({ router, ...makers }: Surroundings): void {
  if (savesData()) return;
  let pointed: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = ({ href }: HTMLAnchorElement) => {
    const { pathname, search } = new URL(href);
    const match = matchRoutes(router.routes, pathname)?.at(-1);
    const handle = match?.route.handle as RouteHandle | undefined;
    if (handle !== undefined) void preparePage({ route: handle.route, params: match?.params ?? {}, search }, makers);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const link = linkAround(target);
    if (link === pointed) return;
    pointed = link;
    clearTimeout(timer);
    if (link !== undefined && pointerType === 'mouse') timer = setTimeout(prepare, rest, link);
  });
  // Fingers rest nowhere before they press.
  document.addEventListener('pointerdown', ({ target }) => {
    const link = linkAround(target);
    if (link !== undefined) prepare(link);
  });
}

/** From now on, for each button that opens something over the page: its pointer, finger or focus. */
export function foreseeOverlays(): void {
  if (savesData()) return;
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('[aria-haspopup]') === null) return;
    for (const sign of signs) document.removeEventListener(sign, look);
    void loadOverlays();
  };
  for (const sign of signs) document.addEventListener(sign, look);
}

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/** One that leads on in this page. */
function linkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.download !== '') return undefined;
  return link;
}

/** From now on, for each list that is shown. */
export function foreseeRecords({ router, queries, ...makers }: Surroundings): void {
  let seen: string | undefined;
  const look = ({ location: { pathname }, matches }: RouterState) => {
    if (pathname === seen) return;
    seen = pathname;
    const entity = listedBy(matches);
    if (entity === undefined || savesData()) return;
    // Whoever went on meanwhile opens another.
    whenAnswered(queries, () => void (pathname === seen && fetchPage(entity, { queries, ...makers })));
  };
  look(router.state);
  router.subscribe(look);
}

function listedBy(matches: RouterState['matches']): string | undefined {
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
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
