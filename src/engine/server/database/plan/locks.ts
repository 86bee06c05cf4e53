// The locks that a step takes on tables others use meanwhile, read off its statements (PostgreSQL 15, ALTER TABLE,
// "Explicit Locking"); each is held until the whole plan is done.
import type { Step } from './step.ts';

export interface Lock {
  readonly table: string;
  readonly lock: 'access exclusive' | 'share row exclusive' | 'share' | 'row exclusive';
  /** What is done to all its rows under the lock; of `row exclusive`, to those that are concerned. */
  readonly rows: 'untouched' | 'read' | 'written';
}

type Rule = readonly [statement: RegExp, lock: Lock['lock'], rows: Lock['rows']];

/** The first that fits counts; the first group is the table. */
const rules: readonly Rule[] = [
  [/^alter table "([^"]+)" add column .*( generated always |bigserial|gen_random_uuid)/, 'access exclusive', 'written'],
  [/^alter table "([^"]+)" alter column "[^"]+" type /, 'access exclusive', 'written'],
  [/^alter table "([^"]+)" alter column "[^"]+" set not null/, 'access exclusive', 'read'],
  [/^alter table "([^"]+)" add constraint .* foreign key .* not valid$/, 'share row exclusive', 'untouched'],
  [/^alter table "([^"]+)" add constraint .* foreign key /, 'share row exclusive', 'read'],
  [/^alter table "([^"]+)" add constraint (?!.* not valid$)/, 'access exclusive', 'read'],
  [/^(?:alter|drop) table "([^"]+)"/, 'access exclusive', 'untouched'],
  [/^create (?:unique )?index .*? on "([^"]+)"/, 'share', 'read'],
  [/^(?:update|delete from) "([^"]+)"/, 'row exclusive', 'written'],
];

const strength: readonly Lock['lock'][] = ['row exclusive', 'share', 'share row exclusive', 'access exclusive'];
const work: readonly Lock['rows'][] = ['untouched', 'read', 'written'];

/** One a table: the strongest, and the most that is done. */
export function locksOf(step: Step, isPermitted: boolean): readonly Lock[] {
  const statements = isPermitted ? (step.risk?.permitted ?? step.sql) : step.sql;
  const byTable = new Map<string, Lock>();
  for (const lock of statements.flatMap((statement) => locksBy(statement.trim(), step.table))) {
    const known = byTable.get(lock.table) ?? lock;
    byTable.set(lock.table, {
      table: lock.table,
      lock: more(strength, known.lock, lock.lock),
      rows: more(work, known.rows, lock.rows),
    });
  }
  return [...byTable.values()];
}

function locksBy(statement: string, ofIndex: string | undefined): readonly Lock[] {
  if (/^(drop|alter) index /.test(statement))
    return ofIndex === undefined ? [] : [{ table: ofIndex, lock: 'access exclusive', rows: 'untouched' }];
  for (const [pattern, lock, rows] of rules) {
    const table = pattern.exec(statement)?.[1];
    if (table === undefined) continue;
    const target = / foreign key .* references "([^"]+)"/.exec(statement)?.[1];
    return [{ table, lock, rows }, ...(target === undefined ? [] : [{ table: target, lock, rows }])];
  }
  return [];
}

function more<T>(order: readonly T[], a: T, b: T): T {
  return order.indexOf(a) > order.indexOf(b) ? a : b;
}
