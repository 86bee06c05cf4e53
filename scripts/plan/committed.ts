// What an earlier commit declared: its src/generated, which is committed with the schemas that it was made from.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Committed } from '#engine/server/values/plan-back.ts';
import { readDeclared } from '#engine/server/values/read-declared.ts';

const root = join(import.meta.dirname, '../..');

export async function readCommitted(commit: string): Promise<Committed> {
  return readDeclared((path) => textOf(commit, `src/generated/${path}`));
}

function textOf(commit: string, path: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['show', '--end-of-options', `${commit}:./${path}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${path} of ${commit} could not be read: ${stderr.trim()}`);
  return stdout;
}
