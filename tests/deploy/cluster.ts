// The cluster of deploy/ on one machine: etcd, three PostgreSQL nodes by Patroni, HAProxy and PgBouncer, each at an
// address of its own of the loopback network, so that every port is the usual one.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '#engine/build/build-server.ts';
import { postgresBin, whoMayRunPostgres } from '#tests/support/postgres-programs.ts';

const top = join(import.meta.dirname, '../..');
const server = (await buildServer(top)) ?? '';
const password = 'the password of a test';
/** The application's two processes listen here, each at its own address. */
const officePort = 3000;

interface Started {
  readonly child: ChildProcess;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
}

export interface Cluster {
  /** Where the proxy hands out pages and API. */
  readonly pages: string;
  /** Starts a process of the application, the first or the second of the proxy's. */
  startOffice(which: 0 | 1, env?: Readonly<Record<string, string>>): Started & { readonly url: string };
  /** How many processes of the application get requests. */
  ready(): Promise<number>;
  /** The node that leads, as its Patroni says. */
  leader(): Promise<number | undefined>;
  /** How many nodes have everything that was acknowledged, the leader not counted. */
  synchronous(): Promise<number>;
  /** How many nodes follow the leader. */
  replicas(): Promise<number>;
  /** Ends a node's Patroni and its PostgreSQL with -9. */
  kill(node: number): void;
  /** Starts a node that was killed with the data that it had. */
  revive(node: number): void;
  /** The last of each log, for whoever reads why a test failed. */
  logs(): string;
  close(): Promise<void>;
}

/** What of it this machine lacks; the cluster starts where that is nothing. */
export function missingOfCluster(): readonly string[] {
  const programs = ['etcd', 'patroni', 'haproxy', 'pgbouncer'].filter((name) => pathOf(name) === undefined);
  return [...programs, ...(postgresBin() === undefined ? ['postgresql'] : [])];
}

