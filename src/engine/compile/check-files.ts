// What can be wrong with a file before its content is looked at: a file that nobody would read, a mark of order or of a
// merge, a key written twice.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './problem.ts';
import { pointerOf } from './problem.ts';

/** Where each kind of file lies; anything else in the folder would be passed over in silence. */
const read: readonly RegExp[] = [
  /^schemas\/(parts\/)?[^/]+\.schema\.json$/,
  /^schemas\/dialect\.json$/,
  /^schemas\/config\/(routes|navigation|roles)(\.config)?(\.schema)?\.json$/,
];

/** Notes for people, and what tools keep. */
const left = /(^|\/)\.|\.md$/;

export function checkUnread(root: string): Mistake[] {
  const folder = join(root, 'schemas');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  return paths
    .filter((path) => !left.test(path) && !read.some((pattern) => pattern.test(path)))
    .map((file) => ({
      file,
      pointer: '',
      rule: 'every file in schemas/ is read',
      found: 'no file of this name or place is read',
      remedy:
        'call an entity or a payload schemas/<name>.schema.json and a part schemas/parts/<name>.schema.json, all in lower case, or move the file elsewhere',
    }));
}

/** Of a file's text; absent where JSON may be read from it. */
export function checkText(file: string, text: string): Mistake | undefined {
  if (text.startsWith('\uFEFF')) {
    return {
      file,
      pointer: '',
      rule: 'every input file is plain UTF-8',
      found: 'it begins with a byte order mark (BOM)',
      remedy: 'save it as UTF-8 without BOM',
    };
  }
  const marked = text.split(/\r?\n/).findIndex((line) => /^(<{7}|>{7}|\|{7})( |$)|^={7}$/.test(line));
  if (marked === -1) return undefined;
  return {
    file,
    pointer: '',
    rule: 'a merge is finished before it is read',
    found: `line ${marked + 1} is a mark of a merge conflict`,
    remedy: 'decide between the two sides and remove the lines that begin with <<<<<<<, ======= and >>>>>>>',
  };
}

interface Level {
  /** Of an object its keys so far; of a list how many items came before. */
  readonly keys: Set<string> | undefined;
  step: string | number;
}

/** Keys that stand twice in one object, of which JSON keeps the last in silence. The text is JSON. */
export function checkDuplicateKeys(file: string, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const levels: Level[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[')
      levels.push({ keys: token === '{' ? new Set() : undefined, step: token === '{' ? '' : 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') {
      if (typeof level?.step === 'number') level.step += 1;
    } else if (
      level?.keys !== undefined &&
      /^\s*:/.test(text.slice(index + token.length, index + token.length + 200))
    ) {
      const key = JSON.parse(token) as string;
      level.step = key;
      if (level.keys.has(key))
        mistakes.push({
          file,
          pointer: pointerOf(levels.map(({ step }) => step)),
          rule: 'every key stands once',
          found: `line ${text.slice(0, index).split('\n').length}: "${key}" stands there a second time, and the first would be lost`,
          remedy: 'join the two or remove one',
        });
      level.keys.add(key);
    }
  }
  return mistakes;
}
