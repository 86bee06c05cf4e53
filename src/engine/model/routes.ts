import type { Admission } from './access.ts';

/**
 * Screens of the engine; src/engine/web/routing has one component each, and the compiler says which is missing. A
 * business names its own in routes.config.json.
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

/** `Own`: the screens of the business. */
export interface Route<Own extends string = string> {
  readonly name: string;
  /** React Router path with `:parameters`; a record route takes the id `new` for a record to be created. */
  readonly path: string;
  readonly parameters: readonly string[];
  readonly screen: Screen | Own;
  readonly entity?: string;
  /** Name of the route of the parent record (contact → provider), or of the list (provider → providers). */
  readonly parent?: string;
  /** Target of a redirect. */
  readonly to?: string;
  readonly auth: Admission;
  /** It admits whoever reads its entity. */
  readonly readers?: true;
  readonly chrome: Chrome;
}

export interface NavigationItem {
  readonly id: string;
  /** Former id: favourites follow. */
  readonly was?: string;
  readonly type: 'group' | 'divider' | 'item';
  readonly icon?: string;
  readonly url?: string;
  readonly auth: Admission;
  readonly children?: readonly NavigationItem[];
}

/** What somebody finds first after signing in. */
export interface StartItem {
  /** A button for a new record, the number of a preset's records, that and the first of them, or a component. */
  readonly show: 'create' | 'count' | 'queue' | 'panel';
  readonly entity: string;
  /** There for a count and a queue. */
  readonly preset?: string;
  /** There for a panel: a module of src/web.tsx has it. */
  readonly panel?: string;
  /** Paths of fields that a queue says of each record. */
  readonly facts: readonly string[];
  readonly auth: Admission;
}
