// npm run generate: read → check → resolve → print → write; with --check it compares instead and writes nothing.
import { join } from 'node:path';
import { check } from '#engine/compile/check.ts';
import { warnings } from '#engine/compile/check-navigation.ts';
import { printOutputs } from '#engine/compile/print-outputs.ts';
import { withKindNames, writeKindNames } from '#engine/compile/dialect-kinds.ts';
import { mistakeText, type Mistake } from '#engine/compile/problem.ts';
import { readSource } from '#engine/compile/read.ts';
import { checkCalls, readCalls } from '#engine/compile/read-calls.ts';
import { componentSchemas } from '#engine/compile/openapi-schemas.ts';
import { resolve } from '#engine/compile/resolve.ts';
import { compareOutputs, writeOutputs } from '#engine/compile/write.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src', 'generated');

const isCheck = process.argv.includes('--check');
const { source: read, mistakes: unread } = readSource(root);
const source = { ...read, dialect: withKindNames(read.dialect) };
refuse(check(source, unread));
const resolved = resolve(source);
const calls = await readCalls(root);
refuse(checkCalls(calls, Object.keys(componentSchemas(resolved))));

for (const warning of warnings(resolved)) console.warn(warning);
if (writeKindNames(root, { write: !isCheck }) && isCheck)
  stop(['schemas/dialect.json does not name the kinds of src/engine/kinds; run: npm run generate']);
const outputs = await printOutputs(resolved, calls);
if (isCheck) compare();
else console.log(`src/generated: ${outputs.length} files, ${writeOutputs(folder, outputs).length} changed`);

function refuse(mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) stop([...mistakes.map(mistakeText), `${mistakes.length} to mend; nothing was written.`]);
}

function compare(): void {
  const difference = compareOutputs(folder, outputs);
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
