// New declarations to begin from: an entity with its rights, pages and entry of the menu, a field, an action; made from
// nothing, or from a pasted schema. Labels are made from names, in each language, for somebody to write over.
import { fieldKinds, kindNames } from '#engine/kinds/index.ts';
import { kebabToCamel, toKebab } from '#engine/model/naming.ts';
import { languages } from '#engine/model/text.ts';
import { didYouMean } from './problem.ts';
import { restOf } from './scaffold-rest.ts';
import { standardise } from './standard.ts';
import type { NavigationConfig, RolesConfig, RoutesConfig, Schema } from './source.ts';

type Raw = Readonly<Record<string, unknown>>;

/** A value to set in a file of JSON; `append` puts it at the end of the list there. */
export interface Edit {
  readonly file: string;
  /** Empty: the whole of a new file. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly append?: true;
}

/** What cannot be made, with the remedy. */
export class ScaffoldError extends Error {}

interface Configs {
  readonly roles: RolesConfig;
  readonly routes: RoutesConfig;
  readonly navigation: NavigationConfig;
}

export function schemaFile(entity: string): string {
  return `schemas/${toKebab(entity)}.schema.json`;
}

/** `gift card`, `gift-card` and `GiftCard` are giftCard. */
export function nameFrom(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const name = kebabToCamel(words.join('-'));
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new ScaffoldError(`"${text}" is no name: write letters and digits, beginning with a letter`);
  return name;
}

/** A pasted schema out of the text of its file. */
export function readPasted(file: string, text: string): Raw {
  const remedy = 'paste the schema of an object: { "type": "object", "properties": { … } }';
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ScaffoldError(
      `${file}: is no JSON (${error instanceof Error ? error.message : String(error)}); correct it there, or ${remedy}`,
      { cause: error },
    );
  }
  if (isObject(value)) return value;
  const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  throw new ScaffoldError(`${file}#/: a JSON Schema is an object, this is ${found}; ${remedy}`);
}

/** Fields go where fields are, actions to what has records. */
export function checkTarget(what: 'field' | 'action', file: string, schema: Raw): void {
  if (what === 'action' && !isObject(schema['x-entity']))
    throw new ScaffoldError(
      `${file}#/: only an entity has actions, and this schema has no "x-entity": name the entity whose records it acts on, or make one of it (npm run new -- entity <name>)`,
    );
  if (what === 'field' && !isObject(schema['properties']))
    throw new ScaffoldError(
      `${file}#/: has no "properties" that a field could be added to: name the schema of an object`,
    );
}

export function newEntity({
  name,
  pasted,
  configs,
}: {
  readonly name: string;
  readonly pasted?: Raw | undefined;
  readonly configs: Configs;
}): readonly Edit[] {
  const collection = pluralOf(toKebab(name));
  const list = configs.routes.routes.find(({ screen, parent }) => screen === 'list' && parent === undefined);
  const prefix = list === undefined ? '' : list.path.slice(0, list.path.lastIndexOf('/'));
  const path = `${prefix}/${collection}`;
  const own = [configs.roles.administrator ?? Object.keys(configs.roles.roles)[0] ?? 'admin'];
  const common = { entity: name, auth: own, ...(list?.chrome !== undefined && { chrome: list.chrome }) };
  const lists = nameFrom(collection);
  const route = (value: Raw): Edit => ({ file: 'routes.config.json', path: ['routes'], value, append: true });
  const group = configs.navigation.items.findLastIndex(({ children }) => children !== undefined);
  return [
    { file: schemaFile(name), path: [], value: entitySchema(name, collection, pasted) },
    {
      file: 'roles.config.json',
      path: ['entities', name],
      value: { read: own, create: own, update: own, remove: own },
    },
    route({ name: lists, path, screen: 'list', ...common }),
    route({ name, path: `${path}/:${name}Id`, screen: 'record', ...common, parent: lists }),
    ...(group === -1
      ? []
      : [
          {
            file: 'navigation.config.json',
            path: ['items', group, 'children'],
            value: {
              id: lists,
              type: 'item',
              title: textOf(pluralOf(wordsOf(name))),
              icon: 'category',
              url: path,
              auth: own,
            },
            append: true as const,
          },
        ]),
  ];
}

function entitySchema(name: string, collection: string, pasted: Raw | undefined): Raw {
  const { properties, required, description, more = {} } = fieldsOf(name, pasted);
  const shown = Object.entries(properties).filter(([, field]) => !['object', 'array'].includes(String(field['type'])));
  const [title] = shown.find(([, field]) => field['type'] === 'string') ?? shown[0] ?? ['id'];
  const columns = new Set(shown.slice(0, 5).map(([field]) => field));
  return {
    $schema: '../src/generated/editor/dialect.json',
    $id: name,
    description: description ?? `${wordsOf(name)}.`,
    type: 'object',
    'x-entity': {
      label: { one: textOf(wordsOf(name)), many: textOf(pluralOf(wordsOf(name))) },
      collection,
      icon: 'category',
      title: [title],
      sort: [title],
    },
    ...more,
    required,
    properties: Object.fromEntries(
      Object.entries(properties).map(([field, schema]) => [
        field,
        columns.has(field) ? { ...schema, 'x-list': true } : schema,
      ]),
    ),
  };
}

