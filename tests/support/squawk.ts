// The linter of migrations that many teams have in their CI (squawk), with the project's own settings.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const top = join(import.meta.dirname, '../..');

interface Violation {
  readonly rule_name: string;
  readonly line: number;
  readonly file: string;
}

/** Resolves to what it finds, with the statement it finds it in. */
export async function lintSql(scripts: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'squawk-'));
  try {
    const files = scripts.map((_, at) => join(folder, `${at}.sql`));
    for (const [at, script] of scripts.entries()) await writeFile(files[at] ?? '', `${script}\n`);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(top, 'node_modules/squawk-cli/js/bin/squawk'),
        '--config',
        join(top, '.squawk.toml'),
        '--reporter',
        'json',
        ...files,
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    ).catch((error: { stdout?: string }) => {
      // It ends with 1 where it found something.
      if (!error.stdout) throw error;
      return { stdout: error.stdout };
    });
    return (JSON.parse(stdout) as Violation[]).map(({ rule_name, line, file }) => {
      const statement = scripts[files.indexOf(file)]?.split('\n')[line];
      return `${rule_name}: ${statement}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
