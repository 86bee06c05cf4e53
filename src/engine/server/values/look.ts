// For whoever applies first and looks at the rows then: the development server, which serves meanwhile.
import type { Database } from '../database/database.ts';
import { declaredModel, readModel } from '../database/model-memory.ts';
import { changedRules } from './changed-rules.ts';
import { findValues } from './find-values.ts';
import { printFinding } from './print-plan.ts';

/** Before the schemas are applied; resolves to what looks at the rows once they are, and says what it found. */
export async function beginLooking(database: Database): Promise<() => Promise<string>> {
  const changed = changedRules(await readModel(database), declaredModel);
  return async () => {
    const findings = changed.length === 0 ? [] : await findValues(database, changed, new Date());
    return findings.map(printFinding).join('\n');
  };
}
