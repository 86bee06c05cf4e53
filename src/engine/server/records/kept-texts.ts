// SQL that is the same whenever the same is asked for, kept as text: to build it costs the server more than the rest of
// a request, to keep it a few hundred bytes.
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely';
import { buildKept } from '../kept.ts';

type Sql = RawBuilder<unknown>;

/** Builds text only: it is connected to nothing. */
export const printer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export interface KeptTexts {
  /**
   * What `build` says of these parts. The name finds it again; parts that are others than those it was built of (two
   * declarations may share a name) have it built anew.
   */
  of(name: string, parts: readonly unknown[], build: () => Sql): Sql;
  readonly size: number;
}

interface KeptText {
  readonly parts: readonly unknown[];
  readonly text: Sql;
}

/** At most so many. */
export function buildKeptTexts(most: number): KeptTexts {
  const kept = buildKept<KeptText>(most);
  return {
    of: (name, parts, build) => {
      const found = kept.find(name);
      if (found !== undefined && isSame(found.parts, parts)) return found.text;
      const built = build();
      const { sql: text, parameters } = built.compile(printer);
      // A value may be another the next time.
      if (parameters.length > 0) return built;
      return kept.keep(name, { parts: [...parts], text: sql.raw(text) }).text;
    },
    get size() {
      return kept.size;
    },
  };
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((part, index) => part === others[index]);
}
