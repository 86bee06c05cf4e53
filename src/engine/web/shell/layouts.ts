// Only pages with chrome load a layout: the login page comes sooner without.
import { late, type Late } from '#engine/web/kit/late.tsx';
import type { LayoutProps } from './chrome/layouts/layout-props.ts';
import type { LayoutStyle } from './settings/settings.ts';

export const layouts: Readonly<Record<LayoutStyle, Late<LayoutProps>>> = {
  layout1: late(async () => (await import('./chrome/layouts/layout1.tsx')).Layout1),
  layout2: late(async () => (await import('./chrome/layouts/layout2.tsx')).Layout2),
  layout3: late(async () => (await import('./chrome/layouts/layout3.tsx')).Layout3),
};
