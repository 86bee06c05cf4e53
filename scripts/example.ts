// npm run example -- library ../library: an example of examples/ with the engine beside it, as a project of its own.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assemble } from '#engine/build/assemble.ts';

const root = join(import.meta.dirname, '..');
const [name = '', folder = ''] = process.argv.slice(2);
const names = readdirSync(join(root, 'examples'));
if (!names.includes(name) || folder === '') {
  console.error(`Usage: npm run example -- <${names.join('|')}> <folder>`);
  process.exit(2);
}
try {
  const target = resolve(folder);
  assemble(root, join(root, 'examples', name), target);
  console.log(`${target} is there. In it: npm ci && npm run generate && npm start`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
