// The whole way from the hand-written files to the text of src/generated: read → check → resolve → print. Writes
// nothing.
import { advise } from './advise.ts';
import { check } from './check.ts';
import { withKindNames } from './dialect-kinds.ts';
import { located } from './locate.ts';
import { componentSchemas } from './openapi-schemas.ts';
import { printOutputs } from './print-outputs.ts';
import type { Output } from './print-text.ts';
import type { Mistake } from './problem.ts';
import { checkCalls, readCalls, type LoadModule } from './read-calls.ts';
import { readSource } from './read.ts';
import { standardise } from './standard.ts';
import { resolve } from './resolve.ts';

export type Compiled =
  | { readonly mistakes: readonly Mistake[]; readonly outputs?: undefined }
  | { readonly mistakes?: undefined; readonly outputs: readonly Output[]; readonly warnings: readonly string[] };

/**
 * `root` is the folder with `schemas` and the configs. Mistakes are values; throws for what is nobody's mistake. `load`
 * imports a file with declared calls; another one than Node's own sees what was edited since.
 */
export async function compileProject(root: string, load?: LoadModule): Promise<Compiled> {
  const { source: read, mistakes: unread } = readSource(root);
  const source = { ...read, schemas: standardise(read.schemas), dialect: withKindNames(read.dialect) };
  const wrong = check(source, unread);
  if (wrong.length > 0) return refused(root, wrong);
  const resolved = resolve(source);
  const calls = await readCalls(root, load);
  const wrongCalls = checkCalls(calls, Object.keys(componentSchemas(resolved)));
  if (wrongCalls.length > 0) return refused(root, wrongCalls);
  return { outputs: await printOutputs(resolved, calls), warnings: advise(resolved) };
}

function refused(root: string, mistakes: readonly Mistake[]): Compiled {
  return { mistakes: mistakes.map((mistake) => located(root, mistake)) };
}
