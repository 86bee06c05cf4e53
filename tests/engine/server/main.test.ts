// The server as a process of its own: how it starts, refuses to start and ends. Takes long since each start is a real
// one, on disk.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildServer } from '#engine/build/build-server.ts';
import { emptyDataFolder } from '#tests/support/data-folders.ts';

const top = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'server-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Server {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
}

/** Nothing of the tests' own environment but the way to Node and what it compiled before. */
const own = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
const entry = (await buildServer(top)) ?? '';

function start(env: Record<string, string>): Server {
  const child = spawn(process.execPath, [entry], {
    cwd: top,
    env: { ...own, DATA_DIR: folder, PORT: '0', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (texts.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (texts.err += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, out: () => texts.out, err: () => texts.err, ended };
}

/** What the server says of itself, waited for. */
async function said({ out, err, child }: Server, words: string | RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = new RegExp(words).exec(out());
    if (found !== null) return found;
    if (child.exitCode !== null) throw new Error(`The server ended:\n${out()}${err()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The address that the server said it listens at. */
const ready = async (server: Server): Promise<string> => (await said(server, /Ready at (http:\/\/[\d.:]+)/))[1] ?? '';

/** The server answers these headers as soon as it has them, so that nobody guesses how long they take. */
const tellReceived = { expect: '100-continue' };

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test.each([
  [{ PORT: 'http' }, /^PORT=http is refused: give a whole number from 0 to 65535\n$/],
  [{ NODE_ENV: 'production' }, /^NODE_ENV=production without DATABASE_URL: .*\n$/],
  [{ DATABASE_URL: 'postgresql://127.0.0.1:1/none' }, /^The database server of DATABASE_URL does not answer: .*\n$/],
])('with %j it says why in one line and ends with 1', async (env, line) => {
  const server = start(env);
  expect(await server.ended).toBe(1);
  expect(server.err()).toMatch(line);
});

test('it starts empty with a link for the first administrator, answers, finishes what is under way and ends with 0', async () => {
  const server = start({});
  const url = await ready(server);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
    status: 'ok',
    organization: { id: 'icd', name: 'ICD' },
  });

  const [letter = ''] = readdirSync(join(folder, 'mail'));
  expect(readFileSync(join(folder, 'mail', letter), 'utf8')).toMatch(/^To: admin@example\.com$/m);
  const token = /"link":"[^"]*token=([\w-]+)"/.exec(server.out())?.[1];
  expect(
    (await post(`${url}/password/reset`, { token, password: 'Segredo123', password_confirmation: 'Segredo123' }))
      .status,
  ).toBe(200);
  const session = (await (
    await post(`${url}/session`, { email: 'admin@example.com', password: 'Segredo123' })
  ).json()) as { token: string; user: { role: string[] } };
  expect(session.user.role).toEqual(['admin']);
  await fetch(`${url}/session?token=${session.token}`);
  expect(server.out()).not.toContain(session.token);

  // A second server on the same folder is refused in one line.
  const second = start({});
  expect(await second.ended).toBe(1);
  expect(second.err()).toMatch(/^.*already open in another process.*\n$/);

  // A request that is half sent when the signal comes is still answered, and its kept-alive connection holds nothing
  // up.
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({ email: 'admin@example.com', password: 'Segredo123' });
  const half = request(`${url}/session`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': body.length, ...tellReceived },
  });
  half.write(body.slice(0, 10));
  await once(half, 'continue');
  server.child.kill('SIGTERM');
  await said(server, 'Ending');
  half.end(body.slice(10));
  const [answer] = (await once(half, 'response')) as [{ statusCode: number; resume(): void }];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await server.ended).toBe(0);
  expect(server.out()).not.toContain('Cut off');
  expect(server.err()).toBe('');
  agent.destroy();
});

test('a second signal ends it at once', async () => {
  const server = start({});
  const url = await ready(server);
  // What the first start left for afterwards was made before it ended.
  expect(server.out()).not.toContain('Schema: ');
  // Never finished: the first signal waits for it.
  const half = request(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100, ...tellReceived },
  });
  half.on('error', () => {});
  half.write('{');
  await once(half, 'continue');
  server.child.kill('SIGINT');
  await said(server, 'Ending');
  expect(server.child.exitCode).toBeNull();
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(1);
});

test('told to end it is not ready, answers on for its time and closes the connections', async () => {
  const server = start({ DRAIN_SECONDS: '60' });
  const url = await ready(server);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await said(server, 'Ending');
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  const answer = await fetch(`${url}/healthz`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(1);
});

test('a port that is taken is said in one line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const server = start({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.err()).toMatch(/^PORT is taken by another process: .*\n$/);
  await new Promise((resolve) => other.close(resolve));
});

test('a password given by the operator lets the first administrator in', async () => {
  const dataDir = await emptyDataFolder();
  const server = start({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'chefe@icd.com.br',
    ADMIN_PASSWORD: 'Segredo123',
    ORGANIZATION_NAME: 'Parques',
  });
  const url = await ready(server);
  const answer = await post(`${url}/session`, { email: 'chefe@icd.com.br', password: 'Segredo123' });
  expect(await answer.json()).toMatchObject({ user: { role: ['admin'], organization_name: 'Parques' } });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  rmSync(dataDir, { recursive: true });
});

test('a data folder that cannot be one is said in one line', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const server = start({ DATA_DIR: file });
  expect(await server.ended).toBe(1);
  expect(server.err()).toMatch(/^DATA_DIR=.* is refused: .*\n$/);
});
