// editor/*.json: the dialect and the schemas of the configs with the names of this project as their enums, so that any
// editor that reads JSON Schema completes and checks them. The hand-written schemas stay those that generate checks by:
// its messages say more than "is none of these".
import { readers, signedIn } from '#engine/model/access.ts';
import { iconNames } from '#engine/model/icon-names.ts';
import type { ExpandedField, ExpandedSchema } from './expand.ts';
import { kindDescriptions } from './kind-descriptions.ts';
import { jsonFile, type Output } from './print-text.ts';
import type { RolesConfig, RoutesConfig, Source } from './source.ts';

/** What the editor's schemas are made from. */
export interface EditorNames {
  readonly dialect: Source['dialect'];
  readonly configSchemas: Source['configSchemas'];
  /** Everything with a $id, parts included, with its parts in place. */
  readonly schemas: readonly ExpandedSchema[];
  readonly roles: RolesConfig;
  readonly routes: RoutesConfig;
}

type Node = Readonly<Record<string, unknown>>;
type Change = (node: Node) => Node;

export function printEditor(names: EditorNames): Output[] {
  const { navigation, roles, routes } = names.configSchemas;
  return [
    file('dialect', 'schemas/dialect.json', editorDialect(names)),
    ...(navigation === undefined ? [] : [configFile('navigation', editorNavigation(navigation, names))]),
    ...(roles === undefined ? [] : [configFile('roles', editorRoles(roles, names))]),
    ...(routes === undefined ? [] : [configFile('routes', editorRoutes(routes, names))]),
  ];
}

function configFile(name: string, schema: Node): Output {
  return file(name, `schemas/config/${name}.json`, schema);
}

function file(name: string, from: string, schema: Node): Output {
  return jsonFile(`editor/${name}.json`, `${from} and all that is declared`, schema);
}

function editorDialect(names: EditorNames): Node {
  const entities = admit(entityNames(names));
  const field = ['definitions', 'field', 'properties'];
  const entity = ['definitions', 'entity', 'properties'];
  const changes: readonly (readonly [path: readonly string[], change: Change])[] = [
    [['properties', 'x-extends'], admit(partNames(names))],
    [['definitions', 'access', 'items'], admit(roleNames(names))],
    [['definitions', 'form', 'properties', 'groups', 'items', 'properties', 'child'], entities],
    [['definitions', 'action', 'properties', 'input'], admit(payloadNames(names))],
    [['definitions', 'action', 'properties', 'append', 'properties', 'entity'], entities],
    [[...entity, 'icon'], admit(iconNames)],
    [[...entity, 'parent', 'properties', 'entity'], entities],
    [[...entity, 'view', 'properties', 'of'], entities],
    [[...field, '$ref'], (node) => ({ ...node, anyOf: references(names) })],
    [[...field, 'x-kind'], explainKinds],
    [[...field, 'x-kind-by', 'properties', 'kinds', 'additionalProperties'], explainKinds],
    [[...field, 'x-reference', 'properties', 'entity'], entities],
    [[...field, 'x-children', 'properties', 'entity'], entities],
  ];
  return {
    ...changed(names.dialect, changes),
    allOf: names.schemas.filter((schema) => schema['x-entity'] !== undefined).map(ownNames),
  };
}

/** A shape, or one property of a schema, which is known by its pattern: all of them would be too many to choose from. */
function references(names: EditorNames): readonly Node[] {
  const schemas = names.schemas.map(({ $id }) => $id).join('|');
  return [{ enum: [...partNames(names), ...payloadNames(names)] }, { pattern: `^(${schemas})#/properties/` }];
}

/** What only the file of this entity may name: its fields and its groups. */
function ownNames(schema: ExpandedSchema): Node {
  const fields = Object.keys(schema.properties);
  const paths = pathsOf(schema.properties);
  const groups = schema['x-form']?.groups.map(({ name }) => name);
  const list = (values: readonly string[]) => ({ items: { enum: values } });
  return {
    if: { properties: { $id: { const: schema.$id } }, required: ['$id'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: {
      properties: {
        required: list(fields),
        'x-entity': {
          properties: {
            title: list(paths),
            sort: list(paths.flatMap((path) => [path, `-${path}`])),
            actions: { items: { properties: { field: { enum: fields } } } },
          },
        },
        ...(groups !== undefined && {
          properties: { additionalProperties: { properties: { 'x-group': { enum: groups } } } },
        }),
      },
    },
  };
}

/** `address.city`; of a list of objects, too, the paths of its items. */
function pathsOf(properties: Readonly<Record<string, ExpandedField>>): string[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...pathsOf({ ...field.items?.properties, ...field.properties }).map((inner) => `${name}.${inner}`),
  ]);
}

