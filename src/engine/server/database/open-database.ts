// The one way to PostgreSQL: a server by its address, else the embedded one in the data folder. Both are spoken to by
// the same driver.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type CompiledQuery, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { interactiveLimitMs, jobLimitMs, type Backend, type BegunBackend, type DatabaseOptions } from './backend.ts';
import { buildAsked, type Asked } from './asked.ts';
import { buildMaintenance } from './embedded/maintenance.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Answer, Database } from './database.ts';
import type { Log } from './log.ts';
import { openPool } from './pool.ts';
import { buildPrepared } from './prepared.ts';
import { buildReadiness } from './readiness.ts';
import { poolOfReaders } from './replicas.ts';
import { beginOf, retryLost, retryTransaction, runJob, runPooledJob, type Session } from './session.ts';
import type { Settings } from '../settings.ts';
import { buildTurns, callers, type Caller } from './turns.ts';

/** A call that waited so long for its turn is told to come back. */
const patienceMs = 30_000;
const connections = 10;
const maintenanceMs = 5_000;

type Named = Pick<Settings, 'databaseUrl' | 'replicaUrls' | 'dataDir' | 'preparedStatements' | 'databasePooled'>;

/** A database that is not open yet: what asks it waits. Who began it closes it, also where it does not open. */
export interface Opening {
  readonly database: Database;
  readonly opened: Promise<void>;
}

/** The database that the settings name. Throws where they name none that could be opened. */
export function beginNamed(
  { databaseUrl, replicaUrls, dataDir, preparedStatements: prepared, databasePooled: pooled }: Named,
  log: Log,
): Opening {
  return beginDatabase({ databaseUrl, replicaUrls, dataDir, prepared, pooled, log });
}

export async function openNamed(settings: Named, log: Log): Promise<Database> {
  return whenOpen(beginNamed(settings, log));
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return whenOpen(beginDatabase(options));
}

