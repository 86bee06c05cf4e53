// What everybody is given to ask PostgreSQL with; open-database.ts makes it.
import type { CompiledQuery, Kysely } from 'kysely';

export type Tables = Record<string, Record<string, unknown>>;

export interface Answer<Row> {
  readonly rows: readonly Row[];
}

export interface Database {
  /**
   * The running transaction's connection, else the pool's. Ask for it each time; never keep it across a transaction's
   * borders.
   */
  readonly query: Kysely<Tables>;
  /** Asks a statement that is there already, over the same connection as `query`. `ofLeader`: what no replica may answer. */
  ask<Row>(query: CompiledQuery<Row>, options?: { readonly ofLeader?: boolean }): Promise<Answer<Row>>;
  /**
   * The same of what each connection keeps prepared, where it may (a server, PREPARED_STATEMENTS on): a statement whose best
   * plan is the same for all its values. `many`: one of any number of texts.
   */
  prepared<Row>(
    query: CompiledQuery<Row>,
    options?: { readonly many?: boolean; readonly ofLeader?: boolean },
  ): Promise<Answer<Row>>;
  /**
   * Two statements that need nothing of each other, the first kept prepared, the second when it is one of `many`: a
   * server is sent both at once, over one connection.
   */
  both<First, Second>(
    first: CompiledQuery<First>,
    second: CompiledQuery<Second>,
    options?: { readonly many?: boolean },
  ): Promise<readonly [Answer<First>, Answer<Second>]>;
  /**
   * Joins a running transaction. `run` is called again when another transaction was in its way. Not for work that goes
   * on after `run` has settled. `oneStatement`: what it writes is one statement, which is a transaction by itself.
   * `yields`: it changes tables, and others are not to wait behind it: it gives a lock that does not come up, and begins
   * again.
   */
  transaction<T>(
    run: () => Promise<T>,
    options?: { readonly oneStatement?: boolean; readonly yields?: boolean },
  ): Promise<T>;
  /**
   * One connection for work that may take long (imports, exports, schema changes): raises the time limit of its
   * statements.
   */
  job<T>(run: () => Promise<T>, options?: { limitMs?: number }): Promise<T>;
  readonly engine: 'embedded' | 'server';
  /** False behind a pooler that gives each transaction another connection: nothing holds from one to the next. */
  readonly keepsSession: boolean;
  /** Whether connections keep statements prepared. */
  readonly prepares: boolean;
  /** Others follow this server, and callers with `follows` are answered by them. */
  readonly hasReplicas: boolean;
  /** Throws DiskFullError (code STORAGE_FULL) when the disk is nearly full. Call before writes. */
  checkWritable(): void;
  /** Whether it answers, as it was seen a moment ago. */
  isReady(): Promise<boolean>;
  /** Whether it answers now. */
  answers(): Promise<boolean>;
  /** Grows with everything that may have changed rows, written through here: what is kept of rows holds until then. */
  writes(): number;
  /** Waits for running queries, checkpoints, releases the data folder. */
  close(): Promise<void>;
}
