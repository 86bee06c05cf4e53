// Servers that follow the leader answer those who only read, each once it has what its reader wrote himself. What one of
// them cannot answer, the leader does: it may be away, behind, or busy taking in what the reader looks at.
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Log } from './log.ts';
import { callers, TurnError } from './turns.ts';

/**
 * A place in the leader's log: whoever has come so far has everything that was written before. `16/B374D848`, as
 * PostgreSQL writes it.
 */
export function readPosition(text: string | null): bigint {
  if (text === null) return 0n;
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** A server that could not be reached is left alone for a while. */
const restMs = 5_000;

/**
 * SQLSTATE of what is asked of the leader instead: the rows were needed for taking in what comes from there (40001,
 * 40P01), something is written after all (25006), or the schema has not come yet.
 */
const notHere: ReadonlySet<unknown> = new Set('40001 40P01 25006 42P01 42703 42704 42883 0A000'.split(' '));

/** The server ends, has just begun, or nothing has come from it at all: PostgreSQL's own errors have a code of five. */
function isGone(code: unknown): boolean {
  return !/^[0-9A-Z]{5}$/.test(String(code)) || String(code).startsWith('57P0');
}

interface Replica {
  readonly pool: PostgresPool;
  isResting(): boolean;
  rest(reason: unknown): void;
}

interface Parts {
  readonly leader: PostgresPool;
  /** Called so in the log. */
  readonly replicas: readonly { readonly name: string; readonly pool: PostgresPool }[];
  readonly log: Log;
}

/** Connections for callers with `follows`: of the replicas in turn, else of the leader. */
export function poolOfReaders({ leader, replicas, log }: Parts): PostgresPool {
  const all = replicas.map(({ name, pool }) => buildReplica(name, pool, log));
  /** How far each connection's server was when it was last asked. */
  const seen = new WeakMap<PostgresPoolClient, bigint>();
  let next = 0;
  return {
    options: leader.options,
    connect: async () => {
      const needed = callers.getStore()?.follows ?? 0n;
      for (let tried = 0; tried < all.length; tried += 1) {
        const replica = all[(next += 1) % all.length];
        if (replica === undefined || replica.isResting()) continue;
        const client = await connectTo(replica, needed, seen);
        if (client !== undefined) return orLeader(client, { replica, leader });
      }
      return leader.connect();
    },
    end: async () => {
      await Promise.all(all.map(({ pool }) => pool.end()));
    },
  };
}

function buildReplica(name: string, pool: PostgresPool, log: Log): Replica {
  let until = 0;
  const isResting = () => performance.now() < until;
  return {
    pool,
    isResting,
    rest: (err) => {
      if (isResting()) return;
      until = performance.now() + restMs;
      log.warn({ err, replica: name }, 'A read replica does not answer: its readers are sent to the leader');
    },
  };
}

/** Undefined where the server does not answer, or has not come so far. */
async function connectTo(
  replica: Replica,
  needed: bigint,
  seen: WeakMap<PostgresPoolClient, bigint>,
): Promise<PostgresPoolClient | undefined> {
  let client: PostgresPoolClient | undefined;
  try {
    client = await replica.pool.connect();
    const known = seen.get(client) ?? (await askPosition(client));
    const position = known < needed ? await askPosition(client) : known;
    seen.set(client, position);
    if (position >= needed) return client;
    client.release();
  } catch (error) {
    if (error instanceof TurnError) throw error;
    if (client !== undefined) discard(client);
    replica.rest(error);
  }
  return undefined;
}

/** What the leader has written; of a server that follows, what of it can be seen there. */
async function askPosition(client: PostgresPoolClient): Promise<bigint> {
  const { rows } = await client.query<{ position: string | null }>(
    `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as position`,
    [],
  );
  return readPosition(rows[0]?.position ?? null);
}

/** The connection, and from the first statement on that it cannot answer one to the leader. */
function orLeader(
  client: PostgresPoolClient,
  { replica, leader }: { readonly replica: Replica; readonly leader: PostgresPool },
): PostgresPoolClient {
  let own: PostgresPoolClient | undefined = client;
  let instead: Promise<PostgresPoolClient> | undefined;
  const leave = (from: PostgresPoolClient, error: unknown): void => {
    const { code } = error as { readonly code?: unknown };
    if (isGone(code)) {
      discard(from);
      replica.rest(error);
    } else if (notHere.has(code)) from.release();
    else throw error;
    own = undefined;
  };
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    if (own !== undefined)
      try {
        return await own.query(text, values);
      } catch (error) {
        leave(own, error);
      }
    instead ??= leader.connect();
    return (await instead).query(text, values);
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => {
      own?.release();
      void instead?.then(
        (other) => other.release(),
        () => {},
      );
    },
  };
}

/** A connection of which nobody knows what it does next. */
function discard(client: PostgresPoolClient): void {
  client.release(true);
}
