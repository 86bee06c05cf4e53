// `npm run plan`: what the schemas would change in the database and in what stored values mean or may be, with counts and
// records; `--use` tells what of the schemas is hardly used, from the database's statistics; `--all` holds every rule against the rows, `--json` prints it for programs, `--markdown` for a pull request, `--sql` the statements; `--apply` does it, `--allow <step>`
// permits one risky step, `--recover <table>[.<column>[.<key>…]]` puts back what a permitted step had taken out: rows,
// values of a column, or of a key inside it; `--back <commit>` shows the way back to the schemas of a commit, with `--apply` it is gone; `--since <commit>`
// is the plan from the schemas of a commit, `--pictures <folder>` adds its screens before and after.
import { parseArgs } from 'node:util';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openNamed } from '#engine/server/database/open-database.ts';
import { printOutcome } from '#engine/server/database/print-outcome.ts';
import { DirectoryInUseError } from '#engine/server/database/embedded/directory-lock.ts';
import { analyze } from '#engine/server/database/analyze.ts';
import { declaredModel } from '#engine/server/database/model-memory.ts';
import { shown } from '#engine/server/database/shown.ts';
import { copyOfRunning } from '#engine/server/values/copy-of-running.ts';
import { findUse, printUse } from '#engine/server/values/find-use.ts';
import { planChange, type Plan } from '#engine/server/values/plan-change.ts';
import { isStopped, planJson, planText } from '#engine/server/values/print-plan.ts';
import { planSql } from '#engine/server/values/print-sql.ts';
import { planMarkdown } from '#engine/server/values/print-markdown.ts';
import { recoverColumn } from '#engine/server/database/recover-column.ts';
import { recoverTable } from '#engine/server/database/recover-table.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { modules } from '../src/server.ts';
import { backCommand, goBack, planBack, printRecovered } from './plan/back.ts';
import { copyAt } from './plan/since.ts';
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
      all: { type: 'boolean', default: false },
      use: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      sql: { type: 'boolean', default: false },
      recover: { type: 'string' },
      back: { type: 'string' },
      since: { type: 'string' },
      pictures: { type: 'string' },
    },
  });
  if (values.pictures !== undefined && values.since === undefined)
    throw new Error(
      '--pictures <folder> goes with --since <commit>: pictures are of what a commit has and of what is now',
    );
  if (values.since !== undefined && (values.apply || values.use || (values.back ?? values.recover) !== undefined))
    throw new Error('--since <commit> only looks, on a copy: leave out --apply, --back, --recover and --use');
  const isLooking = values.recover === undefined && !values.apply;
  const database = await open(isLooking, values.use);
  try {
    if (values.recover !== undefined) await recover(database, values.recover);
    else if (values.use) await showUse(database, values.json);
    else if (values.back !== undefined && values.apply) console.log(await goBack(database, values.back, values.allow));
    else if (values.since !== undefined) await showSince(database, values.since, values);
    else if (values.back !== undefined) await showBack(database, values.back, values);
    else if (values.apply) await apply(database, values.allow);
    else await show(database, values);
  } finally {
    await database.close();
  }
}

interface Shown {
  readonly allow: readonly string[];
  readonly all: boolean;
  readonly json: boolean;
  readonly markdown: boolean;
  readonly sql: boolean;
}

/** To look at, also beside a server that has the embedded database open. */
async function open(isLooking: boolean, asksUse: boolean): Promise<Database> {
  const settings = readSettings(process.env, modules.settings);
  try {
    return await openNamed(settings, silentLog);
  } catch (error) {
    if (!isLooking || !(error instanceof DirectoryInUseError)) throw error;
    console.error(`${settings.dataDir} is open in a running server: this looks at a copy that the server makes now`);
    const copy = await copyOfRunning(settings.dataDir);
    // Statistics are no part of a backup.
    if (asksUse) await analyze(copy);
    return copy;
  }
}

async function showBack(database: Database, commit: string, shownAs: Shown): Promise<void> {
  const { plan, text } = await planBack(database, commit, shownAs.allow);
  print(plan, shownAs, backCommand(commit));
  if (!shownAs.json && !shownAs.sql && text !== '') console.log(text);
}

async function showSince(
  database: Database,
  commit: string,
  shownAs: Shown & { readonly pictures?: string },
): Promise<void> {
  const copy = await copyAt(database, commit);
  try {
    print(await planChange(copy, shownAs), shownAs);
    if (shownAs.pictures === undefined) return;
    // What draws pages is there in development only.
    const { picturesMarkdown, picturesText, takePictures } = await import('./plan/pictures.ts');
    const settings = readSettings(process.env, modules.settings);
    const pictures = await takePictures({ commit, folder: shownAs.pictures, opened: { settings, database: copy } });
    if (!shownAs.json && !shownAs.sql)
      console.log(shownAs.markdown ? picturesMarkdown(pictures) : picturesText(pictures));
  } finally {
    await copy.close();
  }
}

async function showUse(database: Database, json: boolean): Promise<void> {
  const findings = await findUse(database, declaredModel.entities);
  console.log(shown(json ? JSON.stringify({ findings }, null, 2) : printUse(findings)));
}

async function recover(database: Database, path: string): Promise<void> {
  const isWhole = !path.includes('.');
  const recovered = isWhole ? await recoverTable(database, path) : await recoverColumn(database, path);
  console.log(shown(printRecovered({ ...recovered, path, isWhole })));
}

async function apply(database: Database, allow: readonly string[]): Promise<void> {
  const outcomes = await applySchema(database, { allow, rolling: isRolling() });
  console.log(
    outcomes.length === 0
      ? 'The database has the tables of the schemas already'
      : outcomes.map((outcome) => printOutcome(outcome)).join('\n'),
  );
}

async function show(database: Database, shownAs: Shown): Promise<void> {
  print(await planChange(database, { ...shownAs, rolling: isRolling() }), shownAs);
}

function isRolling(): boolean {
  return readSettings(process.env, modules.settings).rollingUpdate;
}

function print(plan: Plan, { json, markdown, sql }: Shown, command?: string): void {
  console.log(json ? planJson(plan) : markdown ? planMarkdown(plan) : sql ? planSql(plan) : planText(plan, command));
  if (isStopped(plan)) process.exitCode = 2;
}
