// The routes of src/generated as a React Router data router; the shell is around them all.
import { Suspense } from 'react';
import { createBrowserRouter, Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { paths, routes } from '#generated/routes.ts';
import type { Route } from '#engine/model/routes.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { RouteError } from '#engine/web/shell/chrome/route-error.tsx';
import { Shell } from '#engine/web/shell/shell.tsx';
import type { WebParts } from '#engine/web/web-parts.ts';
import { RouteGate, type ArrivalState } from './route-gate.tsx';
import { screenViews } from './screens.ts';
import type { RouteHandle } from './use-route.ts';

type Screens = WebParts['screens'];

/** `screens`: those that modules add to the engine's own. */
export function createRouter(screens: Screens) {
  return createBrowserRouter(routeObjects(screens));
}

/** The routes as they are declared now. */
export function routeObjects(screens: Screens): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <></>,
      children: [
        ...routes.map((route) => routeObject(route, { ...screens, ...screenViews })),
        { path: '*', element: <UnknownAddress /> },
      ],
    },
  ];
}

function routeObject(route: Route, views: Screens): RouteObject {
  const View = views[route.screen];
  if (View === undefined) throw new Error(`No module of src/web.tsx has the screen "${route.screen}" of ${route.path}`);
  const handle: RouteHandle = { route };
  return {
    path: route.path,
    handle,
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
  return <Navigate to={paths.notFound()} replace state={state} />;
}
