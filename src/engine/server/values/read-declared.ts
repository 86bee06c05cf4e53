// What src/generated declares, from the text of its files: of an earlier commit, or of schemas that are not saved yet.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Committed } from './plan-back.ts';

const files = ['tables', 'entities', 'roles', 'constraints', 'navigation'] as const;

/** `textOf` gives the text of a file by its path inside src/generated. */
export async function readDeclared(textOf: (path: string) => string): Promise<Committed> {
  const folder = mkdtempSync(join(tmpdir(), 'declared-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const [tables, entities, roles, constraints, navigation] = await Promise.all(
      files.map(async (file) => {
        const path = join(folder, `${file}.ts`);
        writeFileSync(path, textOf(`${file}.ts`));
        return (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
      }),
    );
    return { ...tables, model: { ...entities, ...roles, ...constraints, ...navigation } } as unknown as Committed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
