// src/generated/editor: what editors complete and check from. It admits all that is declared, of this project and of the
// second business on the engine, and refuses a name that nothing has.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { assemble } from '#engine/build/assemble.ts';
import { kindDescriptions } from '#engine/compile/kind-descriptions.ts';
import { printEditor } from '#engine/compile/print-editor.ts';
import { readSource } from '#engine/compile/read.ts';
import { resolve } from '#engine/compile/resolve.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { root } from '#tests/engine/compile/project-root.ts';

type Json = Record<string, unknown>;

const read = (file: string): Json => JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
const configs = ['navigation', 'roles', 'routes'] as const;
const own = readSource(root).source;
const isRegex = (text: string) => text !== '(';

/** By plain Ajv, as an editor does: nothing of the compiler takes part. */
function validators(schemas: Readonly<Record<string, Json>>): Readonly<Record<string, ValidateFunction>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      new Ajv({ allErrors: true, strict: false, formats: { regex: isRegex } }).compile(schema),
    ]),
  );
}

const written = Object.fromEntries(
  ['dialect', ...configs].map((name) => [name, read(`src/generated/editor/${name}.json`)]),
);
const validate = validators(written);

function refusals(name: string, content: unknown, by = validate): string[] {
  const check = by[name];
  if (check === undefined) throw new Error(`no schema for ${name}`);
  return check(content) ? [] : (check.errors ?? []).map(({ instancePath }) => instancePath);
}

/** A copy with the value at a place replaced. */
function planted(content: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(content);
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<unknown>((node, step) => (node as Json)[step], copy) as Json;
  expect(holder[last], path.join('/')).toBeDefined();
  holder[last] = value;
  return copy;
}

describe('of this project', () => {
  it.each(own.schemas.map(({ file }) => file))('admits %s', (file) => {
    expect(refusals('dialect', read(file))).toEqual([]);
  });

  it.each(configs)('admits %s.config.json', (name) => {
    expect(refusals(name, read(`${name}.config.json`))).toEqual([]);
  });

  it.each(own.schemas.map(({ file }) => file))('is what %s leads to', (file) => {
    const { $schema } = read(file);
    expect(join(file, '..', String($schema))).toBe('src/generated/editor/dialect.json');
  });

  it.each(configs)('is what %s.config.json leads to, and so do the settings of the editor', (name) => {
    expect(join(String(read(`${name}.config.json`)['$schema']))).toBe(`src/generated/editor/${name}.json`);
    const settings = JSON.stringify(read('.vscode/settings.json')['json.schemas']);
    expect(settings).toContain(`./src/generated/editor/${name}.json`);
    expect(settings).toContain('./src/generated/editor/dialect.json');
  });
});

describe('of another business', () => {
  // A project that is made of it has the engine's schemas beside its own.
  const target = mkdtempSync(join(tmpdir(), 'editor-'));
  assemble(root, join(root, 'examples/library'), target);
  const { source } = readSource(target);
  rmSync(target, { recursive: true });
  const made = validators(
    Object.fromEntries(
      printEditor(resolve(source).editor).map(({ path, text }) => [
        path.replace(/^editor\/|\.json$/g, ''),
        JSON.parse(text) as Json,
      ]),
    ),
  );

  it.each(readdirSync(join(root, 'examples/library/schemas')))('admits its %s', (file) => {
    expect(refusals('dialect', read(`examples/library/schemas/${file}`), made)).toEqual([]);
  });

  it.each(configs)('admits its %s.config.json', (name) => {
    expect(refusals(name, read(`examples/library/${name}.config.json`), made)).toEqual([]);
  });

  it('does not know the names of this one', () => {
    expect(refusals('dialect', read('schemas/product-price.schema.json'), made)).toContain(
      '/properties/productId/x-reference/entity',
    );
  });
});

