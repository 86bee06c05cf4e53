// Where PostgreSQL's own programs are on this machine, and who may run them.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the newest one that is installed. */
export function postgresBin(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((path) => join(path, '..'))
    .toSorted()
    .at(-1);
}

/** PostgreSQL does not run as root. */
export function whoMayRunPostgres(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
