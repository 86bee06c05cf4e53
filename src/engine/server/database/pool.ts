// Connections to PostgreSQL: what each is told before its first statement, and whose turn it is.
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { product } from '#generated/product.ts';
import { readCopiedRows } from './copied-rows.ts';
import { readLateValues } from './late-value.ts';
import type { Log } from './log.ts';
import type { Prepared } from './prepared.ts';
import { limits } from './session.ts';
import type { Turns } from './turns.ts';
import { valueTypes } from './value-types.ts';

/** What a pooler keeps by client, too: PostgreSQL reports them. */
const reported = [`set application_name = '${product.name}'`, `set timezone = 'UTC'`, `set datestyle = 'ISO, YMD'`];
const unreported = [`set client_min_messages = warning`, `set jit = off`];

interface PoolParts {
  readonly limitMs: number;
  readonly log: Log;
  readonly prepared: Prepared | undefined;
  readonly pooled: boolean;
  readonly turns: Turns;
}

/** Connections that are ready for our statements, each for one caller's turn. */
export function openPool(config: pg.PoolConfig, { turns, ...parts }: PoolParts): PostgresPool {
  return inTurn(buildPool(config, parts), turns);
}

function buildPool(config: pg.PoolConfig, { limitMs, log, prepared, pooled }: Omit<PoolParts, 'turns'>): pg.Pool {
  const first = pooled ? reported : [...reported, ...unreported, limits(limitMs)];
  const pool = new pg.Pool({
    ...config,
    types: valueTypes,
    onConnect: async (client: pg.ClientBase) => {
      // A connection that dies while in use tells its query; without a listener it would end the process as well.
      client.on('error', (err) => log.warn({ err }, 'A database connection was lost'));
      await client.query(first.join('; '));
      prepared?.use(client);
      readLateValues(client);
      readCopiedRows(client);
    },
  });
  pool.on('error', (err) => log.warn({ err }, 'An idle database connection was lost'));
  return pool;
}

function inTurn(pool: pg.Pool, turns: Turns): PostgresPool {
  return {
    options: pool.options,
    end: async () => {
      if (!pool.ending) await pool.end();
    },
    connect: async () => {
      const end = await turns.take();
      try {
        const client = await pool.connect();
        const release = client.release.bind(client);
        client.release = (destroy) => {
          release(destroy);
          end();
        };
        return client;
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}
