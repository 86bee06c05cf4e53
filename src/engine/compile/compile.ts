// The whole way from the hand-written files to the text of src/generated: read → check → resolve → print. Writes
// nothing.
import { check } from './check.ts';
import { warnings } from './check-navigation.ts';
import { withKindNames } from './dialect-kinds.ts';
import { componentSchemas } from './openapi-schemas.ts';
import { printOutputs } from './print-outputs.ts';
import type { Output } from './print-text.ts';
import type { Mistake } from './problem.ts';
import { checkCalls, readCalls } from './read-calls.ts';
import { readSource } from './read.ts';
import { resolve } from './resolve.ts';

export type Compiled =
  | { readonly mistakes: readonly [Mistake, ...Mistake[]]; readonly outputs?: undefined }
  | { readonly mistakes?: undefined; readonly outputs: readonly Output[]; readonly warnings: readonly string[] };

/** `root` is the folder with `schemas` and the configs. Mistakes are values; throws for what is nobody's mistake. */
export async function compileProject(root: string): Promise<Compiled> {
  const { source: read, mistakes: unread } = readSource(root);
  const source = { ...read, dialect: withKindNames(read.dialect) };
  const found = check(source, unread);
  if (isSome(found)) return { mistakes: found };
  const resolved = resolve(source);
  const calls = await readCalls(root);
  const ofCalls = checkCalls(calls, Object.keys(componentSchemas(resolved)));
  if (isSome(ofCalls)) return { mistakes: ofCalls };
  return { outputs: await printOutputs(resolved, calls), warnings: warnings(resolved) };
}

function isSome(mistakes: readonly Mistake[]): mistakes is readonly [Mistake, ...Mistake[]] {
  return mistakes.length > 0;
}
