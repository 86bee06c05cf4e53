// What the first page needs besides the application is gathered before anything is drawn: it is drawn once and whole,
// where each part that came by itself would be a page drawn again.
import type { i18n as I18n } from 'i18next';
import { matchPath } from 'react-router-dom';
import { waitFor } from 'xstate';
import type { Language } from '#engine/model/text.ts';
import type { Route } from '#engine/model/routes.ts';
import { routes } from '#generated/routes.ts';
import { loadRest } from './i18n/i18n.ts';
import { engineRoutes } from './routing/engine-routes.ts';
import { loadScreen, preparePage, type PageMakers } from './routing/prepare-page.ts';
import { stateOf } from './session/use-session.ts';
import { layouts } from './shell/layouts.ts';
import { readSettings, slots } from './shell/settings/read-settings.ts';
import { loadPalette } from './theme/palettes.ts';

interface FirstPage extends Pick<PageMakers, 'session' | 'queries' | 'parts'> {
  readonly i18n: I18n;
  readonly place: Pick<Location, 'pathname' | 'search'>;
}

/** Milliseconds that a page waits for its records, which are under way; then it is drawn without. */
const patience = 100;

/** Resolves when the page can be drawn; what fails here is told by the part that needs it. */
export async function firstPageReady({ i18n, place, ...makers }: FirstPage): Promise<void> {
  const declared: readonly Route[] = [...routes, ...engineRoutes()];
  const route = declared.find(({ path }) => matchPath(path, place.pathname) !== null);
  const screen = route === undefined ? Promise.resolve() : loadScreen(route, makers.parts);
  const checked = await waitFor(makers.session, (snapshot) => stateOf(snapshot) !== 'checking');
  const { user } = checked.context;
  if (user === undefined) return void (await Promise.allSettled([screen]));
  const { layout, theme } = readSettings(user.settings);
  await Promise.allSettled([
    screen,
    layouts[layout.style].load(),
    ...slots.map((slot) => loadPalette(theme[slot])),
    loadRest(i18n, i18n.language as Language),
  ]);
  if (route === undefined) return;
  const { params = {} } = matchPath(route.path, place.pathname) ?? {};
  await preparePage({ route, params, search: place.search }, { ...makers, patience });
}
