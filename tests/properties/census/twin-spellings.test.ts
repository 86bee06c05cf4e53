// Other spellings of an address, and headers and parameters that ask for another method, give the same verdict or none
// (404, 405, 400): never more rights. Sent over a socket exactly as written; a proxy in front may guard one spelling
// only.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '#tests/support/app.ts';
import { startApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { draw } from '../support/draw.ts';
import { openRaw, type RawAnswer, type RawCall, type RawCaller } from './raw-call.ts';
import { routeTable, type RouteRow } from './route-table.ts';

const nobody = '018f0000-0000-7000-8000-000000000000';
let server: TestApp;
let raw: RawCaller;
let people: ReadonlyMap<string, Caller>;

beforeAll(async () => {
  server = await startApp({ settings: { trustProxy: true } });
  raw = await openRaw(server.app);
  people = new Map([
    ['guest', server.guest],
    ['alumni', await server.as('alumni')],
    ['sales', await server.as('sales')],
    ['admin', await server.as('admin')],
  ]);
});
afterAll(async () => {
  raw.close();
  await server.close();
});

/** The router decodes it before it looks. */
const encoded = (path: string, at: number) =>
  `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
const lastLetter = (path: string) => path.search(/[a-z][^a-z]*$/);

const twins: Readonly<Record<string, (path: string) => string>> = {
  'a letter of the first step as %xx': (path) => encoded(path, 1),
  'a letter of the last step as %xx': (path) => encoded(path, lastLetter(path)),
  'a letter as %25xx': (path) => encoded(path, 1).replace('%', '%25'),
  'a slash as %2f': (path) => `/${path.slice(1).replace('/', '%2f')}`,
  'two slashes': (path) => path.replace('/', '//'),
  'two slashes inside': (path) => `/${path.slice(1).replace('/', '//')}`,
  'a step that stays': (path) => `/.${path}`,
  'a step that stays, inside': (path) => `/${path.slice(1).replace('/', '/./')}`,
  'a step forth and back': (path) => `/x/..${path}`,
  'a step out of a public address and back': (path) => `/healthz/..${path}`,
  'the same as %2e%2e': (path) => `/x/%2e%2e${path}`,
  'a parameter of the path': (path) => `${path};x`,
  'a parameter of the path inside': (path) => `/${path.slice(1).replace('/', ';x=1/')}`,
  'a slash at the end': (path) => `${path}/`,
  capitals: (path) => path.toUpperCase(),
  'a NUL at the end': (path) => `${path}%00`,
  'a backslash inside': (path) => `/${path.slice(1).replace('/', '\\')}`,
  'a suffix': (path) => `${path}.json`,
  'a whole address': (path) => `http://other.example${path}`,
};

const overrides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'X-HTTP-Method-Override': { 'x-http-method-override': 'DELETE' },
  'X-HTTP-Method': { 'x-http-method': 'PUT' },
  'X-Method-Override': { 'x-method-override': 'PATCH' },
  'X-Original-URL': { 'x-original-url': '/healthz', 'x-rewrite-url': '/healthz' },
  'X-Forwarded-Prefix': { 'x-forwarded-prefix': '/healthz', 'x-forwarded-host': 'localhost' },
};

const pathOf = (url: string) => url.replace(/:(id|parentId|requestId)\b/g, nobody).replace(/:(\w+)/g, 'none');
/** Without signing out, which would take the session of all other calls with it. */
const rows = routeTable.filter(({ method, url }) => !(method === 'DELETE' && url === '/session'));
const callOf = (row: RouteRow, caller: Caller): RawCall => ({
  method: row.method,
  path: pathOf(row.url),
  headers: caller.headers,
  ...(['POST', 'PUT', 'PATCH'].includes(row.method) && { body: {} }),
});

function verdictOf({ status, text }: RawAnswer): string {
  if (status < 400 || text === '') return String(status);
  const { code, rule } = JSON.parse(text) as { code?: string; rule?: string };
  return `${status} ${code} ${rule ?? ''}`;
}

