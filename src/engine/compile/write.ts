// Puts the outputs into src/generated, or compares them with what is there. Files of src/generated that nobody printed
// are removed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Output } from './print-text.ts';

/** Returns the paths written or removed; a file that is the same is left alone. */
export function writeOutputs(folder: string, outputs: readonly Output[]): string[] {
  const changed = outputs.filter(({ path, text }) => readOutput(folder, path) !== text);
  for (const { path, text } of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const surplus = surplusFiles(folder, outputs);
  for (const path of surplus) rmSync(join(folder, path));
  return [...changed.map(({ path }) => path), ...surplus];
}

export interface Difference {
  readonly path: string;
  /** From 1; of the first line that differs. */
  readonly line: number;
  readonly expected: string | undefined;
  readonly found: string | undefined;
}

/** The first difference between what would be printed and what stands there; undefined when there is none. */
export function compareOutputs(folder: string, outputs: readonly Output[]): Difference | undefined {
  for (const { path, text } of outputs) {
    const found = readOutput(folder, path);
    if (found !== text) return { path, ...firstDifference(text, found ?? '') };
  }
  const [path] = surplusFiles(folder, outputs);
  return path === undefined ? undefined : { path, line: 1, expected: undefined, found: 'a file that nothing prints' };
}

function firstDifference(expected: string, found: string): Pick<Difference, 'line' | 'expected' | 'found'> {
  const wanted = expected.split('\n');
  const given = found.split('\n');
  const line = wanted.findIndex((text, index) => text !== given[index]);
  const at = line === -1 ? wanted.length : line;
  return { line: at + 1, expected: wanted[at], found: given[at] };
}

function readOutput(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function surplusFiles(folder: string, outputs: readonly Output[]): string[] {
  if (!existsSync(folder)) return [];
  const printed = new Set(outputs.map(({ path }) => path));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !printed.has(path))
    .sort();
}
