// The routes of src/generated as a React Router data router; the shell is around them all.
import { Suspense } from 'react';
import { createBrowserRouter, Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { paths, routes } from '#generated/routes.ts';
import type { Route } from '#engine/model/routes.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { RouteError } from '#engine/web/shell/chrome/route-error.tsx';
import { Shell } from '#engine/web/shell/shell.tsx';
import { RouteGate, type ArrivalState } from './route-gate.tsx';
import { screenViews } from './screens.ts';
import type { RouteHandle } from './use-route.ts';

const routeObjects: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [...routes.map(routeObject), { path: '*', element: <UnknownAddress /> }],
  },
];

export function createRouter() {
  return createBrowserRouter(routeObjects);
}

function routeObject(route: Route): RouteObject {
  const View = screenViews[route.screen];
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
