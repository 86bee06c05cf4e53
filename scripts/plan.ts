// `npm run plan`: what the schemas would change in the database, with counts; `--apply` does it, `--allow <step>`
// permits one risky step, `--recover <table>.<column>[.<key>…]` puts back what a permitted step had taken out of a
// column or of a key inside it.
import { parseArgs } from 'node:util';
import { applySchema, planSchema, SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { printOutcome } from '#engine/server/database/print-outcome.ts';
import { recoverColumn } from '#engine/server/database/recover-column.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { modules } from '../src/server.ts';
import { readSettings } from '#engine/server/settings.ts';

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      apply: { type: 'boolean', default: false },
      allow: { type: 'string', multiple: true, default: [] },
      recover: { type: 'string' },
    },
  });
  const { databaseUrl, dataDir } = readSettings(process.env, modules.settings);
  const database = await openDatabase({ databaseUrl, dataDir, log: silentLog });
  try {
    if (values.recover !== undefined) await recover(database, values.recover);
    else if (values.apply) await apply(database, values.allow);
    else await show(database, values.allow);
  } finally {
    await database.close();
  }
}

async function recover(database: Database, path: string): Promise<void> {
  const { restored, left } = await recoverColumn(database, path);
  console.log(`${restored} values put back into ${path}`);
  if (left > 0)
    console.log(`${left} stay in dropped_data: there is another value now, or what they belonged to is gone`);
}

async function apply(database: Database, allow: readonly string[]): Promise<void> {
  const outcomes = await applySchema(database, { allow });
  console.log(
    outcomes.length === 0
      ? 'The database has the tables of the schemas already'
      : outcomes.map((outcome) => printOutcome(outcome)).join('\n'),
  );
}

async function show(database: Database, allow: readonly string[]): Promise<void> {
  const outcomes = await planSchema(database, { allow });
  if (outcomes.length === 0) return console.log('The database has the tables of the schemas already');
  console.log(outcomes.map((outcome) => printOutcome(outcome, 'would')).join('\n'));
  const stopped = outcomes.some(({ state }) => state === 'stopped');
  console.log(
    '\nNothing was changed. ' +
      (stopped
        ? new SchemaStoppedError(outcomes).message
        : 'The next start does this, or now: npm run plan -- --apply'),
  );
  if (stopped) process.exitCode = 2;
}