async function whenOpen({ database, opened }: Opening): Promise<Database> {
  try {
    await opened;
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function beginDatabase(options: DatabaseOptions): Opening {
  const backend = options.databaseUrl === undefined ? openEmbedded(options) : openServer(options.databaseUrl);
  const database = buildDatabase(backend, options);
  const opened = greet(database, backend, options);
  // Whoever waits for it hears why it failed.
  opened.catch(() => {});
  return { database: backend.engine === 'embedded' ? maintained({ database, opened }, options) : database, opened };
}

async function greet(database: Database, { engine, opened }: BegunBackend, options: DatabaseOptions): Promise<void> {
  await opened;
  await sql`select 1`.execute(database.query);
  options.log.info(
    { engine },
    `Storage: ${engine === 'server' ? 'PostgreSQL server' : `embedded PostgreSQL in ${options.dataDir}`}`,
  );
  if (options.pooled === true && engine === 'server') await warnOfNoLimits(database, options.log);
}

/** Behind a pooler a single statement has no limit but its role's. */
async function warnOfNoLimits(database: Database, log: Log): Promise<void> {
  const { rows } = await sql<{ name: string; value: string }>`
    select name, setting as value from pg_settings where name in ('statement_timeout', 'lock_timeout') and setting = '0' order by name`.execute(
    database.query,
  );
  if (rows.length === 0) return;
  const remedy = [
    `statement_timeout = ${interactiveLimitMs}`,
    `lock_timeout = ${Math.ceil(interactiveLimitMs * 0.7)}`,
    'jit = off',
  ].map((setting) => `alter role <role> set ${setting};`);
  log.warn(
    { missing: rows.map(({ name }) => name), remedy },
    'Behind a pooler the role says how long a statement may take, and it says nothing',
  );
}

function maintained(
  { database, opened }: Opening,
  { dataDir, log, clock = () => new Date() }: DatabaseOptions,
): Database {
  const maintenance = buildMaintenance({ database, dataDir, clock, log });
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    timer = setInterval(() => void maintenance.tick(), maintenanceMs).unref();
  };
  opened.then(begin, () => {});
  const close = async (): Promise<void> => {
    clearInterval(timer);
    await maintenance.stop();
    await database.close();
  };
  // Inherits the rest, `query` with its getter included.
  return Object.create(database, { close: { value: close } }) as Database;
}

function openServer(databaseUrl: string): BegunBackend {
  return {
    engine: 'server',
    opened: Promise.resolve(),
    pool: poolOf(databaseUrl, 10_000),
    setLimit: () => {},
    checkWritable: () => {},
    busy: () => false,
    close: async () => {},
  };
}

function poolOf(connectionString: string, connectionTimeoutMillis: number): pg.PoolConfig {
  return { connectionString, max: connections, connectionTimeoutMillis, idleTimeoutMillis: 60_000 };
}

/** How long a replica may take to let somebody in before its leader is asked instead. */
const replicaPatienceMs = 2_000;

interface Readers {
  readonly leader: PostgresPool;
  readonly open: (backend: Pick<Backend, 'pool'>) => PostgresPool;
  readonly replicaUrls: readonly string[];
  readonly log: Log;
}

/** What he wrote in this very call no replica has yet. */
function mayFollow(caller: Caller | undefined): boolean {
  return caller?.follows !== undefined && caller.hasWritten !== true;
}

function openReaders({ leader, open, replicaUrls, log }: Readers): PostgresPool {
  const replicas = replicaUrls.map((url) => ({
    name: new URL(url).host,
    pool: open({ pool: poolOf(url, replicaPatienceMs) }),
  }));
  log.info({ replicas: replicas.map(({ name }) => name) }, 'Who only reads is answered by read replicas');
  return poolOfReaders({ leader, replicas, log });
}

/** Statements that change no row; the end of a transaction is where its changes begin to be seen. */
const reads = /^\s*(select|explain|begin|set|show)\b/i;

/** Counts those that may change one, and tells who asked them that he has written. */
function countWrites() {
  let writes = 0;
  return {
    note: (text: string): void => {
      if (reads.test(text)) return;
      writes += 1;
      const caller = callers.getStore();
      if (caller !== undefined) caller.hasWritten = true;
    },
    writes: () => writes,
  };
}

/** The database over a back end; `openDatabase` chooses one. */
export function buildDatabase(
  backend: Backend,
  {
    limitMs = interactiveLimitMs,
    log,
    prepared: mayPrepare = true,
    pooled: mayBePooled = false,
    replicaUrls = [],
  }: Pick<DatabaseOptions, 'limitMs' | 'log' | 'prepared' | 'pooled' | 'replicaUrls'>,
): Database {
  const prepared = mayPrepare && backend.engine === 'server' ? buildPrepared() : undefined;
  const pooled = mayBePooled && backend.engine === 'server';
  const begin = beginOf(pooled, limitMs);
  const open = ({ pool: config }: Pick<Backend, 'pool'>) => {
    const turns = buildTurns({ places: config.max ?? connections, patienceMs });
    return openPool(config, { limitMs, log, prepared, pooled, turns });
  };
  const pool = open(backend);
  const { note, writes } = countWrites();
  const leader = buildAsked(pool, note);
  const readers =
    replicaUrls.length === 0 ? undefined : buildAsked(openReaders({ leader: pool, open, replicaUrls, log }), note);
  const sessions = new AsyncLocalStorage<Session>();
  const current = (): Session | undefined => (sessions.getStore()?.open ? sessions.getStore() : undefined);
  const idle = (): Asked => (readers !== undefined && mayFollow(callers.getStore()) ? readers : leader);
  const ask = <Row>(query: CompiledQuery<Row>, { ofLeader = false } = {}): Promise<Answer<Row>> =>
    current()?.connection.executeQuery(query) ?? (ofLeader ? leader : idle()).ask(query);

  const reserve = <T>(run: (session: Session) => Promise<T>): Promise<T> => {
    const session = current();
    if (session) return run(session);
    return leader.query.connection().execute(async (connection) => {
      const own: Session = { connection, inTransaction: false, open: true, begin };
      try {
        return await sessions.run(own, () => run(own));
      } finally {
        own.open = false;
      }
    });
  };

  return {
    engine: backend.engine,
    keepsSession: !pooled,
    prepares: prepared !== undefined,
    hasReplicas: readers !== undefined,
    get query() {
      return current()?.connection ?? idle().query;
    },
    ask,
    prepared: (query, { many, ...options } = {}) => {
      prepared?.add(query.sql, many);
      return ask(query, options);
    },
    both: async (first, second, { many = false } = {}) => {
      prepared?.add(first.sql);
      if (many) prepared?.add(second.sql, many);
      if (backend.engine === 'server' && current() === undefined) return idle().both(first, second);
      return [await ask(first), await ask(second)];
    },
    transaction: (run, { oneStatement = false, yields = false } = {}) =>
      // Behind a pooler only a transaction has a limit of ours.
      oneStatement && !pooled && current() === undefined
        ? retryLost(run)
        : reserve((session) => (session.inTransaction ? run() : retryTransaction(session, run, { yields }))),
    job: (run, { limitMs: jobMs = jobLimitMs } = {}) =>
      reserve((session) =>
        pooled ? runPooledJob(session, beginOf(pooled, jobMs), run) : runJob({ session, backend, limitMs, jobMs, run }),
      ),
    checkWritable: () => backend.checkWritable(),
    ...buildReadiness(leader.query, backend),
    writes,
    close: async () => {
      await readers?.pool.end();
      await pool.end();
      await backend.close();
    },
  };
}