describe('refuses', () => {
  const price = read('schemas/product-price.schema.json');
  const field = ['properties', 'season'];
  const withField = (more: object) => planted(price, field, { type: 'string', ...more });

  it.each<[what: string, content: unknown, at: string]>([
    ['an entity', planted(price, ['x-entity', 'parent', 'entity'], 'prodct'), '/x-entity/parent/entity'],
    ['an icon', planted(price, ['x-entity', 'icon'], 'sel'), '/x-entity/icon'],
    ['a field among those required', planted(price, ['required', 0], 'prodctId'), '/required/0'],
    ['a field of the title', planted(price, ['x-entity', 'title', 0], 'prodctGridId'), '/x-entity/title/0'],
    ['a field of the sort', planted(price, ['x-entity', 'sort', 0], '-prodctGridId'), '/x-entity/sort/0'],
    [
      'an entity referred to',
      withField({ 'x-reference': { entity: 'prodct' } }),
      '/properties/season/x-reference/entity',
    ],
    ['a part', withField({ $ref: 'adress' }), '/properties/season/$ref'],
    ['a schema of which one property is meant', withField({ $ref: 'usr#/properties/name' }), '/properties/season/$ref'],
    ['a kind', withField({ 'x-kind': 'monney' }), '/properties/season/x-kind'],
    ['a role', withField({ 'x-access': { read: ['amin'] } }), '/properties/season/x-access/read/0'],
    ['a group of roles', withField({ 'x-access': { write: ['@stff'] } }), '/properties/season/x-access/write/0'],
    ['a part that is extended', { ...price, 'x-extends': 'contct' }, '/x-extends'],
  ])('%s that nothing is called', (_, content, at) => {
    expect(refusals('dialect', content)).toContain(at);
  });

  it('a group that the form of the entity does not have', () => {
    const grouped = own.schemas.find(({ schema }) => (schema['x-form']?.groups.length ?? 0) > 1);
    const name = Object.keys(grouped?.schema.properties ?? {})[0] ?? '';
    const content = planted(grouped?.schema, ['properties', name, 'x-group'], 'nowhere');
    expect(refusals('dialect', content)).toContain(`/properties/${name}/x-group`);
  });

  it.each<[config: string, path: (string | number)[], value: unknown]>([
    ['navigation', ['items', 0, 'auth'], 'amin'],
    ['navigation', ['items', 0, 'children', 0, 'icon'], 'receipt-lng'],
    ['navigation', ['start', 0, 'entity'], 'prodct'],
    ['roles', ['groups', 'staff', 0], 'amin'],
    ['roles', ['entities', 'order', 'read', 0], '@stff'],
  ])('a name that nothing has, in %s at %j', (config, path, value) => {
    expect(refusals(config, planted(read(`${config}.config.json`), path, value))).not.toEqual([]);
  });

  it('rights of an entity that is none', () => {
    const roles = read('roles.config.json');
    const entities = roles['entities'] as Json;
    expect(refusals('roles', { ...roles, entities: { ...entities, prodct: entities['product'] } })).toContain(
      '/entities',
    );
  });

  it.each(['entity', 'parent', 'chrome', 'auth'])('%s of a route that nothing is called', (key) => {
    const routes = read('routes.config.json');
    const index = (routes['routes'] as Json[]).findIndex((route) => route[key] !== undefined);
    const content = planted(routes, ['routes', index, key], 'nothing');
    expect(refusals('routes', content)).toContain(`/routes/${index}/${key}`);
  });
});

describe('explains', () => {
  const { definitions } = written['dialect'] as {
    definitions: { field: { properties: { 'x-kind': { anyOf: { const: string; description: string }[] } } } };
  };
  const told = definitions.field.properties['x-kind'].anyOf;

  it('each kind once', () => {
    expect(Object.keys(kindDescriptions).sort()).toEqual(Object.keys(fieldKinds).sort());
    expect(told.map((one) => one.const).sort()).toEqual(Object.keys(fieldKinds).sort());
    expect(told.filter(({ description }) => !description)).toEqual([]);
  });

  it.each([
    ['money', 'cents'],
    ['percentage', 'basis points'],
    ['integer', 'minutes'],
    ['timeOfDay', 'HH:MM'],
    ['dateTime', 'UTC'],
  ])('the unit of %s: %s', (kind, unit) => {
    expect(told.find((one) => one.const === kind)?.description).toContain(unit);
  });
});