/** One constant a kind, since a plain enum has no place for what each value means. */
const explainKinds: Change = ({ enum: names, ...node }) => ({
  ...node,
  anyOf: (names as readonly string[]).map((name) => ({ const: name, description: kindDescriptions[name] })),
});

function editorNavigation(schema: Node, names: EditorNames): Node {
  return changed(schema, [
    ...withAdmissions(names),
    [['definitions', 'start', 'properties', 'entity'], admit(entityNames(names))],
    [['definitions', 'start', 'properties', 'preset'], admit(presetNames(names))],
    [['definitions', 'item', 'properties', 'icon'], admit(iconNames)],
  ]);
}

function editorRoles(schema: Node, names: EditorNames): Node {
  return changed(schema, [
    [['definitions', 'roles', 'items'], admit(roleNames(names))],
    [['definitions', 'rights', 'properties', 'rows', 'items', 'properties', 'role'], admit(plainRoles(names))],
    [['properties', 'administrator'], admit(plainRoles(names))],
    [['properties', 'entities', 'propertyNames'], admit(entityNames(names))],
  ]);
}

function editorRoutes(schema: Node, names: EditorNames): Node {
  const route = ['properties', 'routes', 'items', 'properties'];
  const routes = admit(names.routes.routes.map(({ name }) => name));
  return changed(schema, [
    ...withAdmissions(names),
    [[...route, 'entity'], admit(entityNames(names))],
    [[...route, 'parent'], routes],
    [[...route, 'to'], routes],
    [[...route, 'chrome'], admit(Object.keys(names.routes.chrome ?? {}))],
  ]);
}

/** A page admits roles, alone or several, and two words that are none. */
function withAdmissions(names: EditorNames): readonly (readonly [path: readonly string[], change: Change])[] {
  const some = roleNames(names);
  const anyOf = [
    { type: 'string', enum: [...some, signedIn, readers] },
    { type: 'array', items: { type: 'string', enum: some } },
  ];
  return [[['definitions', 'access'], (node) => ({ ...node, anyOf })]];
}

function changed(schema: Node, changes: readonly (readonly [path: readonly string[], change: Change])[]): Node {
  return changes.reduce((now, [path, change]) => changedAt(now, path, change), schema);
}

/** A schema that lacks the place is left as it is. */
function changedAt(node: Node, [key, ...rest]: readonly string[], change: Change): Node {
  if (key === undefined) return change(node);
  const inner = node[key] as Node | undefined;
  return inner === undefined ? node : { ...node, [key]: changedAt(inner, rest, change) };
}

/** An enum has a value at least; where there is no such name yet, the place stays as the dialect has it. */
function admit(values: readonly string[]): Change {
  return (node) => (values.length === 0 ? node : { ...node, enum: values });
}

function entityNames({ schemas }: EditorNames): string[] {
  return named(schemas.filter((schema) => schema['x-entity'] !== undefined));
}

function partNames({ schemas }: EditorNames): string[] {
  return named(schemas.filter((schema) => schema['x-part'] === true));
}

function payloadNames({ schemas }: EditorNames): string[] {
  return named(schemas.filter((schema) => schema['x-entity'] === undefined && schema['x-part'] !== true));
}

function named(schemas: readonly ExpandedSchema[]): string[] {
  return schemas.map(({ $id }) => $id).sort();
}

function presetNames({ schemas }: EditorNames): string[] {
  const names = schemas.flatMap((schema) => schema['x-entity']?.presets?.map(({ name }) => name) ?? []);
  return [...new Set(names)].sort();
}

function plainRoles({ roles }: EditorNames): string[] {
  return Object.keys(roles.roles);
}

function roleNames(names: EditorNames): string[] {
  return [...plainRoles(names), ...Object.keys(names.roles.groups).map((name) => `@${name}`)];
}
