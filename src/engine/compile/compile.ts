// The whole way from the hand-written files to the text of src/generated: read → check → resolve → print. Writes
// nothing.
import { advise } from './advise.ts';
import { examine } from './check.ts';
import { withKindNames } from './dialect-kinds.ts';
import { located } from './locate.ts';
import { componentSchemas } from './openapi-schemas.ts';
import { printDescriptions, printOutputs } from './print-outputs.ts';
import type { Output } from './print-text.ts';
import type { Mistake } from './problem.ts';
import { checkCalls, readCalls, type LoadModule } from './read-calls.ts';
import { readSource, type Drafts } from './read.ts';
import { standardise } from './standard.ts';

export type Compiled =
  | { readonly mistakes: readonly Mistake[]; readonly outputs?: undefined }
  | {
      readonly mistakes?: undefined;
      /** What the product runs on. */
      readonly outputs: readonly Output[];
      /** The other files, asked for once that is served, and what is allowed and seldom meant. */
      readonly describe: () => Promise<{ readonly outputs: readonly Output[]; readonly warnings: readonly string[] }>;
    };

interface Asked {
  /** Imports a file with declared calls; another one than Node's own sees what was edited since. */
  readonly load?: LoadModule;
  readonly drafts?: Drafts;
}

/** `root` is the folder with `schemas` and the configs. Mistakes are values; throws for what is nobody's mistake. */
export async function compileProject(root: string, { load, drafts = new Map() }: Asked = {}): Promise<Compiled> {
  const { source: read, mistakes: unread } = readSource(root, drafts);
  const refused = (mistakes: readonly Mistake[]): Compiled => ({
    mistakes: mistakes.map((mistake) => located(root, mistake, drafts)),
  });
  const source = { ...read, schemas: standardise(read.schemas), dialect: withKindNames(read.dialect) };
  if (unread.length > 0) return refused(unread);
  const { mistakes, resolved } = examine(source);
  if (mistakes.length > 0) return refused(mistakes);
  const calls = await readCalls(root, load);
  const wrongCalls = checkCalls(calls, Object.keys(componentSchemas(resolved)));
  if (wrongCalls.length > 0) return refused(wrongCalls);
  return {
    outputs: await printOutputs(resolved),
    describe: async () => ({ outputs: await printDescriptions(resolved, calls), warnings: advise(resolved) }),
  };
}
