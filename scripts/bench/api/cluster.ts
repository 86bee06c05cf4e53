// A PostgreSQL server for the time of one run: the one of TEST_DATABASE_URL or DATABASE_URL, else a throw-away one of
// the installed PostgreSQL. Told is also its processor time, which only a server on this machine has.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresBin, whoMayRunPostgres } from '../../../tests/support/postgres-programs.ts';

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
  const bin = postgresBin();
  if (bin === undefined)
    throw new Error('No PostgreSQL is installed: set TEST_DATABASE_URL to a server on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-api-database-'));
  const user = whoMayRunPostgres();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  // What stays running holds no pipe open.
  const as = (command: string, ...parts: readonly string[]): void =>
    void execFileSync(join(bin, command), parts, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'], ...user });
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
