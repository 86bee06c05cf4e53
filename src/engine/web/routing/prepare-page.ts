// What a page is made of is asked for when somebody sets out for it, all at once, so that it is drawn once and whole;
// not when its file is there, and its records not when it is drawn.
import type { QueryClient } from '@tanstack/react-query';
import { may, mayEnter } from '#engine/model/access.ts';
import type { Route } from '#engine/model/routes.ts';
import { roles as declaredRoles } from '#generated/roles.ts';
import { isLate } from '#engine/web/kit/late.tsx';
import type { Session } from '#engine/web/session/session.ts';
import { readViewAs } from '#engine/web/session/view-as.ts';
import type { WebParts } from '#engine/web/web-parts.ts';
import { screenViews } from './screens.ts';

/** What pages are prepared with. */
export interface PageMakers {
  readonly parts: WebParts;
  readonly session: Session;
  readonly queries: QueryClient;
  /** Milliseconds that whoever goes on stays where he is while the next page is prepared; then it shows what it has. */
  readonly patience?: number;
}

export interface Destination {
  readonly route: Route;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** `?…` of the address. */
  readonly search: string;
}

/** Shorter than anybody takes for a wait. */
const usualPatience = 150;

/** Ends when the page is there, or is no longer waited for; never rejects: what fails is told by the part that needs it. */
export async function preparePage(destination: Destination, makers: PageMakers): Promise<void> {
  const tooLong = new Promise<void>((resolve) => {
    setTimeout(resolve, makers.patience ?? usualPatience);
  });
  await Promise.race([
    Promise.allSettled([loadScreen(destination.route, makers.parts), loadRecords(destination, makers)]),
    tooLong,
  ]);
}

/** The files of a route's screen, and of what schemas name above its rows and fields: it would push them down. */
export async function loadScreen({ screen, entity }: Pick<Route, 'screen' | 'entity'>, parts: WebParts): Promise<void> {
  const view: unknown = Reflect.get({ ...parts.screens, ...screenViews }, screen);
  await Promise.all([isLate(view) && view.load(), entity !== undefined && loadAbove(screen, entity, parts)]);
}

async function loadAbove(screen: string, entity: string, parts: WebParts): Promise<void> {
  const { partAbove } = await import('./prefetch-records.ts');
  const part: unknown = partAbove(screen, entity, parts);
  if (isLate(part)) await part.load();
}

/** What the screen shows of records, for those who may see them. */
async function loadRecords({ route, params, search }: Destination, { session, queries }: PageMakers): Promise<void> {
  const { entity, parameters, screen } = route;
  const { user } = session.getSnapshot().context;
  // Whoever looks as another role asks in his words: the page does, once it knows that he may.
  if (user === undefined || entity === undefined || readViewAs() !== undefined) return;
  if (!mayEnter(route.auth, { roles: user.role, signedIn: true })) return;
  if (!may(declaredRoles.entities[entity], 'read', user.role)) return;
  if (screen === 'list') {
    const { prefetchList } = await import('./prefetch-records.ts');
    return prefetchList(queries, { entity, search, roles: user.role });
  }
  if (screen !== 'record') return;
  const [first = '', last] = parameters;
  const parentId = last === undefined ? undefined : params[first];
  const { prefetchRecord } = await import('./prefetch-records.ts');
  await Promise.all([
    prefetchRecord(queries, { entity, ...(parentId !== undefined && { parentId }) }, params[last ?? first] ?? ''),
    import('#engine/web/form/prefetch-form.ts').then(({ prefetchForm }) => prefetchForm(queries, entity)),
  ]);
}
