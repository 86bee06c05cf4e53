// What each subject of src/business brings besides schemas, read as text: the code itself imports what generate writes.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject } from './source.ts';

export function readBusiness(root: string): Subject[] {
  const folder = join(root, 'src/business');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readSubject(join(folder, name), name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readSubject(folder: string, name: string): Subject {
  const computed = namesIn(join(folder, 'server/computed.ts'), /^ {2}'(\w+\.\w+)':/gm);
  const tables = namesIn(join(folder, 'server/tables.ts'), /^ {2}name: '(\w+)',$/gm);
  const groups = namesIn(join(folder, 'groups.ts'), /^export const \w+ = '(\w+)';$/gm);
  return { name, ...(groups && { groups }), ...(computed && { computed }), ...(tables && { tables }) };
}

/** The keys of a table that is written one a line. */
function namesIn(file: string, key: RegExp): string[] | undefined {
  if (!existsSync(file)) return undefined;
  return [...readFileSync(file, 'utf8').matchAll(key)].map(([, name = '']) => name);
}
