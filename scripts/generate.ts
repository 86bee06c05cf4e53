// npm run generate: compiles the hand-written files and writes src/generated; with --check it compares instead and
// writes nothing.
import { join } from 'node:path';
import { compileProject } from '#engine/compile/compile.ts';
import { writeKindNames } from '#engine/compile/dialect-kinds.ts';
import type { Output } from '#engine/compile/print-text.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { compareOutputs, writeOutputs } from '#engine/compile/write.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src', 'generated');

const isCheck = process.argv.includes('--check');
const compiled = await compileProject(root);
if (compiled.mistakes !== undefined)
  stop([...compiled.mistakes.map(mistakeText), `${compiled.mistakes.length} to mend; nothing was written.`]);

const descriptions = await compiled.describe();
for (const warning of descriptions.warnings) console.warn(warning);
if (writeKindNames(root, { write: !isCheck }) && isCheck)
  stop(['schemas/dialect.json does not name the kinds of src/engine/kinds; run: npm run generate']);
const outputs = [...compiled.outputs, ...descriptions.outputs].toSorted((a, b) => (a.path < b.path ? -1 : 1));
if (isCheck) compare(outputs);
else console.log(`src/generated: ${outputs.length} files, ${writeOutputs(folder, outputs).length} changed`);

function compare(wanted: readonly Output[]): void {
  const difference = compareOutputs(folder, wanted);
  if (difference === undefined) return;
  const { path, line, expected, found } = difference;
  stop([
    `src/generated/${path}:${line} is not what the schemas say; run: npm run generate`,
    `  there:    ${found ?? '(nothing)'}`,
    `  expected: ${expected ?? '(nothing)'}`,
  ]);
}

function stop(lines: readonly string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}
