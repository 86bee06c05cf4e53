// types.ts: one interface an entity, payload and shared part, by json-schema-to-typescript over one synthetic schema.
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import { toPascal } from '#engine/model/naming.ts';
import type { ExpandedField, ExpandedSchema } from './expand.ts';
import { fieldSchema, objectSchema } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { header } from './print-text.ts';
import type { Output } from './print-text.ts';
import type { Resolved } from './resolve.ts';

export async function printTypes({ schemas }: Resolved): Promise<Output> {
  const definitions = {
    ...partDefinitions(schemas),
    ...Object.fromEntries(schemas.map((schema) => [toPascal(schema.$id), definition(schema)])),
  };
  const root = {
    title: 'Records',
    description: 'Every record and payload by the name of its schema.',
    type: 'object',
    additionalProperties: false,
    required: schemas.map((schema) => schema.$id),
    properties: Object.fromEntries(
      schemas.map((schema) => [schema.$id, { $ref: `#/definitions/${toPascal(schema.$id)}` }]),
    ),
    definitions,
  };
  const text = await compile(root as unknown as JSONSchema, 'Records', {
    bannerComment: header('schemas/').trimEnd(),
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    unreachableDefinitions: false,
  });
  return { path: 'types.ts', text: tidy(text) };
}

function definition(schema: ExpandedSchema): JsonSchema {
  // Payloads are what people send, passwords with them; records are what the server answers.
  const whole = objectSchema(schema, schema['x-entity'] === undefined ? 'input' : 'record');
  const properties = Object.fromEntries(
    Object.entries(whole.properties).map(([name, property]) => [name, withParts(property, schema.properties[name])]),
  );
  return { ...whole, description: schema.description, properties };
}

/** A part used by several records is one named type. */
function withParts(schema: JsonSchema, field: ExpandedField | undefined): JsonSchema {
  if (field?.part !== undefined) return { $ref: `#/definitions/${toPascal(field.part)}` };
  if (field?.items?.part !== undefined) return { ...schema, items: withParts({}, field.items) };
  if (field?.properties === undefined) return schema;
  const inner = schema['properties'] as Readonly<Record<string, JsonSchema>>;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(inner).map(([name, entry]) => [name, withParts(entry, field.properties?.[name])]),
    ),
  };
}

function partDefinitions(schemas: readonly ExpandedSchema[]): Record<string, JsonSchema> {
  const parts = new Map<string, ExpandedField>();
  const collect = (field: ExpandedField): void => {
    if (field.part !== undefined && !parts.has(field.part)) parts.set(field.part, field);
    if (field.items !== undefined) collect(field.items);
    Object.values(field.properties ?? {}).forEach(collect);
  };
  schemas.flatMap((schema) => Object.values(schema.properties)).forEach(collect);
  return Object.fromEntries(
    [...parts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [toPascal(name), withParts(fieldSchema(field, 'record'), { ...field, part: undefined })]),
  );
}

/** Indents by the braces; no blank line at the end. */
function tidy(text: string): string {
  let depth = 0;
  const lines = text
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n')
    .map((line) => {
      if (line.startsWith('}')) depth -= 1;
      const indented = `${'  '.repeat(depth)}${line.startsWith(' *') ? line : line.trim()}`;
      if (line.trimEnd().endsWith('{') && !line.startsWith(' *')) depth += 1;
      return indented;
    });
  return `${lines.join('\n')}\n`;
}