function pathOf(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

export function startCluster(): Cluster {
  const [second, third] = [randomInt(1, 255), randomInt(1, 255)];
  const at = (last: number) => `127.${second}.${third}.${last}`;
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const postgres = whoMayRunPostgres();
  const give = (path: string) => postgres && chownSync(path, postgres.uid, postgres.gid);
  cpSync(join(top, 'deploy'), join(folder, 'deploy'), { recursive: true });
  give(folder);
  const running = new Set<Started>();

  function run(
    name: string,
    [program, ...args]: readonly [string, ...string[]],
    env: Readonly<Record<string, string>> = {},
    options: { readonly cwd: string; readonly uid?: number; readonly gid?: number } = { cwd: folder, ...postgres },
  ): Started {
    const child = spawn(program, args, {
      ...options,
      env: { PATH: `${process.env['PATH']}:/usr/sbin:${postgresBin()}`, HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    // The one that ends first leaves it open for the other.
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('close', () => log.end());
    const ended = once(child, 'exit').then(([code]) => {
      running.delete(started);
      return code as number | null;
    });
    const started: Started = { child, ended };
    running.add(started);
    return started;
  }

  const etcd = `http://${at(1)}:2379`;
  const peer = `http://${at(1)}:2380`;
  run('etcd', ['etcd'], {
    ETCD_DATA_DIR: join(folder, 'etcd'),
    ETCD_LISTEN_CLIENT_URLS: etcd,
    ETCD_ADVERTISE_CLIENT_URLS: etcd,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `default=${peer}`,
  });

  const nodes = [11, 12, 13].map(at);
  const dataOf = (node: number) => join(folder, `node${node}`);
  const startNode = (address: string, node: number): Started => {
    if (!existsSync(dataOf(node))) {
      mkdirSync(dataOf(node), { mode: 0o700 });
      give(dataOf(node));
    }
    const both = (listen: string) => ({ LISTEN: listen, CONNECT_ADDRESS: listen });
    return run(`patroni${node}`, ['patroni', 'deploy/patroni.yml'], {
      OFFICE_PASSWORD: password,
      ...prefixed('PATRONI_', {
        NAME: `node${node}`,
        ETCD3_HOSTS: `${at(1)}:2379`,
        ...prefixed('RESTAPI_', both(`${address}:8008`)),
        ...prefixed('POSTGRESQL_', {
          ...both(`${address}:5432`),
          DATA_DIR: dataOf(node),
          BIN_DIR: postgresBin() ?? '',
          PGPASS: join(folder, `pgpass${node}`),
        }),
        ...prefixed('SUPERUSER_', { USERNAME: 'postgres', PASSWORD: password }),
        ...prefixed('REPLICATION_', { USERNAME: 'replicator', PASSWORD: password }),
        ...prefixed('REWIND_', { USERNAME: 'rewinder', PASSWORD: password }),
      }),
    });
  };
  const patronis = nodes.map(startNode);

  const database = `${at(2)}:5000`;
  const pages = `${at(2)}:8080`;
  const status = `${at(2)}:8404`;
  run('haproxy', ['haproxy', '-db', '-f', 'deploy/haproxy/pages.cfg', '-f', 'deploy/haproxy/database.cfg'], {
    PAGES: pages,
    DATABASE: database,
    STATUS: status,
    ...Object.fromEntries(
      ['FIRST', 'SECOND'].map((name, which) => [`OFFICE_${name}`, `${at(21 + which)}:${officePort}`]),
    ),
    ...Object.fromEntries(['ONE', 'TWO', 'THREE'].map((name, node) => [`NODE_${name}`, nodes[node] ?? ''])),
  });
  writeFileSync(join(folder, 'userlist.txt'), `"office" "${password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    readFileSync(join(folder, 'deploy/pgbouncer.ini'), 'utf8')
      .replace('host=127.0.0.1', `host=${at(2)}`)
      .replace('listen_addr = 127.0.0.1', `listen_addr = ${at(3)}`),
  );
  run('pooler', ['pgbouncer', 'pgbouncer.ini']);

  const office = `postgres://office:${encodeURIComponent(password)}`;

  async function ask(node: number, path: string): Promise<Response | undefined> {
    return fetch(`http://${nodes[node]}:8008${path}`).catch(() => undefined);
  }

  async function countOf(path: string): Promise<number> {
    const answers = await Promise.all(nodes.map((_, node) => ask(node, path)));
    return answers.filter((answer) => answer?.status === 200).length;
  }

  async function leader(): Promise<number | undefined> {
    const answers = await Promise.all(nodes.map((_, node) => ask(node, '/primary')));
    const found = answers.findIndex((answer) => answer?.status === 200);
    return found === -1 ? undefined : found;
  }

  return {
    pages: `http://${pages}`,
    startOffice: (which, env = {}) => {
      const started = run(
        `office${which}`,
        [process.execPath, server],
        {
          HOST: at(21 + which),
          PORT: String(officePort),
          DATABASE_URL: `${office}@${at(3)}:6432/office`,
          DATABASE_POOLED: 'on',
          DATABASE_REPLICA_URLS: nodes.map((node) => `${office}@${node}:5432/office`).join(),
          DATA_DIR: join(folder, `office${which}`),
          SESSION_SECRET: 'a secret of the tests that is long enough',
          TRUST_PROXY: 'on',
          DRAIN_SECONDS: '5',
          ...env,
        },
        { cwd: top },
      );
      return { ...started, url: `http://${at(21 + which)}:${officePort}` };
    },
    async ready() {
      const lines = (await (await fetch(`http://${status}/;csv`)).text()).split('\n');
      return lines.filter((line) => /^office,(first|second),/.test(line) && line.includes(',UP,')).length;
    },
    leader,
    synchronous: () => countOf('/sync'),
    replicas: () => countOf('/replica'),
    kill(node) {
      const [postmaster = ''] = readFileSync(join(dataOf(node), 'postmaster.pid'), 'utf8').split('\n');
      // Patroni would start it again.
      patronis[node]?.child.kill('SIGKILL');
      process.kill(Number(postmaster), 'SIGKILL');
    },
    revive(node) {
      patronis[node] = startNode(nodes[node] ?? '', node);
    },
    logs: () =>
      globSync(join(folder, '*.log'))
        .map((path) => `== ${path}\n${readFileSync(path, 'utf8').slice(-3_000)}`)
        .join('\n'),
    async close() {
      for (const name of ['office', 'patroni', ''])
        await Promise.all(
          [...running]
            .filter(({ child }) => child.spawnargs.join(' ').includes(name))
            .map(({ child, ended }) => (child.kill('SIGTERM'), ended)),
        );
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}
