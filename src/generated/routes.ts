// Written by "npm run generate" from routes.config.json; edit those and run it again.

import type { Route } from '#model/routes.ts';

export type RouteName = never;

export const routes: readonly (Route & { readonly name: RouteName })[] = [];

/** The URL of each route; parameters are encoded. */
export const paths = {

} as const;
