// The product as its users have it: built, started as a process of its own on a free port with a data folder of its
// own.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { copyFolder } from '#tests/support/data-folders.ts';
import { testLimit } from '#tests/support/patience.ts';

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly output: () => string;
  /** Ends the process with SIGTERM; resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

export function buildWeb(root: string): void {
  const build = spawnSync(process.execPath, ['scripts/start.ts', '--build-only'], { cwd: root, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The web app does not build:\n${build.stdout}${build.stderr}`);
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const until = Date.now() + testLimit; Date.now() < until;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const ready = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not get ready in ${testLimit / 1000} s:\n${output()}`);
}

interface Start {
  readonly environment?: Readonly<Record<string, string>>;
  /** Of a product that ran before; kept when this one stops. Absent = one of its own, removed at the end. */
  readonly dataDir?: string;
  /** A data folder that nobody uses: the own one begins as a copy of it; absent = empty. */
  readonly copyOf?: string;
  readonly port?: number;
  /** What is run instead of the server, and where it answers. */
  readonly command?: { readonly script: string; readonly url: string };
}

/** Starts the server of the checkout at `root`; resolves when it answers. Demo data is loaded. */
export async function startProduct(
  root: string,
  { environment = {}, dataDir: kept, copyOf, port: wanted, command }: Start = {},
): Promise<Product> {
  const port = wanted ?? (await freePort());
  const dataDir = kept ?? copyFolder(copyOf);
  const child = spawn(process.execPath, [command?.script ?? 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'true',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const url = command?.url ?? `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
    return child.exitCode;
  };
  try {
    await answers(url, child, () => text);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, output: () => text, stop };
}

/** `npm run dev` in the checkout at `root`: its page calls its server. */
export async function startDevelopment(root: string, start: Omit<Start, 'command'>): Promise<Product> {
  const port = await freePort();
  return startProduct(root, {
    ...start,
    environment: { ...start.environment, NODE_ENV: 'development', API_URL: '', WEB_PORT: String(port) },
    command: { script: 'scripts/dev.ts', url: `http://localhost:${port}` },
  });
}
