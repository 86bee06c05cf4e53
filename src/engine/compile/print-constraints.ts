// constraints.ts: what the validator of an entity asks of each path, as text, so that the server sees which of them
// changed since the rows were last looked at.
import { formSchema } from './print-forms.ts';
import type { JsonSchema } from './json-schema.ts';
import { header, printCode } from './print-text.ts';
import type { Output } from './print-text.ts';
import type { Resolved } from './resolve.ts';

/** Say nothing about a value, or stand at the paths inside it. */
const elsewhere: ReadonlySet<string> = new Set(['description', 'default', 'properties', 'required', 'items']);

export function printConstraints({ entities, schemas }: Resolved): Output {
  const names = new Set<string>(entities.map(({ name }) => name));
  const tables = schemas
    .filter(({ $id }) => names.has($id))
    .map((schema) => [schema.$id, Object.fromEntries(constraintsOf(formSchema(schema)))] as const);
  const text = [
    header('schemas/'),
    '/** By entity and path; those of the items of a list are those of the list. */',
    `export const constraints: Readonly<Record<string, Readonly<Record<string, string>>>> = ${printCode(Object.fromEntries(tables))};\n`,
  ].join('\n');
  return { path: 'constraints.ts', text };
}

function constraintsOf(schema: JsonSchema, prefix = ''): [string, string][] {
  const needed = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(
    ([name, field]): [string, string][] => {
      const path = `${prefix}${name}`;
      const items = field['items'] as JsonSchema | undefined;
      const own = {
        ...(needed.includes(name) && { required: true }),
        ...keywordsOf(field),
        ...(items !== undefined && { items: keywordsOf(items) }),
      };
      return [
        [path, JSON.stringify(own)],
        ...constraintsOf(field, `${path}.`),
        ...constraintsOf(items ?? {}, `${path}.`),
      ];
    },
  );
}

function keywordsOf(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !elsewhere.has(keyword)));
}
