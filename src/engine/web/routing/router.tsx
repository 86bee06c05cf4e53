// The routes of src/generated as a React Router data router; the shell is around them all.
import { Suspense } from 'react';
import { createBrowserRouter, createMemoryRouter, useLocation, type RouteObject } from 'react-router-dom';
import { paths, routes } from '#generated/routes.ts';
import type { Route } from '#engine/model/routes.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { RouteError } from '#engine/web/shell/chrome/route-error.tsx';
import { Shell } from '#engine/web/shell/shell.tsx';
import type { WebParts } from '#engine/web/web-parts.ts';
import { engineRoutes } from './engine-routes.ts';
import { preparePage, type PageMakers } from './prepare-page.ts';
import { RouteGate } from './route-gate.tsx';
import { screenViews } from './screens.ts';
import { SendOn, type ArrivalState } from './send-on.tsx';
import type { RouteHandle } from './use-route.ts';

type Screens = WebParts['screens'];

/** `place`: of the page that the server draws; absent, the browser's own address. */
export function createRouter(makers: PageMakers, place?: Pick<Location, 'pathname' | 'search'>) {
  const hydrationData = { loaderData: firstPageData };
  const router =
    place === undefined
      ? createBrowserRouter(routeObjects(makers), { hydrationData })
      : createMemoryRouter(routeObjects(makers), { hydrationData, initialEntries: [place] });
  // Nothing shows that a page is on its way: what is there is not drawn again for it.
  const subscribe: typeof router.subscribe = (tell) =>
    router.subscribe((state, options) => {
      if (state.navigation.state === 'idle') tell(state, options);
    });
  return Object.create(router, { subscribe: { value: subscribe } }) as typeof router;
}

/** The first page is prepared before there is a router (src/engine/web/first-page.ts): it is drawn at once. */
const firstPageData = Object.fromEntries([...routes, ...engineRoutes()].map(({ name }) => [name, null]));

/** The routes as they are declared now. */
export function routeObjects(makers: PageMakers): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <></>,
      children: [
        ...[...routes, ...engineRoutes()].map((route) =>
          routeObject(route, { ...makers.parts.screens, ...screenViews }, makers),
        ),
        { path: '*', element: <UnknownAddress /> },
      ],
    },
  ];
}

function routeObject(route: Route, views: Screens, makers: PageMakers): RouteObject {
  const View = views[route.screen];
  if (View === undefined) throw new Error(`No module of src/web.tsx has the screen "${route.screen}" of ${route.path}`);
  const handle: RouteHandle = { route };
  return {
    id: route.name,
    path: route.path,
    handle,
    loader: async ({ params, request }) => {
      await preparePage({ route, params, search: new URL(request.url).search }, makers);
      return null;
    },
    // Another state of the same list is not another page: what it shows it asks for itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    errorElement: <RouteError />,
    element: (
      <RouteGate route={route}>
        <Suspense fallback={<DelayedSkeleton />}>
          <View />
        </Suspense>
      </RouteGate>
    ),
  };
}

function UnknownAddress() {
  const { pathname } = useLocation();
  const state: ArrivalState = { missing: pathname };
  return <SendOn to={paths.notFound()} state={state} />;
}
