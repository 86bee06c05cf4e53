// Whether the running process still finds the columns it was built for: asked by /healthz and when a query meets a name
// that is not there.
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { tables as declaredTables } from '#generated/tables.ts';
import type { Database } from '../database.ts';
import { systemTables } from '../system-tables.ts';

/** A probe asks the database anew when the last answer is older than this. */
const freshMs = 5_000;
/** Whoever wants to know it now waits no longer: a job may have the embedded database for minutes. */
const patienceMs = 1_000;

export interface Fit {
  /** Asks the database now. */
  ask(): Promise<boolean>;
  /** As now, or as last seen where the database is at work on something long. */
  askNow(): Promise<boolean>;
  /** As last seen, without waiting behind a slow query; what is old is asked again meanwhile. */
  isKnown(): boolean;
}

export function buildFit(database: Database, elapsed: () => number = () => performance.now()): Fit {
  const wanted = [...systemTables, ...declaredTables].flatMap(({ name, columns }) =>
    columns.map((column) => ({ table: name, column: column.name })),
  );
  let known = true;
  let askedAt = -Infinity;
  let asking: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> => {
    askedAt = elapsed();
    asking ??= hasAll(database, wanted)
      .then((fits) => (known = fits))
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return {
    ask,
    askNow: () => Promise.race([ask(), setTimeout(patienceMs, undefined, { ref: false }).then(() => known)]),
    isKnown() {
      // A database that does not answer is told by the probe itself.
      if (elapsed() - askedAt >= freshMs) ask().catch(() => {});
      return known;
    },
  };
}

async function hasAll(
  database: Database,
  wanted: readonly { readonly table: string; readonly column: string }[],
): Promise<boolean> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from unnest(${wanted.map(({ table }) => table)}::text[], ${wanted.map(({ column }) => column)}::text[]) as wanted (table_name, column_name)
    left join pg_attribute on attrelid = to_regclass(quote_ident(table_name)) and attname = column_name and attnum > 0 and not attisdropped
    where attname is null`.execute(database.query);
  return rows[0]?.missing === 0;
}
