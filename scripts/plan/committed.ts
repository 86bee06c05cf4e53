// What an earlier commit declared: its src/generated, which is committed with the schemas that it was made from.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Committed } from '#engine/server/values/plan-back.ts';

const root = join(import.meta.dirname, '../..');
const files = ['tables', 'entities', 'roles', 'constraints', 'navigation'] as const;

export async function readCommitted(commit: string): Promise<Committed> {
  const folder = mkdtempSync(join(tmpdir(), 'plan-back-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(folder, 'generated'));
    const [tables, entities, roles, constraints, navigation] = await Promise.all(
      files.map(async (file) => {
        const path = join(folder, 'generated', `${file}.ts`);
        writeFileSync(path, textOf(commit, `src/generated/${file}.ts`));
        return (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
      }),
    );
    return {
      ...tables,
      model: { ...entities, ...roles, ...constraints, ...navigation },
    } as unknown as Committed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
