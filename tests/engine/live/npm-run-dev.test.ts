// The real command of analysts and developers: page and server up, what was edited served without a restart, all of it
// ended. Takes long since the command opens a database of its own and Vite beside it.
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDataFolder } from '#tests/support/data-folders.ts';

const root = join(import.meta.dirname, '../../..');
/** For each thing waited for; a start makes the tables. */
const patienceMs = 240_000;

let dataDir: string;
let command: ChildProcess;
let output = '';
let ports: { readonly server: number; readonly web: number };

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Asks until the answer is the one that is meant, or the command is gone. */
async function until<T>(what: string, ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (
    const end = Date.now() + patienceMs;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 100))
  ) {
    const found = await ask();
    if (found !== undefined) return found;
    if (!isRunning(command.pid ?? 0)) throw new Error(`${what}: every process of the command has ended\n${output}`);
  }
  throw new Error(`${what}: not seen\n${output}`);
}

async function answerOf(url: string): Promise<string | undefined> {
  return fetch(url).then(
    async (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  );
}

/** How often something was served: the start, and each edit after it. */
function served(): number {
  return output.split('Served in').length - 1;
}

function isRunning(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  dataDir = await emptyDataFolder();
  ports = { server: await freePort(), web: await freePort() };
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|DATABASE_URL$|API_URL$|PG[A-Z]+$|STORAGE$)/.test(name),
  );
  command = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: {
      ...Object.fromEntries(inherited),
      PORT: String(ports.server),
      WEB_PORT: String(ports.web),
      DATA_DIR: dataDir,
      DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives: Ctrl-C reaches all of it.
    detached: true,
  });
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (part: Buffer) => {
      output += part.toString();
    });
});

afterAll(() => {
  if (command.pid !== undefined && isRunning(command.pid)) process.kill(-command.pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it.skipIf(process.platform === 'win32')(
  'npm run dev serves the page and the calls, serves an edit without a restart, and leaves nothing behind',
  { timeout: 4 * patienceMs },
  async () => {
    const page = await until('the page', () => answerOf(`http://localhost:${ports.web}/`));
    expect(page).toContain('/@vite/client');
    await until('the server', () => answerOf(`http://127.0.0.1:${ports.server}/healthz`));
    expect(
      await until('the calls through the page', () => answerOf(`http://localhost:${ports.web}/healthz`)),
    ).toContain('ok');
    expect(served(), output).toBe(1);

    const now = new Date();
    utimesSync(join(root, 'src/engine/server/actor.ts'), now, now);
    await until('the edit', () => (served() === 1 ? undefined : true));
    expect(served(), output).toBe(2);
    expect(await answerOf(`http://127.0.0.1:${ports.server}/healthz`)).toContain('ok');
    expect(output.split('Ready at').length - 1, output).toBe(1);

    const group = command.pid ?? 0;
    process.kill(-group, 'SIGINT');
    await until('the end of every process', () => (isRunning(group) ? undefined : true));
    expect(output).not.toMatch(/"level":"(error|fatal)"/);
  },
);
