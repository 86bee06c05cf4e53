// Line and column of a mistake, so that editors and terminals lead there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Mistake } from './problem.ts';
import { textOf, type Drafts } from './read.ts';

/** The mistake with its place. What is missing is placed at what it is missing in; the whole of a file has none. */
export function located(root: string, mistake: Mistake, drafts: Drafts = new Map()): Mistake {
  if (mistake.pointer === '') return mistake;
  if (!mistake.file.endsWith('.json') || !existsSync(join(root, mistake.file))) return mistake;
  const text = textOf(root, mistake.file, drafts);
  const tree = parseTree(text);
  if (tree === undefined) return mistake;
  const before = text.slice(0, nodeAt(tree, stepsOf(mistake.pointer)).offset).split('\n');
  return { ...mistake, place: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } };
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The name of a property rather than its value: that is what was written wrongly or what is looked for. */
function nodeAt(tree: Node, steps: readonly string[]): Node {
  for (let length = steps.length; length > 0; length -= 1) {
    const path = steps.slice(0, length).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const found = findNodeAtLocation(tree, path);
    if (found !== undefined) return found.parent?.type === 'property' ? found.parent : found;
  }
  return tree;
}
