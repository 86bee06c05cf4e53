// Every route × method stands in the declared table (route-table.ts) and does what its row says; whatever else an
// address is asked is refused.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles as declared } from '#generated/roles.ts';
import type { Caller, TestApp } from '#tests/support/app.ts';
import { draw } from '../support/draw.ts';
import { startCounted, type Route } from '../support/routes.ts';
import { routeTable, type RouteRow } from './route-table.ts';

const nobody = '018f0000-0000-7000-8000-000000000000';
const roles = declared.roles.filter((role) => role !== 'guest');
const callers = new Map<string, Caller>();
let server: TestApp;
let routes: readonly Route[];

beforeAll(async () => {
  ({ server, routes } = await startCounted({ settings: { trustProxy: true } }));
  for (const role of roles) callers.set(role, await server.as(role));
});
afterAll(() => server.close());

/** The web app's own files, which are there where it was built. */
const isBuiltFile = ({ method, url }: Route) =>
  ['GET', 'HEAD'].includes(method) &&
  existsSync(join(import.meta.dirname, '../../../dist', url === '/assets/*' ? 'assets' : url));
const keyOf = ({ method, url }: Route) => `${method} ${url}`;
const rows = new Map(routeTable.map((row) => [keyOf(row), row]));
/** An address of the route: of records that are not there, so that nothing is changed. */
const addressOf = (url: string) => url.replace(/:(id|parentId|requestId)\b/g, nobody).replace(/:(\w+)/g, 'none');

let asked = 0;
/** Each call from another address: no limit of calls is met. */
const send = (caller: Caller, { method, url }: Route, headers: Readonly<Record<string, string>> = {}) => {
  asked += 1;
  const forwarded = { 'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`, ...headers };
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { body: {} } : {};
  return server.app.inject({
    method,
    url: addressOf(url),
    headers: { ...caller.headers, ...forwarded },
    ...(body.body && { payload: body.body }),
  });
};
const codeOf = (text: string) => (text === '' ? '' : String((JSON.parse(text) as { code?: string }).code));

describe('the table of routes', () => {
  it('has a row only for what there is, once', () => {
    const there = new Set(routes.map(keyOf));
    expect(routeTable.map(keyOf).filter((key) => !there.has(key))).toEqual([]);
    expect(rows.size).toBe(routeTable.length);
  });

  it('has a row for all that is answered: other methods of an address are refused to everybody', async () => {
    const isRow = (route: Route) =>
      rows.has(keyOf(route)) || (route.method === 'HEAD' && rows.get(`GET ${route.url}`)?.head === true);
    const others = routes.filter((route) => !isRow(route) && !isBuiltFile(route));
    // A guest finds every one: he gets 401 where there is a call for others, and an answer where there is one for all.
    for (const route of others) {
      const { statusCode, payload, headers } = await send(server.guest, route);
      const refused = route.method === 'OPTIONS' ? 204 : 405;
      expect(statusCode, `${keyOf(route)}: no row in route-table.ts, so it must answer ${refused}: ${payload}`).toBe(
        refused,
      );
      expect(headers['allow'], keyOf(route)).toBeDefined();
    }
  });
});

describe('a route', () => {
  const isRoleRow = (row: RouteRow): row is RouteRow & { readonly who: readonly string[] } => Array.isArray(row.who);

  it('that is not public answers a guest 401, and HEAD as GET', async () => {
    for (const row of routeTable.filter(({ who }) => who !== 'public')) {
      for (const method of [row.method, ...(row.head ? ['HEAD' as const] : [])]) {
        const { statusCode, payload } = await send(server.guest, { method, url: row.url });
        expect(statusCode, `${method} ${row.url}: ${payload}`).toBe(401);
      }
    }
  });

  it('of roles refuses all others with the rule, and admits these', async () => {
    const pairs = routeTable.filter(isRoleRow).flatMap((row) => roles.map((role) => ({ row, role })));
    for (const { row, role } of draw(pairs, 600, 'routes × roles')) {
      const { statusCode, payload } = await send(callers.get(role) ?? server.guest, row);
      const told = `${role} ${keyOf(row)}: ${payload}`;
      // What nobody at all may is no method of the address.
      if (row.who.includes(role)) expect([401, 403], told).not.toContain(statusCode);
      else {
        expect([403, 405], told).toContain(statusCode);
        expect((JSON.parse(payload) as { rule?: string }).rule, told).toBeDefined();
      }
    }
  });

  it('that needs a session only admits everybody who has one', async () => {
    for (const row of routeTable.filter(({ who }) => who === 'session')) {
      for (const [role, caller] of callers)
        expect([401, 403], `${role} ${keyOf(row)}`).not.toContain((await send(caller, row)).statusCode);
    }
  });

  it('that writes is refused to who looks as another role, one that reads is not', async () => {
    const admin = callers.get('admin') ?? server.guest;
    for (const row of routeTable.filter(({ url }) => url.startsWith('/api/'))) {
      const { payload } = await send(admin, row, { 'x-view-as': 'admin' });
      expect(codeOf(payload) === 'VIEWING', `${keyOf(row)}: ${payload}`).toBe(row.writes);
    }
  });
});
