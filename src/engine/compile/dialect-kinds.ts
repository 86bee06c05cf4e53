// The names of the kinds in schemas/dialect.json, which editors complete from: they come from the table of kinds.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindNames } from '#engine/kinds/index.ts';
import type { Source } from './source.ts';

interface KindList {
  readonly enum: readonly string[];
}

/** Where the dialect lists them. */
interface Listing {
  readonly definitions?: {
    readonly field?: {
      readonly properties?: {
        readonly 'x-kind'?: KindList;
        readonly 'x-kind-by'?: { readonly properties: { readonly kinds: { readonly additionalProperties: KindList } } };
      };
    };
  };
}

/** The dialect with the names of new kinds and without those that are gone; the others keep their places. */
export function withKindNames(dialect: Source['dialect']): Source['dialect'] {
  const copy = structuredClone(dialect);
  for (const list of listsOf(copy)) (list as { enum: readonly string[] }).enum = completed(list.enum);
  return copy;
}

/** Writes them: only the lists change, all else stays as it is written. True when there was something to write. */
export function writeKindNames(root: string, { write = true } = {}): boolean {
  const path = join(root, 'schemas/dialect.json');
  const text = readFileSync(path, 'utf8');
  const wanted = listsOf(JSON.parse(text) as Source['dialect']).filter((list) => !isComplete(list.enum));
  if (write && wanted.length > 0)
    writeFileSync(
      path,
      wanted.reduce((now, list) => withList(now, list.enum), text),
    );
  return wanted.length > 0;
}

function listsOf(dialect: Source['dialect']): KindList[] {
  const { properties } = (dialect as Listing).definitions?.field ?? {};
  const lists = [properties?.['x-kind'], properties?.['x-kind-by']?.properties.kinds.additionalProperties];
  return lists.filter((list) => list !== undefined);
}

/** Replaces the list of these names by the whole one, on one line or a line each, as it was. */
function withList(text: string, names: readonly string[]): string {
  const list = new RegExp(`\\[(\\s*)${names.map((name) => `"${name}"`).join(',\\s*')}(\\s*)\\]`);
  return text.replace(list, (_, before: string, after: string) => {
    const separator = before.includes('\n') ? `,${before}` : ', ';
    const written = completed(names).map((name) => `"${name}"`);
    return `[${before}${written.join(separator)}${after}]`;
  });
}

function isComplete(names: readonly string[]): boolean {
  return JSON.stringify(names) === JSON.stringify(completed(names));
}

function completed(names: readonly string[]): string[] {
  const known: readonly string[] = kindNames;
  return [...names.filter((name) => known.includes(name)), ...known.filter((name) => !names.includes(name))];
}
