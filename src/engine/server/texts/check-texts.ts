// What must hold for an action, in the reader's language.
import type { Translate } from '#engine/kinds/check-record.ts';
import type { CheckAnswer, FoundRecord } from '#engine/model/errors.ts';
import type { CheckName } from '#engine/model/text-keys.ts';

/** One thing that must hold, before it is put into words: the text `check.<name>`. */
export interface Check {
  readonly name: CheckName;
  readonly passed: boolean;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The records that stand in the way. */
  readonly found?: readonly FoundRecord[];
}

/** Those that do not hold, in one line. */
export function blockersOf(checks: readonly CheckAnswer[]): string {
  return checks
    .filter(({ passed }) => !passed)
    .map(({ message }) => message)
    .join('; ');
}

export function translateChecks(checks: readonly Check[], t: Translate): CheckAnswer[] {
  return checks.map(({ name, passed, params, found }) => ({
    name,
    message: t(`check.${name}`, { count: found?.length ?? 0, ...params }),
    passed,
    ...(found !== undefined && { found }),
  }));
}
