// All that must hold, in one command: generated files, types, lint, unused code, the description of the API, tests.
// Every step runs even when one before failed; the last line says how many passed and failed. `npm run check -- types
// lint` runs only the named steps; two more, `fast` and `changed`, run when named.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { missingOfCluster } from '../tests/deploy/cluster.ts';
import { findBrowser } from './find-browser.ts';
import { testsWithDatabase } from './tests-with-database.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file failed as a whole. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Told again at the very end: what stands above is too long to search. */
const failures: { readonly name: string; readonly messages: readonly string[] }[] = [];

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/**
 * Both linters of OpenAPI on the generated document; neither tells anybody nor asks whether there is a newer version.
 */
function lintDocument(): Tally {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const document = 'src/generated/openapi.json';
  const runs = [
    run(bin('redocly'), ['lint', document, '--config', 'scripts/document/redocly.yaml'], env),
    run(
      bin('spectral'),
      ['lint', document, '--ruleset', 'scripts/document/spectral.yaml', '--fail-severity', 'warn'],
      env,
    ),
  ];
  const passed = runs.filter(Boolean).length;
  return { passed, failed: runs.length - passed, skipped: 0 };
}

function step(command: string, ...args: string[]): () => Tally {
  return () => (run(command, args) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
}

/**
 * All tests on the embedded database; those of the server that open one once more on a PostgreSQL server, and through a
 * pooler before it; and those of the cluster, which would have no time for anybody beside them.
 */
function tests(): Tally {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_POOLER_URL: pooler, ...embedded } = process.env;
  const all = runTests([], embedded);
  const more = [
    { title: 'on a PostgreSQL server', env: url && { TEST_DATABASE_URL: url } },
    { title: 'through a pooler', env: url && pooler && { TEST_DATABASE_URL: url, TEST_DATABASE_POOLER_URL: pooler } },
    {
      title: 'of the cluster',
      env: missingOfCluster().length === 0 && { TEST_CLUSTER: 'on' },
      files: ['tests/deploy'],
    },
  ];
  return more.reduce((sum, { title, env, files = testsWithDatabase(root) }) => {
    if (!env) return sum;
    console.log(`\n== tests ${title} ==`);
    const { passed, failed } = runTests(['--project', 'node', ...files], { ...embedded, ...env });
    // What is for the embedded database only has run above.
    return { ...sum, passed: sum.passed + passed, failed: sum.failed + failed };
  }, all);
}

/** Runs Vitest and counts its cases; a run that breaks without a report is one failure. */
function runTests(chosen: readonly string[], env: NodeJS.ProcessEnv): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const report = join(folder, 'report.json');
  const ok = run(
    bin('vitest'),
    ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    // What one process compiled the next reads: half of what a product's start imports.
    { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'), ...env },
  );
  const tally = existsSync(report) ? readTally(report) : { passed: 0, failed: 1, skipped: 0 };
  rmSync(folder, { recursive: true, force: true });
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function readTally(path: string): Tally {
  const counts = JSON.parse(readFileSync(path, 'utf8')) as Report;
  for (const { name, status, message, assertionResults } of counts.testResults) {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push({ name: `${relative(root, name)}: ${fullName}`, messages: failureMessages });
    if (status === 'failed' && failed.length === 0)
      failures.push({ name: `${relative(root, name)}: the file as a whole`, messages: [message] });
  }
  return { passed: counts.numPassedTests, failed: counts.numFailedTests, skipped: counts.numPendingTests };
}

/** What this machine lacks for some tests, and what is therefore skipped. */
async function prepare(): Promise<string[]> {
  const notes: string[] = [];
  const browser = await findBrowser({ install: true });
  if (browser === undefined)
    notes.push('journeys in a real browser: no Chromium found and none could be installed (set CHROMIUM_PATH)');
  else process.env['CHROMIUM_PATH'] = browser;
  if (!process.env['TEST_DATABASE_URL'])
    notes.push(
      'the server tests on a PostgreSQL server: TEST_DATABASE_URL is not set (they run on the embedded database)',
    );
  else if (!process.env['TEST_DATABASE_POOLER_URL'])
    notes.push('the server tests through a pooler: TEST_DATABASE_POOLER_URL is not set');
  const missing = missingOfCluster();
  if (missing.length > 0) notes.push(`the tests of the cluster: ${missing.join(', ')} not found`);
  return notes;
}

const steps: Record<string, () => Tally> = {
  generated: step(process.execPath, 'scripts/generate.ts', '--check'),
  types: step(bin('tsc'), '--noEmit'),
  format: step(bin('oxfmt'), '--check', '.'),
  lint: step(bin('oxlint'), '--type-aware', '--deny-warnings', '.'),
  unused: step(bin('knip'), '--no-progress'),
  document: lintDocument,
  tests,
};

/**
 * Parts of `tests`: what needs neither database nor browser, and what depends on files that were changed since the last
 * commit.
 */
const parts: Record<string, () => Tally> = {
  fast: () =>
    runTests(
      [
        '--project',
        'node',
        'tests/declare',
        'tests/engine/compile',
        'tests/engine/model',
        ...globSync('tests/business/!(demo)/*.test.ts', { cwd: root }),
      ],
      process.env,
    ),
  changed: () => runTests(['--changed', '--passWithNoTests'], process.env),
};

const wanted = process.argv.slice(2);
const named = { ...steps, ...parts };
const unknown = wanted.filter((name) => !Object.hasOwn(named, name));
if (unknown.length > 0) {
  console.error(`npm run check: no step called ${unknown.join(', ')}; there are ${Object.keys(named).join(', ')}`);
  process.exit(2);
}
const chosen = Object.entries(wanted.length === 0 ? steps : named).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
const notes = chosen.some(([name]) => name === 'tests' || name === 'changed') ? await prepare() : [];
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];
for (const [name, runStep] of chosen) {
  console.log(`\n== ${name} ==`);
  const tally = runStep();
  if (tally.failed > 0) broken.push(name);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key];
}
console.log('');
for (const { name, messages } of failures) {
  for (const message of messages) console.log(message.slice(0, 1000));
  console.log(`failed: ${name}`);
}
for (const note of notes) console.log(`skipped: ${note}`);
if (broken.length > 0) console.log(`failed steps: ${broken.join(', ')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
