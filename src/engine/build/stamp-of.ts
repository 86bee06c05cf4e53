// What files hold, as one short name: what is made of them is made anew when it changes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `paths`: of files in the folder `root`, in an order that is always the same. Throws where one is missing. */
export function stampOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 32);
}
