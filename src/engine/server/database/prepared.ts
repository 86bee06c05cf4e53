// Statements that each connection keeps prepared: PostgreSQL reads and plans them once. Only for those whose best plan
// is the same whatever is asked for, such as a look-up by id or a page in the order of an index; a filter or a search
// is planned anew for its values, since what serves a rare value is the worst for a common one.
import { createHash } from 'node:crypto';
import type pg from 'pg';

export interface Prepared {
  /** From now on. */
  add(text: string): void;
  /** What the connection is asked goes by name where it may. */
  use(client: pg.ClientBase): void;
}

/** Of each connection: entities with their orders, and what roles see of them. */
const mostPrepared = 200;

export function buildPrepared(): Prepared {
  const names = new Map<string, string>();
  return {
    add: (text) => {
      if (names.has(text) || names.size >= mostPrepared) return;
      names.set(text, `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`);
    },
    use: (client) => {
      const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
      client.query = ((text: unknown, values: unknown, ...more: unknown[]) => {
        const name = typeof text === 'string' && Array.isArray(values) ? names.get(text) : undefined;
        return name === undefined ? ask(text, values, ...more) : ask({ name, text, values }, ...more);
      }) as typeof client.query;
    },
  };
}
