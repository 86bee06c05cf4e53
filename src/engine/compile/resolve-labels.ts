// All texts of the schemas and configs, flat, in each language, under the keys of src/engine/model/label-keys.ts.
import { labelKeys } from '#engine/model/label-keys.ts';
import { languages } from '#engine/model/text.ts';
import type { Language } from '#engine/model/text.ts';
import type { ExpandedField, ExpandedSchema } from './expand.ts';
import { allItems } from './resolve-configs.ts';
import type { NavigationConfig, RolesConfig, RoutesConfig, Text } from './source.ts';

export type Labels = Readonly<Record<Language, Readonly<Record<string, string>>>>;

interface Texts {
  readonly schemas: readonly ExpandedSchema[];
  readonly routes: RoutesConfig;
  readonly navigation: NavigationConfig;
  readonly roles: RolesConfig;
}

export function resolveLabels({ schemas, routes, navigation, roles }: Texts): Labels {
  const entries = [
    ...schemas.flatMap(schemaTexts),
    ...Object.entries(roles.roles).map(([role, { label }]) => [labelKeys.role(role), label] as const),
    ...allItems(navigation.items).map(({ item }) => [labelKeys.navigation(item.id), item.title] as const),
    ...routes.routes.map((route) => [labelKeys.route(route.name), route.label] as const),
  ];
  const given = entries
    .filter((entry): entry is [string, Text] => entry[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const inLanguage = (language: Language) => Object.fromEntries(given.map(([key, text]) => [key, text[language]]));
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as unknown as Labels;
}

type Entry = readonly [string, Text | undefined];

function schemaTexts(schema: ExpandedSchema): Entry[] {
  const { $id: name, 'x-entity': entity } = schema;
  return [
    [labelKeys.entity(name, 'one'), entity?.label.one],
    [labelKeys.entity(name, 'many'), entity?.label.many],
    ...(entity?.actions ?? []).flatMap((action): Entry[] => [
      [labelKeys.action(name, action.name), action.label],
      [labelKeys.actionDone(name, action.name), action.done],
      [labelKeys.actionHelp(name, action.name), action.help],
    ]),
    ...(entity?.presets ?? []).map((preset): Entry => [labelKeys.preset(name, preset.name), preset.label]),
    ...(schema['x-form']?.groups ?? []).map((group): Entry => [labelKeys.group(name, group.name), group.label]),
    ...fieldTexts(name, schema.properties, ''),
  ];
}

function fieldTexts(shape: string, fields: Readonly<Record<string, ExpandedField>>, prefix: string): Entry[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const options = field['x-options'] ?? field.items?.['x-options'] ?? {};
    const inner = field.properties ?? field.items?.properties ?? {};
    return [
      [labelKeys.field(shape, path), field['x-label']],
      [labelKeys.help(shape, path), field['x-help']],
      ...Object.entries(options).map(([value, text]): Entry => [labelKeys.option(shape, path, value), text]),
      ...fieldTexts(shape, inner, `${path}.`),
    ];
  });
}