/** The router finds nothing, or the address cannot be read. */
const none = /^(404|405|400 (BAD_REQUEST|UNKNOWN_PARAMETER|UNREADABLE_TEXT)|414)\b/;

describe('a twin spelling', () => {
  const cases = rows.flatMap((row) =>
    Object.keys(twins).flatMap((twin) => ['guest', 'alumni', 'sales', 'admin'].map((who) => ({ row, twin, who }))),
  );

  it('gives the same verdict as the address, or none', async () => {
    for (const { row, twin, who } of draw(cases, 700, 'routes × spellings × people')) {
      const call = callOf(row, people.get(who) ?? server.guest);
      const own = verdictOf(await raw.call(call));
      const other = verdictOf(await raw.call({ ...call, path: twins[twin]?.(call.path) ?? '' }));
      if (!none.test(other))
        expect(other, `${who} ${row.method} ${call.path} with ${twin}: ${twins[twin]?.(call.path)}`).toBe(own);
    }
  });

  it('is not the way around the refusal of whoever looks as another role', async () => {
    const admin = people.get('admin') ?? server.guest;
    const writing = rows.filter((row) => row.writes && row.who !== 'public');
    for (const row of draw(writing, 20, 'writing routes seen as another role')) {
      const call = callOf(row, admin);
      for (const twin of Object.values(twins)) {
        const verdict = verdictOf(
          await raw.call({ ...call, path: twin(call.path), headers: { ...call.headers, 'x-view-as': 'admin' } }),
        );
        // Also where the twin is the address of another route, which refuses him by its own rule.
        expect(none.test(verdict) || /^403 |^401/.test(verdict), `${row.method} ${twin(call.path)}: ${verdict}`).toBe(
          true,
        );
      }
    }
  });
});

describe('another method', () => {
  const reading = rows.filter(({ head }) => head);

  it('HEAD says what GET says, without a body', async () => {
    for (const row of draw(reading, 25, 'routes for HEAD')) {
      for (const [who, caller] of people) {
        const call = callOf(row, caller);
        const [got, head] = [await raw.call(call), await raw.call({ ...call, method: 'HEAD' })];
        expect(head.status, `${who} HEAD ${call.path}`).toBe(got.status);
        expect(head.text, `${who} HEAD ${call.path}`).toBe('');
      }
    }
  });

  it('is not asked for by a header or a parameter', async () => {
    for (const row of draw(rows, 30, 'routes with overrides')) {
      const call = callOf(row, people.get('admin') ?? server.guest);
      const own = verdictOf(await raw.call(call));
      for (const [name, headers] of Object.entries(overrides)) {
        expect(
          verdictOf(await raw.call({ ...call, headers: { ...call.headers, ...headers } })),
          `${row.method} ${call.path} with ${name}`,
        ).toBe(own);
      }
      const verdict = verdictOf(await raw.call({ ...call, path: `${call.path}?_method=DELETE` }));
      expect(
        [own, '400 UNKNOWN_PARAMETER ', '400 BAD_REQUEST '],
        `${row.method} ${call.path}?_method=DELETE`,
      ).toContain(verdict);
    }
  });

  it('does not delete what is there', async () => {
    const admin = people.get('admin') ?? server.guest;
    const { id } = await create(admin, 'productCategory');
    const path = `/api/product-categories/${String(id)}`;
    for (const headers of Object.values(overrides)) {
      for (const call of [
        { method: 'GET', path },
        { method: 'POST', path, body: { _method: 'DELETE' } },
        { method: 'OPTIONS', path },
        { method: 'HEAD', path },
        { method: 'GET', path: `${path}?_method=DELETE` },
      ]) {
        await raw.call({ ...call, headers: { ...admin.headers, ...headers } });
      }
    }
    expect((await admin.get(path)).status).toBe(200);
  });

  it('of no name known to HTTP is refused before it is looked at', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'QUERY', 'PURGE']) {
      const { status } = await raw.call({ method, path: '/api/orders', headers: people.get('admin')?.headers ?? {} });
      expect([400, 404, 405, 501], method).toContain(status);
    }
  });
});
