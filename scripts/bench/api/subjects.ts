// The servers that are measured, each with its own database of the same rows: this product as a copy with the entity
// declared in it, the same of another commit, and the reference.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runServer, signIn } from '../server.ts';
import { ask, run, type Cluster } from './cluster.ts';
import { fillSample, referenceTables, sampleRows, sampleSchema } from './sample.ts';

export interface Subject {
  readonly name: string;
  readonly rows: number;
  readonly isReference: boolean;
  readonly url: string;
  readonly token: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const leftBehind = new Set(['.git', 'node_modules', 'dist-server', 'data', 'docs', 'coverage']);
const administrator = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'tickets123' };

interface Place {
  readonly root: string;
  readonly cluster: Cluster;
}

interface Variant {
  /** Of which the product is; absent: as it stands in the folder. */
  readonly commit?: string;
  readonly name?: string;
  readonly rows?: number;
}

export async function startProduct(
  { root, cluster }: Place,
  { commit, name = commit ?? 'product', rows = sampleRows }: Variant = {},
): Promise<Subject> {
  const target = mkdtempSync(join(tmpdir(), 'bench-api-'));
  if (commit === undefined)
    cpSync(root, target, { recursive: true, filter: (path) => path === root || !leftBehind.has(basename(path)) });
  else execute(root, 'sh', '-c', 'git archive "$0" | tar -x -C "$1"', commit, target);
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'));
  declareSample(target);
  execute(target, process.execPath, 'scripts/generate.ts');
  const database = await cluster.database(commit === undefined ? `product_${rows}` : 'compared');
  const server = await runServer(target, join(target, 'data'), {
    DATABASE_URL: database,
    DEMO: 'off',
    NODE_ENV: 'production',
    ...administrator,
  });
  await fill(database, rows);
  return {
    name,
    rows,
    isReference: false,
    url: server.url,
    pid: server.pid,
    token: await signIn(server.url),
    stop: async () => {
      await server.stop();
      rmSync(target, { recursive: true, force: true });
    },
  };
}

export async function startReference({ root, cluster }: Place): Promise<Subject> {
  const database = await cluster.database('reference');
  const token = 'the-token-of-the-reference';
  const hash = createHash('sha256').update(token).digest('hex');
  await run(
    database,
    referenceTables,
    `insert into session values ('${hash}', '00000000-0000-4000-8000-000000000002', null)`,
  );
  await fill(database, sampleRows);
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['scripts/bench/api/reference.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the reference ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    name: 'reference',
    rows: sampleRows,
    isReference: true,
    url,
    pid: child.pid ?? 0,
    token: token,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Indexes are made once the rows are there: a million of them one by one take four times as long. */
async function fill(database: string, rows: number): Promise<void> {
  const indexes = await ask<{ readonly name: string; readonly definition: string }>(
    database,
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'sample' and indexname <> 'sample_pkey'`,
  );
  await run(
    database,
    ...indexes.map(({ name }) => `drop index "${name}"`),
    fillSample(rows),
    ...indexes.map(({ definition }) => `set maintenance_work_mem = '512MB'; ${definition}`),
    'vacuum analyze',
  );
}

function declareSample(target: string): void {
  writeFileSync(join(target, 'schemas/sample.schema.json'), JSON.stringify(sampleSchema));
  const file = join(target, 'roles.config.json');
  const roles = JSON.parse(readFileSync(file, 'utf8')) as { entities: Record<string, unknown> };
  roles.entities['sample'] = { read: ['admin'], create: ['admin'], update: ['admin'], remove: ['admin'] };
  writeFileSync(file, JSON.stringify(roles));
}

function execute(folder: string, command: string, ...parts: readonly string[]): void {
  const done = spawnSync(command, parts, { cwd: folder, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} ${parts.join(' ')} failed:\n${done.stdout}${done.stderr}`);
}
