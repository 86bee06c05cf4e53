// Letters that lie in the data folder because no SMTP server is set: those to the erased person are deleted.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PersonalValue } from './personal-values.ts';

/** How many letters name one of the addresses, and went. */
export async function removeMailFiles(folder: string, values: readonly PersonalValue[]): Promise<number> {
  const addresses = values.filter(({ kind }) => kind === 'email').map(({ value }) => value.toLowerCase());
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  let removed = 0;
  for (const name of addresses.length === 0 ? [] : files) {
    const path = join(folder, name);
    const recipient = /^To: (.*)$/im.exec(await readFile(path, 'utf8'))?.[1]?.toLowerCase() ?? '';
    if (!addresses.some((address) => recipient.replace(/[<>]/g, '').split(/\s/).includes(address))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
