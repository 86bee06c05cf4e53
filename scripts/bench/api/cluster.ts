// A PostgreSQL server for the time of one run: the one of TEST_DATABASE_URL or DATABASE_URL, else a throw-away one of
// the installed PostgreSQL. Told is also its processor time, which only a server on this machine has.
import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface Cluster {
  /** Of an empty database of this name, which takes the place of an older one. */
  readonly database: (name: string) => Promise<string>;
  /** Seconds that all its processes have worked. */
  readonly cpuSeconds: () => number;
  readonly stop: () => void;
}

export async function openCluster(): Promise<Cluster> {
  const given = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const own = given ? undefined : startOwn();
  const url = given || own?.url || '';
  const postmaster = await postmasterOf(url);
  return {
    database: async (name) => {
      await run(url, `drop database if exists ${name} with (force)`, `create database ${name}`);
      return Object.assign(new URL(url), { pathname: `/${name}` }).toString();
    },
    cpuSeconds: () => treeSeconds(postmaster),
    stop: () => own?.stop(),
  };
}

/** Each statement in a connection of its own. */
export async function run(url: string, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await ask(url, statement);
}

export async function ask<Row extends object>(url: string, statement: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

function startOwn(): { readonly url: string; readonly stop: () => void } {
  const bin = dirname(globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) ?? '');
  if (bin === '.') throw new Error('No PostgreSQL is installed: set TEST_DATABASE_URL to a server on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-api-database-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, Number(output('id', '-u', 'postgres')), -1);
  const as = (command: string, ...parts: string[]) =>
    isRoot
      ? output('runuser', '-u', 'postgres', '--', join(bin, command), ...parts)
      : output(join(bin, command), ...parts);
  const data = join(folder, 'data');
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  as('initdb', '-D', data, '-U', 'bench', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c shared_buffers=256MB`;
  as('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgres://bench@127.0.0.1:${port}/postgres`,
    stop: () => {
      as('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function output(command: string, ...parts: readonly string[]): string {
  // What stays running holds no pipe open.
  const done = spawnSync(command, parts, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (done.status !== 0) throw new Error(`${command} ${parts.join(' ')} failed`);
  return done.stdout;
}

/** Every connection is a child of this process. */
async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const parent = statOf(rows[0]?.pid ?? 0)?.[1];
    if (parent === undefined)
      throw new Error('The PostgreSQL server does not run on this machine: its processor time is unknown.');
    return Number(parent);
  } finally {
    await client.end();
  }
}

/** What stands behind the name: state, parent, … */
function statOf(pid: number | string): readonly string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}

function treeSeconds(postmaster: number): number {
  const own = statOf(postmaster)?.slice(11, 15) ?? [];
  const ofChildren = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => statOf(pid))
    .filter((stat) => stat?.[1] === String(postmaster))
    .flatMap((stat) => stat?.slice(11, 13) ?? []);
  return [...own, ...ofChildren].reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
