// docs/tutorial.md as what it says to do: steps, each with the files to write.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Step {
  readonly title: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
}

export function tutorialSteps(root: string): readonly Step[] {
  const [, ...steps] = readFileSync(join(root, 'docs/tutorial.md'), 'utf8').split(/^## /m);
  return steps.map((text) => ({
    title: text.slice(0, text.indexOf('\n')),
    files: [...text.matchAll(/^```\w+ (\S+)\n(.*?\n)```$/gms)].map(([, path = '', content = '']) => ({
      path,
      content,
    })),
  }));
}

/** Writes the files of a step into the project of `folder`, as its reader does. */
export function takeStep(folder: string, { files }: Step): void {
  for (const { path, content } of files) {
    const target = join(folder, path);
    const isMore = path.endsWith('.json') && existsSync(target);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      isMore
        ? JSON.stringify(laidOver(JSON.parse(readFileSync(target, 'utf8')), JSON.parse(content)), null, 2)
        : content,
    );
  }
}

/** As the page says: what has the same name is changed, what is new comes last, everything else stays. */
function laidOver(there: Json | undefined, more: Json): Json {
  if (Array.isArray(more) && Array.isArray(there)) {
    const called = (one: Json) => (isObject(one) ? (one['name'] ?? one['id']) : one);
    const kept = there.map((one) => {
      const same = more.find((other) => called(other) === called(one));
      return same === undefined ? one : laidOver(one, same);
    });
    return [...kept, ...more.filter((one) => !there.some((other) => called(other) === called(one)))];
  }
  if (!isObject(more) || !isObject(there)) return more;
  const changed = Object.entries(more).map(([key, value]) => [key, laidOver(there[key], value)] as const);
  return { ...there, ...Object.fromEntries(changed) };
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
