// Statements that each connection keeps prepared: PostgreSQL reads and plans them once. Only for those whose best plan
// is the same whatever is asked for, such as a look-up by id or a page in the order of an index; a filter or a search
// is planned anew for its values, since what serves a rare value is the worst for a common one.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { buildKept } from '../kept.ts';

export interface Prepared {
  /** From now on. `many`: there may be any number of such texts, which leave room for those of which there are few. */
  add(text: string, many?: boolean): void;
  /** What the connection is asked goes by name where it may. */
  use(client: pg.ClientBase): void;
}

/** Of each connection: entities with their orders, and what roles see of them. */
const mostPrepared = 200;
const mostOfMany = 140;
/** What is asked once or twice takes no room from what is asked each day. */
const oftenEnough = 3;
const mostCounted = 500;

/**
 * SQLSTATE feature_not_supported, invalid_sql_statement_name, duplicate_prepared_statement: the columns are others since
 * (another process changed the schema), or a pooler gave the connection to somebody else.
 */
const stale: ReadonlySet<unknown> = new Set(['0A000', '26000', '42P05']);

export function buildPrepared(): Prepared {
  const names = new Map<string, string>();
  let ofMany = 0;
  /** How often each of many was asked, of those that were lately. */
  const asked = buildKept<number>(mostCounted);
  /** Counted up when names have become stale: all are prepared anew under others. */
  let epoch = 0;
  return {
    add: (text, many = false) => {
      if (names.has(text) || names.size >= mostPrepared) return;
      if (many) {
        const times = (asked.find(text) ?? 0) + 1;
        asked.keep(text, times);
        if (times < oftenEnough || ofMany >= mostOfMany) return;
        ofMany += 1;
      }
      names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 22));
    },
    use: (client) => {
      const ask = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
      const askByName = async (name: string, text: string, values: unknown[]): Promise<unknown> => {
        const begun = epoch;
        try {
          return await ask({ name: `s${begun}_${name}`, text, values });
        } catch (error) {
          if (!stale.has((error as { code?: unknown }).code)) throw error;
          if (epoch === begun) epoch += 1;
          // Inside a transaction nothing more is answered: it is begun again as a whole (open-database.ts).
          return ask(text, values).catch(() => {
            throw error;
          });
        }
      };
      client.query = ((text: unknown, values: unknown, ...more: unknown[]) => {
        const name =
          typeof text === 'string' && Array.isArray(values) && more.length === 0 ? names.get(text) : undefined;
        return name === undefined ? ask(text, values, ...more) : askByName(name, text as string, values as unknown[]);
      }) as typeof client.query;
    },
  };
}
