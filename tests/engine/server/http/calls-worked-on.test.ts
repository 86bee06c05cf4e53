// How many calls of one person are worked on at a time: told by counting what is under way, never by the clock.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerCalls } from '#engine/server/http/calls-in-flight.ts';
import { requestBudget } from '#engine/server/http/request-budget.ts';

const most = requestBudget.callsWorkedOn;
/** More than the two ends of a connection keep for a reader who does not read. */
const unread = Buffer.alloc(16 * 1024 * 1024, 'x');

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 });

let app: FastifyInstance;
let port: number;
/** Who is worked on, in the order of beginning. */
let begun: string[];
let working: number;
let mostWorking: number;
let release: () => void;
let sockets: Socket[];

beforeEach(async () => {
  // Its own: calls of the test before may begin as they are cut off.
  const own: string[] = (begun = []);
  sockets = [];
  working = mostWorking = 0;
  const held = new Promise<void>((resolve) => (release = resolve));
  app = Fastify({ forceCloseConnections: true });
  const calls = registerCalls(app);
  // Who asks is found out in no time or in some, so that calls come to the door in another order than they came to the
  // house.
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['x-slow'] !== undefined) await new Promise((resolve) => setTimeout(resolve, Number(headers['x-slow'])));
  });
  app.addHook(
    'onRequest',
    async (request, reply) => void (await calls.enter(request, reply, String(request.headers['x-person'])).begin()),
  );
  app.get('/held', async ({ headers }) => {
    own.push(String(headers['x-person']));
    working += 1;
    mostWorking = Math.max(mostWorking, working);
    await held;
    working -= 1;
    return 'done';
  });
  app.get('/long', async ({ headers }) => {
    own.push(String(headers['x-person']));
    return unread;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  release();
  for (const socket of sockets) socket.destroy();
  await app.close();
});

const get = async (path: string, person: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-person': person, connection: 'close' } })).text();

/** A call whose answer nobody reads. */
function askWithoutReading(path: string, person: string): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket.pause());
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-person: ${person}\r\n\r\n`);
  return socket;
}

it('a few calls of one person are worked on, the others of his wait, and somebody else is let in at once', async () => {
  const heap = Array.from({ length: 3 * most }, () => get('/held', 'ana'));
  await until(() => expect(begun).toHaveLength(most));
  const other = get('/held', 'bia');
  await until(() => expect(begun.at(-1)).toBe('bia'));
  expect(begun).toHaveLength(most + 1);
  release();
  expect(await Promise.all([...heap, other])).toEqual(Array.from({ length: 3 * most + 1 }, () => 'done'));
  expect(begun).toHaveLength(3 * most + 1);
  expect(mostWorking).toBe(most + 1);
});

it('an answer that nobody reads holds its place, so that no more than a few of one person are in memory; who goes away gives it back', async () => {
  const readers = Array.from({ length: 2 * most }, () => askWithoutReading('/long', 'ana'));
  await until(() => expect(begun).toHaveLength(most));
  expect(await get('/long', 'bia')).toHaveLength(unread.length);
  expect(begun).toHaveLength(most + 1);
  readers[0]?.destroy();
  await until(() => expect(begun).toHaveLength(most + 2));
});

it('who goes away while he waits is not worked on', async () => {
  const first = Array.from({ length: most }, () => get('/held', 'ana'));
  await until(() => expect(begun).toHaveLength(most));
  const gone = Array.from({ length: 3 }, () => askWithoutReading('/held', 'ana'));
  await until(async () => expect(await connections()).toBe(most + 3));
  for (const socket of gone) socket.destroy();
  await until(async () => expect(await connections()).toBe(most));
  release();
  await Promise.all(first);
  expect(await get('/held', 'ana')).toBe('done');
  expect(begun).toHaveLength(most + 1);
});

it('who goes away before it is known who he is shuts nobody out, not even himself', async () => {
  for (let time = 0; time < 3 * most; time += 1) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write('GET /held HTTP/1.1\r\nhost: localhost\r\nx-person: ana\r\nx-slow: 20\r\n\r\n');
    await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
  }
  await until(async () => expect(await connections()).toBe(0));
  // What is known of the last of them by now: that he is not there.
  await new Promise((resolve) => setTimeout(resolve, 40));
  release();
  const answers = await Promise.all(Array.from({ length: 2 * most }, () => get('/held', 'ana')));
  expect(answers).toEqual(Array.from({ length: 2 * most }, () => 'done'));
});

it('calls one after the other on one connection are all answered, in whatever order they come to the door', async () => {
  release();
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const count = 5 * most;
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  socket.write(
    Array.from(
      { length: count },
      (_, index) => `GET /held HTTP/1.1\r\nhost: localhost\r\nx-person: ana\r\nx-slow: ${(count - index) % 7}\r\n\r\n`,
    ).join(''),
  );
  await until(() => expect(received.match(/200 OK/g)).toHaveLength(count));
});

async function connections(): Promise<number> {
  await Promise.all(sockets.filter(({ connecting }) => connecting).map((socket) => once(socket, 'connect')));
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
