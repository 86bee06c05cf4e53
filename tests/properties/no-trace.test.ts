// Asking leaves no trace: no GET or HEAD changes a byte of the database, whoever asks. And what is secret is told
// nowhere: no log line, address, error or letter has a password, a token or a document that it need not have; the
// server opens no connection of its own.
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLog } from '#engine/server/log.ts';
import type { TestApp } from '#tests/support/app.ts';
import { serverUrl } from '#tests/support/database.ts';
import { create } from '#tests/support/factory.ts';
import { draw } from './support/draw.ts';
import { buildFullWorld, type FullWorld } from './support/full-world.ts';
import { fillIn, startCounted, type Route } from './support/routes.ts';
import { checksums } from './support/whole-database.ts';

let server: TestApp;
let world: FullWorld;
let routes: readonly Route[];
const lines: string[] = [];
const connected: unknown[] = [];
const connect = net.Socket.prototype.connect;

beforeAll(async () => {
  ({ server, routes } = await startCounted({
    settings: { trustProxy: true },
    log: buildLog({ write: (line: string) => void lines.push(line) }),
  }));
  world = await buildFullWorld(server);
  // The embedded database is spoken to without a socket: whatever is opened from here on is the server's own doing.
  net.Socket.prototype.connect = function noted(this: net.Socket, ...given: Parameters<typeof connect>) {
    connected.push(given[0]);
    return connect.apply(this, given);
  } as typeof connect;
});
afterAll(async () => {
  net.Socket.prototype.connect = connect;
  await server.close();
});

/** Each file that leaves is noted, with who took it: that is what the note is for. */
const isFile = ({ url }: Route) => url.endsWith('/export');
const reading = (...methods: readonly string[]) =>
  routes.filter((route) => methods.includes(route.method) && !isFile(route));

it('no GET and no HEAD changes a byte of the database, whatever the role', async () => {
  const before = await checksums(server.database);
  const roles = ['admin', 'financial', 'operator', 'issuer', 'teacher', 'guest'];
  for (const { role, route } of [
    // What the administrator may read is all there is.
    ...reading('GET').map((route) => ({ role: 'admin', route })),
    ...draw(
      roles.flatMap((role) => reading('GET', 'HEAD').map((route) => ({ role, route }))),
      400,
      'roles × routes that read',
    ),
  ])
    await server.app.inject({
      method: route.method,
      url: fillIn(route.url, world.ids),
      headers: world.people.get(role)?.headers ?? {},
    });
  for (const role of roles.slice(0, -1))
    await server.app.inject({
      url: `/session?token=${world.people.get(role)?.headers['authorization']?.slice(7)}`,
    });
  expect(await checksums(server.database)).toEqual(before);
});

it('a file that leaves changes the log of files and nothing else', async () => {
  const before = await checksums(server.database);
  await server.app.inject({ url: '/api/products/export?format=csv', headers: world.sales.admin.headers });
  const after = await checksums(server.database);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed.filter((table) => !['export_log', 'history'].includes(table))).toEqual([]);
  expect(changed).toContain('export_log');
});

it('passwords, tokens and documents are in no log line, error or letter', async () => {
  const canaries = { password: 'Canarinho-Secreto-123', document: '15350946056' };
  const { admin } = world.sales;
  const token = admin.headers['authorization']?.slice(7) ?? '';
  const said: string[] = [];
  const tell = async (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await server.app.inject({ method: 'POST', url, payload: body as object, headers });
    if (answer.statusCode >= 400) said.push(answer.payload, JSON.stringify(answer.headers));
  };
  await tell('/session', { email: 'ninguem@example.com', password: canaries.password });
  await tell('/session', { email: 'ninguem', password: canaries.password, organization_id: '' });
  await tell('/password/reset', { token, password: canaries.password, password_confirmation: canaries.password });
  await tell('/password/reset', {
    token: canaries.password,
    password: canaries.password,
    password_confirmation: 'other',
  });
  await tell(
    '/api/auth/password',
    { current_password: canaries.password, password: canaries.password, password_confirmation: canaries.password },
    admin.headers,
  );
  await tell('/api/auth/register', { name: 'A', email: 'a@example.com', password: canaries.password });
  await tell('/api/customers', { documentType: 'CPF', documentNumber: canaries.document, name: '' }, admin.headers);
  const known = await create(admin, 'customer', { documentType: 'CPF', documentNumber: canaries.document });
  await tell('/api/customers', { ...known, id: undefined, name: 'Outra' }, admin.headers);
  await server.app.inject({
    url: `/api/customers?documentNumber=${canaries.document}&q=${canaries.document}`,
    headers: admin.headers,
  });
  await server.app.inject({ url: `/api/customers?unheardOf=${canaries.document}`, headers: admin.headers });
  await server.app.inject({ url: `/session?token=${token}` });
  await server.app.inject({ url: `/session?token=${token}x` });
  await server.app.inject({ url: `/api/resource-access-request/approve/${String(known['id'])}/${token}` });
  await server.runJobs();
  const places = { log: lines, error: said, letter: server.letters.map((letter) => JSON.stringify(letter)) };
  const found = Object.entries(places).flatMap(([place, texts]) =>
    Object.entries({ ...canaries, token }).flatMap(([canary, value]) =>
      texts.filter((text) => text.includes(value)).map((text) => `${canary} in ${place}: ${text.slice(0, 300)}`),
    ),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(said.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

// A PostgreSQL server is spoken to by sockets.
it.skipIf(serverUrl !== undefined)('nothing of this has opened a connection', () => {
  expect(connected).toEqual([]);
});
