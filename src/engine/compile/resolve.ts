// Derives everything that is printed from what was read; knows no files and no output format.
import type { Roles } from '#engine/model/access.ts';
import type { Entity, Shape } from '#engine/model/entity.ts';
import type { NavigationItem, Route, StartItem } from '#engine/model/routes.ts';
import { expandSchemas } from './expand.ts';
import type { ExpandedSchema } from './expand.ts';
import { resolveRolesConfig } from './resolve-access.ts';
import { resolveNavigation, resolveRoutes, resolveStart } from './resolve-configs.ts';
import { resolveEntity, resolveShape } from './resolve-entity.ts';
import { resolveLabels } from './resolve-labels.ts';
import type { Labels } from './resolve-labels.ts';
import { linkEntities } from './resolve-links.ts';
import type { EditorNames } from './print-editor.ts';
import type { Source } from './source.ts';

export interface Resolved {
  /** Sorted by name, as all lists here whose order says nothing. */
  readonly entities: readonly Entity[];
  readonly shapes: readonly Shape[];
  /** Schemas of the entities and shapes with their parts in place, for types and forms. */
  readonly schemas: readonly ExpandedSchema[];
  readonly routes: readonly Route[];
  /** Screens of the business. */
  readonly ownScreens: readonly string[];
  readonly navigation: readonly NavigationItem[];
  readonly start: readonly StartItem[];
  readonly roles: Roles;
  readonly labels: Labels;
  /** As it was read, for the page that describes it. */
  readonly dialect: Source['dialect'];
  /** What an editor completes from. */
  readonly editor: EditorNames;
  readonly business: Source['business'];
  readonly product: Source['product'];
  readonly texts: Source['texts'];
  readonly languages: Source['languages'];
}

export function resolve(source: Source): Resolved {
  const expanded = expandSchemas(source.schemas).schemas;
  const schemas = [...expanded].filter((schema) => schema['x-part'] !== true).sort((a, b) => (a.$id < b.$id ? -1 : 1));
  const entities = schemas.flatMap((schema) =>
    schema['x-entity'] === undefined ? [] : [resolveEntity(schema, schema['x-entity'], source.roles)],
  );
  const shapes = schemas
    .filter((schema) => schema['x-entity'] === undefined)
    .map((schema) => resolveShape(schema, source.roles));
  return {
    entities: linkEntities(entities),
    shapes,
    schemas,
    routes: resolveRoutes(source.routes, source.roles),
    ownScreens: source.routes.screens ?? [],
    navigation: resolveNavigation(source.navigation, source),
    start: resolveStart(source.navigation, source.roles),
    roles: resolveRolesConfig(
      source,
      entities.find(({ name }) => name === 'user'),
    ),
    labels: resolveLabels({ ...source, schemas }),
    dialect: source.dialect,
    editor: { ...source, schemas: [...expanded].sort((a, b) => (a.$id < b.$id ? -1 : 1)) },
    business: source.business,
    product: source.product,
    texts: source.texts,
    languages: source.languages,
  };
}
