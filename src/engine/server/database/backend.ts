// What a server and the embedded engine differ in; everything else is open-database.ts.
import type pg from 'pg';
import type { Log } from './log.ts';

/** What the two back ends differ in. */
export interface Backend {
  readonly engine: 'embedded' | 'server';
  readonly pool: pg.PoolConfig;
  /** Called around a job; undefined restores the ordinary limit. */
  setLimit(limitMs: number | undefined): void;
  checkWritable(): void;
  /** True while a statement runs within its limit, on an engine that runs one at a time. */
  busy(): boolean;
  close(): Promise<void>;
}

export interface BegunBackend extends Backend {
  /** Resolves when it can be asked; rejects with what keeps it from that. */
  readonly opened: Promise<void>;
}

export interface DatabaseOptions {
  readonly databaseUrl?: string | undefined;
  /** Servers that follow that one: who only reads is answered by them. */
  readonly replicaUrls?: readonly string[];
  readonly dataDir: string;
  readonly log: Log;
  /** Limit of an ordinary statement. */
  readonly limitMs?: number;
  readonly clock?: () => Date;
  /** Whether connections keep statements prepared (unless told otherwise): not behind every pooler. */
  readonly prepared?: boolean;
  /**
   * A pooler stands between that gives each transaction another connection: nothing is said to a connection that is to
   * hold longer. Statements outside of transactions have the limits of the role.
   */
  readonly pooled?: boolean;
}

/** What an ordinary statement may take. */
export const interactiveLimitMs = 15_000;
/** What a statement of a job may take. */
export const jobLimitMs = 15 * 60_000;
