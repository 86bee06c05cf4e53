// Servers that follow the leader answer those who only read, each once it has what its reader wrote himself. What one of
// them cannot answer, the leader does: it may be away, behind, or busy taking in what the reader looks at.
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Log } from './log.ts';
import { callers } from './turns.ts';

/**
 * A place in the leader's log: whoever has come so far has everything that was written before. `16/B374D848`, as
 * PostgreSQL writes it.
 */
export function readPosition(text: string | null): bigint {
  if (text === null) return 0n;
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** What the leader has written; of a server that follows, what of it can be seen there. */
const askPosition = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as position`;

/** A server that could not be reached is left alone for a while. */
const restMs = 5_000;

/**
 * SQLSTATE of what the leader answers: the connection is going or gone (57P…), the rows were needed for taking in what
 * comes from the leader (40001, 40P01), something is written after all (25006), or the schema has not come yet (42…).
 */
const notHere: ReadonlySet<unknown> = new Set(
  '57P01 57P02 57P03 57P05 40001 40P01 25006 42P01 42703 42704 42883 0A000'.split(' '),
);

function isFromServer(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code));
}

interface Replica {
  readonly pool: PostgresPool;
  readonly name: string;
  restsUntil: number;
}

interface Parts {
  readonly leader: PostgresPool;
  /** By what the log calls them. */
  readonly replicas: Readonly<Record<string, PostgresPool>>;
  readonly log: Log;
}

/** Connections for callers with `follows`: of the replicas in turn, else of the leader. */
export function poolOfReaders({ leader, replicas, log }: Parts): PostgresPool {
  const all = Object.entries(replicas).map(([name, pool]): Replica => ({ name, pool, restsUntil: 0 }));
  /** How far each connection's server was when it was last asked. */
  const seen = new WeakMap<PostgresPoolClient, bigint>();
  let next = 0;

  function rest(replica: Replica, err: unknown): void {
    if (performance.now() < replica.restsUntil) return;
    replica.restsUntil = performance.now() + restMs;
    log.warn({ err, replica: replica.name }, 'A read replica does not answer: its readers are sent to the leader');
  }

  async function take(replica: Replica, needed: bigint): Promise<PostgresPoolClient | undefined> {
    let client: PostgresPoolClient;
    try {
      client = await replica.pool.connect();
    } catch (error) {
      if ((error as { code?: unknown }).code === 'NO_TURN') throw error;
      rest(replica, error);
      return undefined;
    }
    try {
      if ((seen.get(client) ?? -1n) < needed) {
        const { rows } = await client.query<{ position: string | null }>(askPosition, []);
        seen.set(client, readPosition(rows[0]?.position ?? null));
      }
    } catch (error) {
      discard(client);
      rest(replica, error);
      return undefined;
    }
    if ((seen.get(client) ?? -1n) >= needed) return withLeader(replica, client);
    client.release();
    return undefined;
  }

  function withLeader(replica: Replica, client: PostgresPoolClient): PostgresPoolClient {
    let own: PostgresPoolClient | undefined = client;
    let instead: Promise<PostgresPoolClient> | undefined;
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      if (own !== undefined)
        try {
          return await own.query(text, values);
        } catch (error) {
          if (isFromServer(error) && !notHere.has((error as { code?: unknown }).code)) throw error;
          if (isFromServer(error)) own.release();
          else {
            discard(own);
            rest(replica, error);
          }
          own = undefined;
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

  return {
    options: leader.options,
    connect: async () => {
      const needed = callers.getStore()?.follows ?? 0n;
      for (let tried = 0; tried < all.length; tried += 1) {
        const replica = all[(next += 1) % all.length];
        if (replica === undefined || performance.now() < replica.restsUntil) continue;
        const client = await take(replica, needed);
        if (client !== undefined) return client;
      }
      return leader.connect();
    },
    end: async () => {
      await Promise.all(all.map(({ pool }) => pool.end()));
    },
  };
}

/** A connection of which nobody knows what it does next. */
function discard(client: PostgresPoolClient): void {
  (client.release as (destroy: boolean) => void)(true);
}
