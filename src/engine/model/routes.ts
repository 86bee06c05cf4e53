import type { Admission } from './access.ts';

/**
 * Screens that a route may show; src/engine/web/routing has one component each, and the compiler says which is missing.
 */
export const screens = [
  'list',
  'record',
  'redirect',
  'login',
  'forgotPassword',
  'resetPassword',
  'logout',
  'profile',
  'notFound',
  'serverError',
  'maintenance',
  'accessDecision',
] as const;
export type Screen = (typeof screens)[number];

/** Parts of the shell around a screen; absent = shown. */
export interface Chrome {
  readonly navbar: boolean;
  readonly toolbar: boolean;
  readonly footer: boolean;
  readonly leftSidePanel: boolean;
  readonly rightSidePanel: boolean;
}

export interface Route {
  readonly name: string;
  /** React Router path with `:parameters`; a record route takes the id `new` for a record to be created. */
  readonly path: string;
  readonly parameters: readonly string[];
  readonly screen: Screen;
  readonly entity?: string;
  /** Name of the route of the parent record (contact → provider), or of the list (provider → providers). */
  readonly parent?: string;
  /** Target of a redirect. */
  readonly to?: string;
  readonly auth: Admission;
  readonly chrome: Chrome;
}

export interface NavigationItem {
  readonly id: string;
  readonly type: 'group' | 'divider' | 'item';
  readonly icon?: string;
  readonly url?: string;
  readonly auth: Admission;
  readonly children?: readonly NavigationItem[];
}
