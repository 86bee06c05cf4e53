// One component for each screen a route may name; each is loaded when it is first shown.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Screen } from '#model/routes.ts';

type ScreenModule = { readonly Component: ComponentType };

export const screenViews = {
  list: load(() => import('#web/records/list-screen.tsx')),
  record: load(() => import('#web/records/record-screen.tsx')),
  redirect: load(() => import('./redirect-screen.tsx')),
  login: load(() => import('#web/pages/login-page.tsx')),
  forgotPassword: load(() => import('#web/pages/forgot-password-page.tsx')),
  resetPassword: load(() => import('#web/pages/reset-password-page.tsx')),
  logout: load(() => import('#web/pages/logout-page.tsx')),
  profile: load(() => import('#web/pages/profile-page.tsx')),
  notFound: load(() => import('#web/pages/not-found-page.tsx')),
  serverError: load(() => import('#web/pages/server-error-page.tsx')),
  maintenance: load(() => import('#web/pages/maintenance-page.tsx')),
  accessDecision: load(() => import('#web/pages/access-decision-page.tsx')),
} as const satisfies Record<Screen, LazyExoticComponent<ComponentType>>;

function load(read: () => Promise<ScreenModule>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await read()).Component }));
}
