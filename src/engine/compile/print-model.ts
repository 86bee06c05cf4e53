// entities.ts, shapes.ts, roles.ts, labels: the resolved model as TypeScript and JSON values.
import { languages } from '#engine/model/text.ts';
import { allFields } from '#engine/model/entity.ts';
import { header, jsonFile, printCode, quoted } from './print-text.ts';
import type { Output } from './print-text.ts';
import type { Resolved } from './resolve.ts';

export function printModel(resolved: Resolved): Output[] {
  const { labels } = resolved;
  return [
    { path: 'entities.ts', text: printEntities(resolved) },
    { path: 'shapes.ts', text: printShapes(resolved) },
    { path: 'roles.ts', text: printRoles(resolved) },
    ...languages.map((language) => jsonFile(`labels/${language}.json`, 'schemas/ and *.config.json', labels[language])),
    ...languages.map((language) =>
      jsonFile(
        `labels/entrance.${language}.json`,
        'schemas/ and *.config.json',
        entranceLabels(resolved, labels[language]),
      ),
    ),
  ];
}

/** What is read before anybody signs in, and by the shell: a page for guests loads these alone. */
function entranceLabels(
  { entities, shapes }: Resolved,
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  const inputs = new Set(entities.flatMap(({ actions }) => actions.map(({ input }) => input)));
  const payloads = shapes.map(({ name }) => name).filter((name) => !inputs.has(name));
  return Object.fromEntries(
    Object.entries(labels).filter(([key]) => {
      const [what = '', of = ''] = key.split('.');
      return ['role', 'navigation', 'route'].includes(what) || payloads.includes(of);
    }),
  );
}

function printEntities({ entities, shapes }: Resolved): string {
  const names = entities.map((entity) => entity.name);
  const actions = entities.flatMap((entity) => entity.actions.map((action) => `${entity.name}.${action.name}`));
  const inputs = entities.flatMap((entity) =>
    entity.actions.flatMap(({ name, input }) =>
      input === undefined ? [] : [`  readonly '${entity.name}.${name}': Records['${input}'];`],
    ),
  );
  const computed = entities.flatMap((entity) =>
    allFields(entity.fields)
      .filter((field) => field.computed && field.formula === undefined)
      .map((field) => `${entity.name}.${field.path}`),
  );
  return [
    header('schemas/'),
    "import type { Entity } from '#engine/model/entity.ts';",
    // A project may have no action that asks for something.
    ...(inputs.length > 0 ? ["import type { Records } from './types.ts';"] : []),
    '',
    `export const entityNames = ${printCode(names)} as const;`,
    'export type EntityName = (typeof entityNames)[number];\n',
    `/** Every action, as entity and name. */\nexport type ActionName = ${union(actions)};\n`,
    `/** What an action asks for, by the names that ActionName has. */\nexport interface ActionInputs {\n${inputs.join('\n')}\n}\n`,
    `/** Every field whose value is an SQL expression of src/business, server/computed.ts. */\nexport type ComputedName = ${union(computed)};\n`,
    ...panelUnions(entities, shapes),
    `export const entities: { readonly [Name in EntityName]: Entity<Name> } = ${printCode(byName(entities))};\n`,
  ].join('\n');
}

/** The components that the schemas name, by where they stand; src/engine/web/panels has each. */
function panelUnions(entities: Resolved['entities'], shapes: Resolved['shapes']): string[] {
  const named = {
    PanelName: entities.flatMap(({ form }) => form.groups.map(({ panel }) => panel)),
    AsideName: entities.map(({ form }) => form.aside),
    ActionAsideName: shapes.map(({ form }) => form.aside),
    HeaderName: entities.map(({ form }) => form.header),
    OverviewName: entities.map(({ overview }) => overview),
    ToolName: entities.flatMap(({ tools }) => tools),
  };
  return Object.entries(named).map(([type, names]) => {
    const given = names.flatMap((name) => name ?? []);
    return `export type ${type} = ${union([...new Set(given)].sort())};\n`;
  });
}

function printShapes({ shapes }: Resolved): string {
  return [
    header('schemas/'),
    "import type { Shape } from '#engine/model/entity.ts';\n",
    `export const shapeNames = ${printCode(shapes.map((shape) => shape.name))} as const;`,
    'export type ShapeName = (typeof shapeNames)[number];\n',
    `export const shapes: Readonly<Record<ShapeName, Shape>> = ${printCode(byName(shapes))};\n`,
  ].join('\n');
}

function printRoles({ roles }: Resolved): string {
  return [
    header('roles.config.json'),
    "import type { Roles } from '#engine/model/access.ts';\n",
    `export const roles: Roles = ${printCode(roles)};\n`,
  ].join('\n');
}

function byName<Named extends { readonly name: string }>(list: readonly Named[]): Record<string, Named> {
  return Object.fromEntries(list.map((entry) => [entry.name, entry]));
}

export function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : `\n  | ${names.map(quoted).join('\n  | ')}`;
}
