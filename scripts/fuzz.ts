// npm run fuzz -- --runs 10000 --seed 1: the laws of tests/properties over many more calls than npm test makes, from a
// seed of its own each time.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } } });
const runs = Number(values.runs);
const seed = Number(values.seed ?? randomInt(2 ** 31));
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
  console.error('npm run fuzz -- --runs 10000 --seed 1: both are whole numbers');
  process.exit(2);
}
const root = join(import.meta.dirname, '..');
const again = `npm run fuzz -- --runs ${runs} --seed ${seed}`;
console.log(`seed ${seed}, ${runs} runs; to repeat it: ${again}`);
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'node', 'tests/properties'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: String(runs), FUZZ_SEED: String(seed) },
});
if (status !== 0) console.error(`a law is broken; to repeat it: ${again}`);
process.exit(status ?? 1);
