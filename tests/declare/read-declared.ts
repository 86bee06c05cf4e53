// The hand-written files as the tests of this folder read them: with the parts put in, or raw.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandSchemas } from '#engine/compile/expand.ts';
import type { ExpandedField, ExpandedSchema } from '#engine/compile/expand.ts';
import { readSource } from '#engine/compile/read.ts';

const root = join(import.meta.dirname, '../..');

export const { source } = readSource(root);
const expanded = expandSchemas(source.schemas).schemas;

/** Parts, entities and payloads by name, without any $ref left. */
export const schemas: ReadonlyMap<string, ExpandedSchema> = new Map(expanded.map((schema) => [schema.$id, schema]));
export const entities: readonly ExpandedSchema[] = expanded.filter((schema) => schema['x-entity'] !== undefined);

export function rawFiles(folder: string, ending: string): { name: string; content: unknown }[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({
      name: `${folder}/${name}`,
      content: JSON.parse(readFileSync(join(root, folder, name), 'utf8')) as unknown,
    }));
}

export interface Place {
  readonly path: string;
  readonly field: ExpandedField;
}

/** Every field with its dotted path; those of list items after their list. */
export function allPlaces(properties: ExpandedSchema['properties'], prefix = ''): Place[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    { path: `${prefix}${name}`, field },
    ...allPlaces(field.properties ?? field.items?.properties ?? {}, `${prefix}${name}.`),
  ]);
}

export function fieldAt(shape: string, path: string): ExpandedField | undefined {
  return allPlaces(schemas.get(shape)?.properties ?? {}).find((place) => place.path === path)?.field;
}
