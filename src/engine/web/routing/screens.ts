// One component for each screen of the engine's own: those that a route may name, and that of the engine's own route;
// each is loaded when it is first shown.
import type { ComponentType } from 'react';
import type { Screen } from '#engine/model/routes.ts';
import { late, lateThemed, type Late } from '#engine/web/kit/late.tsx';

type ScreenModule = { readonly Component: ComponentType };

export const screenViews = {
  list: load(() => import('#engine/web/list/list-screen.tsx')),
  record: loadThemed(() => import('#engine/web/record/record-screen.tsx')),
  redirect: load(() => import('./redirect-screen.tsx')),
  login: load(() => import('#engine/web/pages/login-page.tsx')),
  forgotPassword: load(() => import('#engine/web/pages/forgot-password-page.tsx')),
  resetPassword: load(() => import('#engine/web/pages/reset-password-page.tsx')),
  logout: load(() => import('#engine/web/pages/logout-page.tsx')),
  profile: loadThemed(() => import('#engine/web/pages/profile-page.tsx')),
  notFound: load(() => import('#engine/web/pages/not-found-page.tsx')),
  serverError: load(() => import('#engine/web/pages/server-error-page.tsx')),
  maintenance: load(() => import('#engine/web/pages/maintenance-page.tsx')),
  schema: loadThemed(() => import('#engine/web/schema/schema-screen.tsx')),
} as const satisfies Record<Screen | 'schema', Late<object>>;

function load(read: () => Promise<ScreenModule>): Late<object> {
  return late(async () => (await read()).Component);
}

/** Drawn with components of Material's. */
function loadThemed(read: () => Promise<ScreenModule>): Late<object> {
  return lateThemed(async () => (await read()).Component);
}
