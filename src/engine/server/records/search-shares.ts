// How many rows have what is searched for, as far as some rows of their table tell. PostgreSQL sees of one word how
// frequent it is, after planning for four fifths of the time that a search for a rare one takes; not of several, and not
// where in the order of a list they are.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import { rowEstimate } from '../database/analyze.ts';
import type { Database } from '../database/database.ts';
import { tableOf } from './entity-table.ts';
import { buildNeedle, type Needle } from './search-needle.ts';
import { searchMatcher, wordsOf } from './search-sql.ts';

export interface Expected {
  /** Of all rows, those with all words: 0 to 1. */
  readonly share: number;
  /** Of all rows, those that the index finds: it knows no short words. */
  readonly indexed: number;
  /** Of the table. */
  readonly rows: number;
  /** A few letters of the words that hardly any other row has. */
  readonly needle?: string;
}

export interface SearchShares {
  /** Undefined where it is not known. */
  of(entity: Entity, search: string): Expected | undefined;
}

/** What none of these has fewer than one row in 600 have, with a certainty of 95 in 100. */
const sampledRows = 2_000;
/** One of so many rows that are looked at: they come by the page, and neighbours have much in common. */
const apart = 20;
const sampleHoldsMs = 600_000;

interface Sample {
  /** What each row is searched by, folded; none of a table that nobody has counted. */
  readonly texts: readonly string[];
  /** All of them, a line each: whether any holds some letters is told five times as fast. */
  readonly lines: string;
  readonly rows: number;
  readonly needle: Needle;
}

const nothing: Sample = { texts: [], lines: '', rows: 0, needle: () => undefined };

/** The embedded database is asked nothing: its tables are small, and it does one thing at a time. */
export function buildSearchShares(database: Database, elapsed: () => number = () => performance.now()): SearchShares {
  const samples = new Map<string, Sample & { readonly takenAt: number }>();
  const taking = new Set<string>();
  /** Not on the connection, nor in the turn, of the search that gave the reason. */
  const beside = AsyncLocalStorage.snapshot();

  async function take(table: string): Promise<void> {
    taking.add(table);
    // Nobody waits for it, and without it everything is found.
    const sample = await readSample(database, table).catch(() => nothing);
    samples.set(table, { ...sample, takenAt: elapsed() });
    taking.delete(table);
  }

  return {
    of: (entity, search) => {
      const matcher = database.engine === 'server' ? searchMatcher(search) : undefined;
      if (matcher === undefined) return undefined;
      const { name } = tableOf(entity);
      const known = samples.get(name);
      const isOld = known === undefined || elapsed() - known.takenAt > sampleHoldsMs;
      if (isOld && !taking.has(name)) void beside(take, name);
      if (known === undefined || known.texts.length === 0) return undefined;
      const { texts, lines, rows } = known;
      const needle = known.needle(wordsOf(search), rows);
      const having =
        needle === undefined ? texts : lines.includes(needle) ? texts.filter((text) => text.includes(needle)) : [];
      const found = having.filter(matcher.isIndexed);
      return {
        share: found.filter(matcher.holds).length / texts.length,
        indexed: found.length / texts.length,
        rows,
        // Letters that belong together are more frequent than they are reckoned to be.
        ...(needle !== undefined && having.length === 0 && { needle }),
      };
    },
  };
}

async function readSample(database: Database, table: string): Promise<Sample> {
  // As PostgreSQL reckons: by the pages that the table has had since it was counted.
  const counted = await sql<{ rows: number }>`
    select (${rowEstimate}) * case when relpages > 0
      then greatest(1, pg_relation_size(oid)::float8 / current_setting('block_size')::int / relpages) else 1 end as rows
    from pg_class where oid = to_regclass(${JSON.stringify(table)})`.execute(database.query);
  const rows = counted.rows[0]?.rows ?? -1;
  if (rows < 1) return nothing;
  const looked = Math.min(rows, sampledRows * apart);
  const found = await sql<{ text: string | null }>`
    select search as text from ${sql.table(table)} tablesample system (${sql.lit((100 * looked) / rows)})
    where random() < ${sql.lit(sampledRows / looked)} limit ${sql.lit(2 * sampledRows)}`.execute(database.query);
  const texts = found.rows.map(({ text }) => text ?? '');
  return { texts, lines: texts.join('\n'), rows, needle: buildNeedle(texts) };
}
