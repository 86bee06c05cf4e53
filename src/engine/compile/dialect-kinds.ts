// The names of the kinds in schemas/dialect.json, which editors complete from: they come from the table of kinds.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindNames } from '#engine/kinds/index.ts';

interface Dialect {
  readonly definitions: {
    readonly field: {
      readonly properties: {
        readonly 'x-kind': { enum: readonly string[] };
        readonly 'x-kind-by': {
          readonly properties: { readonly kinds: { readonly additionalProperties: { enum: readonly string[] } } };
        };
      };
    };
  };
}

/** Writes the names of new kinds into the dialect and takes those that are gone out; the others keep their places. */
export function writeKindNames(root: string): void {
  const path = join(root, 'schemas/dialect.json');
  const text = readFileSync(path, 'utf8');
  const dialect = JSON.parse(text) as Dialect;
  const { properties } = dialect.definitions.field;
  const lists = [properties['x-kind'], properties['x-kind-by'].properties.kinds.additionalProperties];
  if (lists.every((list) => isComplete(list.enum))) return;
  for (const list of lists) list.enum = completed(list.enum);
  writeFileSync(path, `${JSON.stringify(dialect, null, 2)}\n`);
}

function isComplete(names: readonly string[]): boolean {
  return JSON.stringify(names) === JSON.stringify(completed(names));
}

function completed(names: readonly string[]): string[] {
  const known: readonly string[] = kindNames;
  return [...names.filter((name) => known.includes(name)), ...known.filter((name) => !names.includes(name))];
}
