// The locks that a step takes on tables others use meanwhile, read off its statements (PostgreSQL 15, ALTER TABLE,
// "Explicit Locking"); each is held until the whole plan is done, but those taken after it.
import { statementsOf, type Step } from './step.ts';

export interface Lock {
  readonly table: string;
  readonly lock: 'access exclusive' | 'share row exclusive' | 'share' | 'share update exclusive' | 'row exclusive';
  /** What is done to all its rows under the lock; of `row exclusive`, to those that are concerned. */
  readonly rows: 'untouched' | 'read' | 'written';
  /** Taken after the plan, and given back at once. */
  readonly isAfterwards?: true;
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
  [/^alter table "([^"]+)" validate constraint /, 'share update exclusive', 'read'],
  [/^do \$\$.* alter table "([^"]+)" attach partition /, 'access exclusive', 'read'],
  [/^do \$\$.*insert into "([^"]+)" .* select .* from /, 'access exclusive', 'written'],
  [/^(?:alter|drop) table "([^"]+)"/, 'access exclusive', 'untouched'],
  [/^create (?:unique )?index concurrently .*? on "([^"]+)"/, 'share update exclusive', 'read'],
  [/^create (?:unique )?index .*? on "([^"]+)"/, 'share', 'read'],
  [/^(?:update|delete from) "([^"]+)"/, 'row exclusive', 'written'],
];

const strength: readonly Lock['lock'][] = [
  'row exclusive',
  'share update exclusive',
  'share',
  'share row exclusive',
  'access exclusive',
];
const work: readonly Lock['rows'][] = ['untouched', 'read', 'written'];

/** Within the plan one a table: the strongest, and the most that is done; after it each by itself. */
export function locksOf(step: Step, how: { isPermitted: boolean; apart: boolean }): readonly Lock[] {
  const { inside, afterwards } = statementsOf(step, how);
  const byTable = new Map<string, Lock>();
  for (const lock of inside.flatMap((statement) => locksBy(statement.trim(), step.table))) {
    const known = byTable.get(lock.table) ?? lock;
    byTable.set(lock.table, {
      table: lock.table,
      lock: more(strength, known.lock, lock.lock),
      rows: more(work, known.rows, lock.rows),
    });
  }
  const later = afterwards.flatMap((statement) => locksBy(statement, step.table));
  return [
    ...byTable.values(),
    ...later.map((lock) => ({
      ...lock,
      isAfterwards: true as const,
      // What is not null a check holds by then: nothing is read for it again.
      rows: lock.lock === 'access exclusive' ? ('untouched' as const) : lock.rows,
    })),
  ];
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
