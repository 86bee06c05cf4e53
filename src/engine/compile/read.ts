// Reads the hand-written files. A file that is no JSON becomes a mistake with its line; the shape of the rest is
// check's business.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#engine/model/text.ts';
import { readTexts } from './read-texts.ts';
import { readBusiness } from './read-business.ts';
import { checkDuplicateKeys, checkText, checkUnread } from './check-files.ts';
import type { Mistake } from './problem.ts';
import { productOf } from './product.ts';
import { configFiles } from './source.ts';
import type { NavigationConfig, RolesConfig, RoutesConfig, Schema, SchemaFile, Source } from './source.ts';

export interface Reading {
  readonly source: Source;
  readonly mistakes: readonly Mistake[];
}

type Json = Readonly<Record<string, unknown>>;

/** Text that takes the place of what a file holds, by the file's path from the root. */
export type Drafts = ReadonlyMap<string, string>;

/** The file is there, or in the drafts. */
export function textOf(root: string, file: string, drafts: Drafts): string {
  return drafts.get(file) ?? readFileSync(join(root, file), 'utf8');
}

export function readSource(root: string, drafts: Drafts = new Map()): Reading {
  const mistakes: Mistake[] = [...checkUnread(root)];
  const read = (file: string): Json | undefined => {
    if (!existsSync(join(root, file))) {
      mistakes.push({
        file,
        pointer: '',
        rule: 'every input file exists',
        found: 'the file is missing',
        remedy: 'create it',
      });
      return undefined;
    }
    const text = textOf(root, file, drafts);
    const result = parseJson(file, text);
    if (isMistake(result)) mistakes.push(result);
    else mistakes.push(...checkDuplicateKeys(file, text));
    return isMistake(result) ? undefined : result;
  };
  const schemas = ['schemas', 'schemas/parts']
    .flatMap((folder) => filesIn(root, folder, '.schema.json'))
    .flatMap((file): SchemaFile[] => {
      const schema = read(file);
      return schema === undefined ? [] : [{ file, schema: schema as unknown as Schema }];
    });
  const configSchemas = Object.fromEntries(
    filesIn(root, 'schemas/config', '.json').map((file) => [
      baseName(file).replace(/(\.config)?(\.schema)?\.json$/, ''),
      read(file) ?? {},
    ]),
  );
  const source: Source = {
    schemas,
    dialect: read('schemas/dialect.json') ?? {},
    configSchemas,
    routes: (read(configFiles.routes) ?? { routes: [] }) as unknown as RoutesConfig,
    navigation: (read(configFiles.navigation) ?? { items: [] }) as unknown as NavigationConfig,
    business: readBusiness(root),
    product: productOf(read('package.json') ?? {}),
    texts: readTexts(root, read),
    languages,
    roles: (read(configFiles.roles) ?? { roles: {}, groups: {}, entities: {} }) as unknown as RolesConfig,
  };
  return { source, mistakes };
}

function filesIn(root: string, folder: string, ending: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

export function parseJson(file: string, text: string): Json | Mistake {
  const marked = checkText(file, text);
  if (marked !== undefined) return marked;
  const rule = 'every input file is a JSON object';
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
    return { file, pointer: '', rule, found: 'the file holds no object', remedy: 'write { … }' };
  } catch (error) {
    const reason = (error as Error).message.replace(/ in JSON at position.*$/s, '').replace(/, \.\.\..*$/s, '');
    return {
      file,
      pointer: '',
      rule,
      place: positionOf(error, text),
      found: reason,
      remedy: 'mend the JSON there or just before it',
    };
  }
}

function isMistake(value: Json | Mistake): value is Mistake {
  return 'remedy' in value && 'rule' in value;
}

function positionOf(error: unknown, text: string): { line: number; column: number } {
  const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
