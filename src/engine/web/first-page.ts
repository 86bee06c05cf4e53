// What the first page needs besides the application is gathered before anything is drawn: it is drawn once and whole,
// where each part that came by itself would be a page drawn again.
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { matchPath } from 'react-router-dom';
import { waitFor } from 'xstate';
import { may, mayEnter } from '#engine/model/access.ts';
import type { Language } from '#engine/model/text.ts';
import type { Route } from '#engine/model/routes.ts';
import { roles as declaredRoles } from '#generated/roles.ts';
import { routes } from '#generated/routes.ts';
import { loadRest } from './i18n/i18n.ts';
import { screenViews } from './routing/screens.ts';
import type { Session } from './session/session.ts';
import { stateOf } from './session/use-session.ts';
import { readViewAs } from './session/view-as.ts';
import { usualLayout } from './shell/layouts.ts';

interface FirstPage {
  readonly i18n: I18n;
  readonly session: Session;
  readonly queries: QueryClient;
  readonly place: Pick<Location, 'pathname' | 'search'>;
}

/** Milliseconds that a page waits for its records, which are under way; then it is drawn without. */
const patience = 100;

/** Resolves when the page can be drawn; what fails here is told by the part that needs it. */
export async function firstPageReady({ i18n, session, queries, place }: FirstPage): Promise<void> {
  const declared: readonly Route[] = routes;
  const route = declared.find(({ path }) => matchPath(path, place.pathname) !== null);
  const view: unknown = route && Reflect.get(screenViews, route.screen);
  const isLate = (part: unknown): part is { readonly load: () => Promise<void> } =>
    typeof part === 'function' && 'load' in part;
  const screen = isLate(view) ? view.load() : Promise.resolve();
  const checked = await waitFor(session, (snapshot) => stateOf(snapshot) !== 'checking');
  const { user } = checked.context;
  if (user === undefined) return void (await Promise.allSettled([screen]));
  const wanted = [screen, usualLayout.load(), loadRest(i18n, i18n.language as Language)];
  await Promise.allSettled(wanted);
  const isOpen = mayEnter(route?.auth, { roles: user.role, signedIn: true });
  if (route?.screen !== 'list' || route.entity === undefined || !isOpen || readViewAs() !== undefined) return;
  if (!may(declaredRoles.entities[route.entity], 'read', user.role)) return;
  const { prefetchList } = await import('./list/prefetch-list.ts');
  const tooLong = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([prefetchList(queries, route.entity, place.search), tooLong]);
}
