// Pages that every product has, whatever its routes.config.json says; the palette leads to them.
import { signedIn } from '#engine/model/access.ts';
import type { Route } from '#engine/model/routes.ts';
import { roles } from '#generated/roles.ts';

/** A name that no route of a business can have. */
const schemaName = 'engine.schema';
export const schemaPath = '/schema';

/** Who may open them differs between the development server and a built product: asked when they are needed. */
export function engineRoutes(): readonly (Route<'schema'> & { readonly screen: 'schema' })[] {
  return [
    {
      name: schemaName,
      path: schemaPath,
      parameters: [],
      screen: 'schema',
      auth: import.meta.env.DEV ? signedIn : [roles.administrator],
      chrome: { navbar: true, toolbar: true, footer: true, leftSidePanel: true, rightSidePanel: true },
    },
  ];
}

/** Where it stands who may open one; undefined for a route of the business. */
export function ruleOfEngineRoute(name: string): string | undefined {
  return name === schemaName ? 'roles.config.json administrator' : undefined;
}
