// A PostgreSQL server of a test's own and one that follows it, both thrown away afterwards.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresBin, whoMayRunPostgres } from './postgres-programs.ts';

export interface FollowedServer {
  readonly leaderUrl: string;
  readonly replicaUrl: string;
  ask(url: string, statement: string): Promise<readonly Record<string, unknown>[]>;
  stopReplica(): void;
  startReplica(): void;
  close(): void;
}

export function startFollowedServer(): FollowedServer {
  const bin = postgresBin();
  if (bin === undefined) throw new Error('No PostgreSQL is installed.');
  const user = whoMayRunPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'followed-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  // What stays running holds no pipe open.
  const run = (program: string, ...args: readonly string[]): void =>
    void execFileSync(join(bin, program), args, { cwd: folder, stdio: 'ignore', ...user });
  const [leader, replica] = [join(folder, 'leader'), join(folder, 'replica')];
  const first = randomInt(20_000, 40_000);
  const ports = { [leader]: first, [replica]: first + 1 };
  const start = (data: string): void =>
    run(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-l',
      `${data}.log`,
      '-o',
      `-p ${ports[data]} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`,
      'start',
    );
  const stop = (data: string): void => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  const urlOf = (data: string) => `postgres://office@127.0.0.1:${ports[data]}/postgres`;
  run('initdb', '-D', leader, '-U', 'office', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
  start(leader);
  run('pg_basebackup', '-D', replica, '-R', '-c', 'fast', '--no-sync', '-d', urlOf(leader));
  start(replica);
  const running = new Set([leader, replica]);
  return {
    leaderUrl: urlOf(leader),
    replicaUrl: urlOf(replica),
    ask: async (url, statement) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    stopReplica: () => {
      stop(replica);
      running.delete(replica);
    },
    startReplica: () => {
      start(replica);
      running.add(replica);
    },
    close: () => {
      for (const data of running) stop(data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