interface Fields {
  readonly properties: Readonly<Record<string, Raw>>;
  readonly required: readonly string[];
  readonly description?: string;
  /** What it says of the record as a whole. */
  readonly more?: Raw;
}

function fieldsOf(name: string, pasted: Raw | undefined): Fields {
  if (pasted === undefined) return { properties: { name: newField('name', 'text') }, required: ['name'] };
  if (!isObject(pasted['properties']))
    throw new ScaffoldError('the pasted schema has no "properties": paste the schema of an object');
  const bare = Object.entries(pasted['properties']).find(([, field]) => !isObject(field));
  if (bare !== undefined)
    throw new ScaffoldError(
      `#/properties/${bare[0]}: a field is a schema, this is ${JSON.stringify(bare[1])}; write { "type": "string" }`,
    );
  const [file] = standardise([{ file: schemaFile(name), schema: pasted as unknown as Schema }]);
  const schema = (file?.schema ?? {}) as unknown as Fields & Raw;
  return {
    properties: complete(schema.properties),
    required: (schema.required ?? []).map(nameFrom).filter((field) => !base.has(field)),
    ...(typeof schema.description === 'string' && { description: schema.description }),
    more: restOf(schema, nameFrom),
  };
}

/** Every record has them. */
const base: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'version']);

/** Names as they are here, and a label wherever there is none. */
function complete(properties: Readonly<Record<string, Raw>>): Readonly<Record<string, Raw>> {
  const named = Object.entries(properties).map(([written, field]) => ({ written, name: nameFrom(written), field }));
  const twice = named.find(({ name }, at) => named.findIndex((other) => other.name === name) !== at);
  if (twice !== undefined)
    throw new ScaffoldError(
      `${named
        .filter(({ name }) => name === twice.name)
        .map(({ written }) => `"${written}"`)
        .join(' and ')} would both be the field ${twice.name}; give one of them another name`,
    );
  return Object.fromEntries(
    named
      .filter(({ name }) => !base.has(name))
      .map(({ written, name, field }) => [name, completeField(written, field)] as const),
  );
}

function completeField(name: string, field: Raw): Raw {
  const { properties, required, items, enum: options } = field;
  const isOptions = Array.isArray(options) && options.every((one) => typeof one === 'string');
  return {
    ...field,
    ...(isObject(properties) && { properties: complete(properties as Readonly<Record<string, Raw>>) }),
    ...(isObject(properties) && Array.isArray(required) && { required: required.map(String).map(nameFrom) }),
    ...(isObject(items) && { items: completeItems(items) }),
    ...(isOptions && field['x-options'] === undefined && { 'x-options': optionsOf(options) }),
    ...(field['x-label'] === undefined && { 'x-label': textOf(wordsOf(name)) }),
  };
}

/** The label of a list is that of its items. */
function completeItems(items: Raw): Raw {
  const { 'x-label': _label, ...rest } = completeField('items', items);
  return rest;
}

function isObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function optionsOf(options: readonly string[]): Raw {
  return Object.fromEntries(options.map((option) => [option, textOf(wordsOf(option))]));
}

/** By the name of a kind, or from a pasted schema. */
export function newField(name: string, kind: string, pasted?: Raw): Raw {
  if (pasted !== undefined) {
    // Its references begin at the root of what was pasted.
    const { $schema: _dialect, $id: _id, $defs, definitions, ...own } = pasted;
    const root = {
      properties: { [name]: own },
      ...($defs !== undefined && { $defs }),
      ...(definitions !== undefined && { definitions }),
    };
    return complete(fieldsOf(name, root).properties)[name] ?? own;
  }
  const known = kindNames.find((one) => one === kind);
  const facts = known === undefined ? undefined : fieldKinds[known];
  if (known === undefined || facts?.type == null || facts.options)
    throw new ScaffoldError(
      `"${kind}" is no kind that a field can begin as; ${didYouMean(
        kind,
        kindNames.filter((one) => isSimple(one)),
      )}`,
    );
  const [type, format] = facts.recognisedBy?.split(':') ?? [];
  return {
    type: facts.type,
    ...(type === facts.type && format !== undefined && { format }),
    ...(facts.recognisedBy === undefined && { 'x-kind': known }),
    ...(facts.freeText === 'top' && { maxLength: 120 }),
    'x-label': textOf(wordsOf(name)),
  };
}

function isSimple(kind: (typeof kindNames)[number]): boolean {
  const { type, options } = fieldKinds[kind];
  return type !== null && type !== 'object' && type !== 'array' && !options;
}

interface NewAction {
  readonly name: string;
  readonly field: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly roles: readonly string[];
}

export function newAction({ name, field, from, to, roles }: NewAction): Raw {
  return {
    name,
    label: textOf(wordsOf(name)),
    done: textOf(`${wordsOf(name)}: ${to}`),
    field,
    from,
    to,
    roles,
    reason: 'none',
  };
}

function textOf(text: string): Raw {
  return Object.fromEntries(languages.map((language) => [language, text]));
}

/** `gift-card` → `Gift card`. */
function wordsOf(name: string): string {
  const kebab = toKebab(name);
  const words = kebab.replaceAll(/[-_.\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
