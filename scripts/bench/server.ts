// Figures of the generator and of the server: whole processes, and requests over loopback.
import { readFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from './row.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function measureGenerate(root: string): Row[] {
  const times = [1, 2, 3, 4, 5].map(() => {
    const begin = performance.now();
    const run = spawnSync(process.execPath, ['scripts/generate.ts', '--check'], { cwd: root, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`generate --check failed:\n${run.stdout}${run.stderr}`);
    return performance.now() - begin;
  });
  return [{ what: 'generate, all entities (whole process)', value: median(times), unit: 'ms', note: 'median of 5' }];
}

/** What `npm start` gives to node, of another version of the project too. */
function startArguments(root: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return (/&& node (.+)$/u.exec(scripts.start)?.[1] ?? 'scripts/start.ts').split(' ');
}

/** Web app and server, so that no start that is measured does it. */
export function build(root: string): void {
  const run = spawnSync(process.execPath, ['scripts/start.ts', '--build-only'], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`npm run build failed:\n${run.stdout}${run.stderr}`);
}

export interface RunningServer {
  readonly url: string;
  readonly startMs: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** `settings`: what differs from the embedded database with the demo. */
export async function runServer(
  root: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, startArguments(root), {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'true', ...settings },
    stdio: 'ignore',
  });
  while (
    !(await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const startMs = performance.now() - begin;
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url, startMs, pid: child.pid ?? 0, stop };
}

/** The token of a demo account. */
export async function signIn(url: string, email = 'admin@example.com'): Promise<string> {
  const session = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'tickets123' }),
  });
  const { token } = (await session.json()) as { token: string };
  return token;
}

/** Requests per second of one path with 8 requests in flight for about 2 s. */
async function rate(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const begin = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - begin < 2000) {
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return done / ((performance.now() - begin) / 1000);
}

export async function measureRequests(url: string): Promise<Row[]> {
  const headers = { authorization: `Bearer ${await signIn(url)}` };
  const [provider] = (await (await fetch(`${url}/api/providers?_start=0&_end=1`, { headers })).json()) as {
    id: string;
  }[];
  if (provider === undefined) throw new Error('there is no provider to read: the demo data are missing');
  const paths = [
    ['health (nothing but HTTP)', '/healthz'],
    ['one record', `/api/providers/${provider.id}`],
    ['list of 25', '/api/providers?_start=0&_end=25'],
    ['list of 25 orders, newest first', '/api/orders?_start=0&_end=25&_sort=purchaseDate&_order=DESC'],
    ['search in customers', '/api/customers?_start=0&_end=25&q=conceicao'],
    ['sales report of all orders by provider', '/api/reports/sales?by=provider'],
  ] as const;
  const rows: Row[] = [];
  let baseline = 0;
  for (const [what, path] of paths) {
    const value = await rate(url + path, headers);
    baseline ||= value;
    rows.push({
      what: `requests: ${what}`,
      value,
      unit: '/s',
      note: `${(value / baseline).toFixed(baseline / value > 100 ? 4 : 2)} of the first`,
    });
  }
  for (const format of ['csv', 'xlsx'])
    rows.push(await measureExport(`${url}/api/orders/export?format=${format}`, { headers, baseline }));
  return rows;
}

/** Median of three whole files; one person may not take many at once. */
async function measureExport(
  url: string,
  { headers, baseline }: { readonly headers: Readonly<Record<string, string>>; readonly baseline: number },
): Promise<Row> {
  const times: number[] = [];
  let orders = 0;
  for (const _ of [1, 2, 3]) {
    const begin = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    orders = Number(answer.headers.get('x-total-count'));
    times.push(performance.now() - begin);
  }
  const value = median(times);
  return {
    what: `export of ${orders} orders as ${new URL(url).searchParams.get('format')}`,
    value,
    unit: 'ms',
    note: `as long as ${Math.round((value / 1000) * baseline)} of the first`,
  };
}

/** Processor time of a process and its threads until now, in seconds; 0 where there is no /proc. Resolution: 10 ms. */
export function cpuSeconds(pid: number): number {
  try {
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(ticks[11]) + Number(ticks[12])) / 100;
  } catch {
    return 0;
  }
}
