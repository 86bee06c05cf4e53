// One step from the tables as they are to the tables as they are declared.
import type { Meaning } from '#engine/model/table.ts';

/** Some of the rows that stand in the way. */
export interface Examples {
  /** Query of `id`, `found` and, where it would change, `becomes`, as texts; few rows. */
  readonly query: string;
  readonly table: string;
  /** What the values mean: by it they are masked. Absent where it is not known, then only ids are told. */
  readonly of?: Meaning | undefined;
}

interface Risk {
  /** Query of one number: how many rows stand in the way or lose something. At 0 the step is as good as safe. */
  readonly count: string;
  readonly examples?: Examples;
  /** What is wrong with those rows, after their number: `have a value that would be dropped`. */
  readonly reason: string;
  /** What to do other than to permit it. */
  readonly remedy: string;
  /** What runs instead of `sql` when the step is permitted; without it only the data can be mended. */
  readonly permitted?: readonly string[];
  /** What permitting it means. */
  readonly meaning?: string;
}

interface Statements {
  /** In the transaction of the plan. */
  readonly inside: readonly string[];
  /** After it, one by one. */
  readonly afterwards: readonly string[];
}

export interface Step {
  /** Stable from run to run; what `--allow` takes. */
  readonly id: string;
  readonly phase: Phase;
  readonly summary: string;
  /** Where the statements name an index alone. */
  readonly table?: string;
  readonly sql: readonly string[];
  /** The same for a table that others use meanwhile: they wait for nothing that reads all of it. */
  readonly apart?: Statements;
  /** Its table has parts, or gets them: nothing of it can be made beside those who write. */
  readonly ofParts?: true;
  /** Why the step is due though no schema changed: what was expected in the database, and what was found. */
  readonly drift?: string;
  /** Absent: nothing can be lost and nothing can fail. */
  readonly risk?: Risk;
}

/** The order in which steps run, whichever table they concern. */
const phases = [
  'rename',
  'join-parts',
  'drop-foreign-key',
  'drop-check',
  'drop-index',
  'drop-generated',
  'create-table',
  'drop-column',
  'change-column',
  'add-column',
  'move',
  'drop-moved',
  'inside',
  // Between what holds a choice to its former options and what holds it to the new ones.
  'rename-options',
  'add-generated',
  'create-unique',
  'create-index',
  'add-check',
  'add-foreign-key',
  'partition',
  'drop-table',
] as const;
type Phase = (typeof phases)[number];

/** What a step runs. `apart`: where something can be run after the transaction. */
export function statementsOf(
  { sql, apart, risk }: Step,
  { isPermitted, apart: mayBeApart }: { isPermitted: boolean; apart: boolean },
): Statements {
  if (isPermitted && risk?.permitted !== undefined) return { inside: risk.permitted, afterwards: [] };
  return mayBeApart && apart !== undefined ? apart : { inside: sql, afterwards: [] };
}

export function inOrder(steps: readonly Step[]): readonly Step[] {
  return steps.toSorted((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase));
}

/** What a process of the former version asks for is not there any more, or means something else. */
const interrupting =
  /^(rename-column|rename-table|rename-inner|rename-options|drop-table|drop-inner|change-type|change-inner):/;

/** Those of the steps that a process of the former version cannot run beside, whatever its tables are called as well. */
export function interruptingSteps(steps: readonly Step[]): readonly Step[] {
  const isThere = (id: string): boolean => steps.some((step) => step.id === id);
  return steps.filter(({ id, risk }) => {
    if (id.startsWith('rename-table:')) return !isThere(id.replace('rename', 'expand'));
    // What the database computes comes back.
    return interrupting.test(id) || (id.startsWith('drop-column:') && risk !== undefined);
  });
}
