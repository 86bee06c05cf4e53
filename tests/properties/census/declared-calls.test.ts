// A call is declared once: what is routed, what is declared and what the document tells of are the same, and the
// document's parameters are those that the route validates.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalls } from '#engine/compile/read-calls.ts';
import { callPaths } from '#engine/compile/openapi-calls.ts';
import { componentOf, type Call } from '#engine/model/call.ts';
import { entities, entityNames } from '#generated/entities.ts';
import openapi from '#generated/openapi.json' with { type: 'json' };
import { root } from '#tests/engine/compile/project-root.ts';
import type { TestApp } from '#tests/support/app.ts';
import { startCounted, type Route } from '../support/routes.ts';
import { addressesOf } from './route-table.ts';

const calls = await readCalls(root);
let server: TestApp;
let routes: ReadonlyMap<string, Route>;
let inputs: Awaited<ReturnType<typeof startCounted>>['inputs'];

beforeAll(async () => {
  const counted = await startCounted();
  ({ server, inputs } = counted);
  routes = new Map(counted.routes.map((route) => [`${route.method} ${route.url}`, route]));
});
afterAll(() => server.close());

const keyOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Addresses that follow from the entities. */
const ofRecords = entityNames.flatMap((name) => addressesOf(entities[name]));
const endings = ['', '/:id', '/:id/history', '/:id/actions', '/:id/actions/:action', '/export', '/summary'];
const isOfRecords = (url: string) => ofRecords.some((address) => endings.some((end) => url === `${address}${end}`));
/** The web app with its files, and what answers the other methods of an address. */
const isAnswer = ({ method, url }: Route) =>
  /^\/(api|session|password|healthz|readyz)/.test(url) && url !== '/api/*' && method !== 'HEAD';

describe('calls that are no operation on records', () => {
  it('are found', () => expect(calls.length).toBeGreaterThan(20));

  it('are routed', () => {
    expect(calls.map(keyOf).filter((key) => !routes.has(key))).toEqual([]);
  });

  it('are declared wherever they are routed with input of their own', () => {
    const declared = new Set(calls.map(keyOf));
    const others = [...routes].filter(([, route]) => isAnswer(route) && !isOfRecords(route.url));
    const known = new Set(calls.map((call) => keyOf(call).replace(/^\w+ /, '')));
    expect(others.filter(([, { url }]) => !known.has(url)).map(([key]) => key)).toEqual([]);
    // Whatever else is asked of such an address is answered with its methods alone.
    expect(others.map(([key]) => key).filter((key) => inputs.has(key) && !declared.has(key))).toEqual([]);
  });

  it('are in the document as they are declared', () => {
    const paths: object = openapi.paths;
    for (const [path, item] of Object.entries(callPaths(calls, Object.values(entities)))) {
      expect(paths, path).toHaveProperty([path]);
      const told = (paths as Record<string, Record<string, { operationId?: string }>>)[path];
      for (const method of ['get', 'post', 'delete'])
        expect(told?.[method]?.operationId, `${method} ${path}`).toBe((item[method] as Call | undefined)?.operationId);
    }
  });
});

describe.each(calls.map((call) => [call.operationId, call] as const))('%s', (_, call) => {
  const schema = () => inputs.get(keyOf(call));

  it('validates the parameters that the document has of it', () => {
    const { item, operation } = told(call);
    const named = (value: unknown, place: string) =>
      ((value ?? []) as readonly Told[]).filter((one) => one.in === place).map(({ name }) => name);
    expect(Object.keys(schema()?.params?.['properties'] ?? {})).toEqual(named(item['parameters'], 'path'));
    expect(Object.keys(schema()?.querystring?.['properties'] ?? {})).toEqual(named(operation['parameters'], 'query'));
    const taken = schema()?.querystring?.['additionalProperties'];
    expect(taken).toBe(call.list !== undefined || !call.path.startsWith('/api/'));
    const fromList = ((operation['parameters'] ?? []) as readonly Told[]).filter(({ $ref }) =>
      /^#\/components\/parameters\/(?!Accept-Language|X-View-As)/.test($ref ?? ''),
    );
    expect(fromList.length > 0).toBe(call.list !== undefined);
  });

  it('validates its body, or leaves it to the validator of what it names', () => {
    const body = schema()?.body;
    expect(body === undefined).toBe(call.body === undefined || call.judgesBody === true);
    if (body !== undefined && componentOf(call.body ?? {}) === undefined)
      expect(Object.keys(body['properties'] ?? {})).toEqual(Object.keys(call.body?.['properties'] ?? {}));
  });
});

interface Told {
  readonly name: string;
  readonly in?: string;
  readonly $ref?: string;
}

function told({ path, method }: Call) {
  const item = (openapi.paths as Record<string, Record<string, unknown>>)[path] ?? {};
  return { item, operation: (item[method] ?? {}) as Record<string, unknown> };
}
