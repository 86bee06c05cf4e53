import { describe, expect, test } from 'vitest';
import { openApi } from '#engine/compile/print-openapi.ts';
import { readCalls } from '#engine/compile/read-calls.ts';
import { readSource } from '#engine/compile/read.ts';
import { resolve } from '#engine/compile/resolve.ts';
import messages from '#generated/messages/pt.json' with { type: 'json' };
import { root } from './project-root.ts';

const resolved = resolve(readSource(root).source);
const document = openApi(resolved, await readCalls(root)) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const verbs = ['get', 'post', 'put', 'patch', 'delete'];

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security?: unknown;
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  verbs.flatMap((verb) => (item[verb] === undefined ? [] : [{ path, verb, operation: item[verb] as Operation }])),
);

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === '$ref' ? [String(entry)] : refsIn(entry)));
}

describe('the OpenAPI document', () => {
  test('tells no code of an error, also of a subject, that has no message', () => {
    const error = document.components['schemas']?.['Error'];
    const { properties } = error as {
      readonly properties: { readonly code: { readonly enum: readonly string[] } };
    };
    expect(properties.code.enum).toContain('SLOTS_SOLD');
    expect(properties.code.enum.filter((code) => !Object.hasOwn(messages, `error.${code}`))).toEqual([]);
  });

  test('has no reference to nothing', () => {
    const missing = [...new Set(refsIn(document))].filter((ref) => {
      const [, , kind = '', ...name] = ref.split('/');
      return document.components[kind]?.[name.join('/')] === undefined;
    });
    expect(missing).toEqual([]);
  });

  test('names each operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('declares every parameter of its paths', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = ((item['parameters'] ?? []) as { name: string; in: string }[])
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(declared, path).toEqual(named);
    }
  });

  test.each(resolved.entities.map((entity) => ({ name: entity.name, entity })))(
    'has the calls of $name that people may make',
    ({ entity }) => {
      const parent = resolved.entities.find(({ name }) => name === entity.parent?.entity);
      const places = [
        `/api/${entity.collection}`,
        ...(parent === undefined ? [] : [`/api/${parent.collection}/{${parent.name}Id}/${entity.parent?.segment}`]),
      ];
      for (const place of places) {
        expect(Object.keys(document.paths[place] ?? {}).includes('post'), place).toBe(entity.methods.create);
        expect(Object.keys(document.paths[`${place}/{id}`] ?? {}).includes('put'), place).toBe(entity.methods.update);
        expect(Object.keys(document.paths[`${place}/{id}`] ?? {}).includes('delete'), place).toBe(
          entity.methods.remove,
        );
        for (const action of entity.actions)
          expect(document.paths).toHaveProperty([`${place}/{id}/actions/${action.name}`]);
      }
    },
  );

  test.each([
    '/session',
    '/password/forgot',
    '/password/reset',
    '/api/auth/register',
    '/api/auth/user/update',
    '/api/quick-panel/data',
  ])('has the call %s of the spec', (path) => {
    expect(document.paths).toHaveProperty([path]);
  });

  test('asks for a token wherever 401 means not signed in', () => {
    const open = operations
      .filter(({ operation }) => Array.isArray(operation.security))
      .map(({ verb, path }) => `${verb} ${path}`);
    expect(open.sort()).toEqual([
      'delete /session',
      'get /api/resource-access-request/{action}/{requestId}/{token}',
      'get /healthz',
      'get /readyz',
      'get /session',
      'post /api/auth/register',
      'post /api/resource-access-request/{action}/{requestId}/{token}',
      'post /password/forgot',
      'post /password/reset',
      'post /session',
    ]);
  });

  test('offers each filterable field with the operators of its kind', () => {
    const parameters = Object.keys(document.components['parameters'] ?? {});
    expect(parameters).toEqual(
      expect.arrayContaining([
        'provider.status',
        'provider.status_in',
        'provider.address.city_like',
        'provider.createdAt_gte',
      ]),
    );
    expect(parameters).not.toContain('provider.status_gte');
  });

  test('has the calls of a former path once more, marked as deprecated, until its day', async () => {
    const collectionWas = [{ path: 'suppliers', since: '2026-11-01', until: '2027-06-30' }];
    const entities = resolved.entities.map((one) => (one.name === 'provider' ? { ...one, collectionWas } : one));
    const { paths } = openApi({ ...resolved, entities }, await readCalls(root)) as typeof document;
    const below = (name: string) => Object.keys(paths).filter((path) => `${path}/`.startsWith(`/api/${name}/`));
    expect(below('suppliers')).toEqual(below('providers').map((path) => path.replace('providers', 'suppliers')));
    expect(below('suppliers')).toContain('/api/suppliers/{providerId}/rides/{id}/history');
    const [former, present] = [paths['/api/suppliers/{id}']?.['get'], paths['/api/providers/{id}']?.['get']];
    expect(former).toMatchObject({
      operationId: 'readProviderAtSuppliers',
      deprecated: true,
      description: 'Answers until 2027-06-30; it is /api/providers/{id} now.',
      responses: { 200: { headers: { Deprecation: {}, Sunset: {}, Link: {}, ETag: {} } }, 410: {} },
    });
    expect(present).not.toHaveProperty('deprecated');
    const ids = Object.values(paths).flatMap((item) =>
      verbs.flatMap((verb) => (item[verb] === undefined ? [] : [(item[verb] as Operation).operationId])),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
