// `npm run plan -- --since <commit>`: what the schemas change that came after a commit, on a copy of the rows that was
// turned back to it. So it tells the same before and after they were applied.
import { fingerprint, tables } from '#generated/tables.ts';
import { applySchema, readApplied, SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openMemoryDatabase } from '#engine/server/database/embedded/open-memory.ts';
import { declaredModel, rememberModel } from '#engine/server/database/model-memory.ts';
import { copyOf } from '#engine/server/values/copy-of-running.ts';
import { applyBack, turnedBack, type Committed } from '#engine/server/values/plan-back.ts';
import { readCommitted } from './committed.ts';

/** The rows as the schemas of the commit have them, in memory; without any where the database has no tables. */
export async function copyAt(database: Database, commit: string): Promise<Database> {
  const committed = await readCommitted(commit);
  const isEmpty = (await readApplied(database)) === undefined;
  const copy = isEmpty ? await openMemoryDatabase() : await copyOf(database);
  try {
    if (isEmpty) await applySchema(copy, { schema: committed });
    else await turnBack(copy, turnedBack(committed, { tables, fingerprint, model: declaredModel }));
    // Named as it was, not as what it was called later.
    await rememberModel(copy, committed.model);
    return copy;
  } catch (error) {
    await copy.close();
    throw error;
  }
}

/** Whatever it loses: it is a copy. */
async function turnBack(copy: Database, back: Committed): Promise<void> {
  for (let allow: readonly string[] = []; ;) {
    try {
      await applyBack(copy, back, allow);
      return;
    } catch (error) {
      if (!(error instanceof SchemaStoppedError)) throw error;
      const more = error.outcomes
        .filter(({ state, step }) => state === 'stopped' && step.risk?.permitted !== undefined)
        .map(({ step }) => step.id)
        .filter((id) => !allow.includes(id));
      if (more.length === 0) throw error;
      allow = [...allow, ...more];
    }
  }
}
