// One statement by itself, or two at once, over a pool's connections.
import { Kysely, PostgresDialect, type CompiledQuery, type PostgresPool } from 'kysely';
import type { Answer, Tables } from './database.ts';

/** Connections, and the ways to ask over them. */
export interface Asked {
  readonly pool: PostgresPool;
  readonly query: Kysely<Tables>;
  /** One statement by itself: a query builder takes as long around it as the driver does. */
  ask<Row>(query: CompiledQuery<Row>): Promise<Answer<Row>>;
  /** The second is sent before the first is answered: both take little more than one. Of a server. */
  both<First, Second>(
    first: CompiledQuery<First>,
    second: CompiledQuery<Second>,
  ): Promise<readonly [Answer<First>, Answer<Second>]>;
}

/** What the driver reads before each statement: whether it waits for the answers of those before. */
interface Pipelined {
  pipeline: boolean;
}

/** `note` hears of each statement. */
export function buildAsked(pool: PostgresPool, note: (text: string) => void): Asked {
  const dialect = new PostgresDialect({ pool });
  return {
    pool,
    query: new Kysely<Tables>({ dialect, log: ({ query }) => note(query.sql) }),
    ask: async <Row>({ sql: text, parameters }: CompiledQuery<Row>) => {
      const client = await pool.connect();
      try {
        return await client.query<Row>(text, parameters as unknown[]);
      } finally {
        client.release();
        note(text);
      }
    },
    both: async <First, Second>(first: CompiledQuery<First>, second: CompiledQuery<Second>) => {
      const client = await pool.connect();
      // Not of the connection for good: COPY could not be asked over it.
      const driver = client as typeof client & Pipelined;
      try {
        driver.pipeline = true;
        const answers = [
          client.query<First>(first.sql, first.parameters as unknown[]),
          client.query<Second>(second.sql, second.parameters as unknown[]),
        ] as const;
        await Promise.allSettled(answers);
        return await Promise.all(answers);
      } finally {
        driver.pipeline = false;
        client.release();
        note(first.sql);
        note(second.sql);
      }
    },
  };
}
