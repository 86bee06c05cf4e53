// What people send: a new record, one under its parent's address, a change, and the payloads of other calls.
import type { Entity } from '#engine/model/entity.ts';
import { toPascal } from '#engine/model/naming.ts';
import type { ExpandedSchema } from './expand.ts';
import { objectSchema, type JsonSchema, type ObjectSchema } from './json-schema.ts';
import { foreign } from './openapi-foreign.ts';

/** The bodies that name what they are made of; a name of its own for each. */
export function inputSchemas(
  schema: ExpandedSchema,
  entity: Entity | undefined,
  actionInputs: readonly string[],
): [string, JsonSchema][] {
  const name = toPascal(schema.$id);
  const input = withDefaults(withFollowing(objectSchema(schema, 'input'), schema)) as ObjectSchema;
  // Those of actions go with reason and confirmation in one body.
  if (entity === undefined)
    return [
      [
        name,
        {
          description: schema.description,
          ...foreign(input),
          ...(actionInputs.includes(schema.$id) && { additionalProperties: true }),
        },
      ],
    ];
  const described = { ...foreign(input), description: `What people write of: ${schema.description}` };
  return [
    [`${name}Input`, described],
    [
      `${name}Change`,
      {
        ...foreign(change(input, objectSchema(schema, 'input'), entity)),
        description: `Any of the fields of ${name}Input, and version; null empties an optional one.`,
      },
    ],
    ...(entity.parent === undefined
      ? []
      : [[`${name}Below`, below(described, entity.parent.field)] as [string, JsonSchema]]),
  ];
}

/** Nor is what follows from other fields where it is not given. */
function withFollowing(input: ObjectSchema, { properties: fields }: ExpandedSchema): ObjectSchema {
  const formulaOf = (name: string) => fields[name]?.['x-default'];
  const told = Object.entries(input.properties).map(([name, property]): [string, JsonSchema] => {
    const formula = formulaOf(name);
    if (formula === undefined) return [name, property];
    const description = [property['description'], `Without it: ${formula}.`].filter(Boolean).join(' ');
    return [name, { ...property, description }];
  });
  const { required, ...rest } = { ...input, properties: Object.fromEntries(told) };
  const needed = required?.filter((name) => formulaOf(name) === undefined) ?? [];
  return { ...rest, ...(needed.length > 0 && { required: needed }) };
}

/**
 * What has a default is not required. The default is told and not declared: generators of clients take what declares
 * one for always there.
 */
function withDefaults(schema: JsonSchema): JsonSchema {
  const { default: given, properties, items, required, ...rest } = schema;
  const inner = properties as Readonly<Record<string, JsonSchema>> | undefined;
  const needed =
    (required as readonly string[] | undefined)?.filter((name) => inner?.[name]?.['default'] === undefined) ?? [];
  return {
    ...rest,
    ...(given !== undefined && {
      description: [rest['description'], `Without it: ${JSON.stringify(given)}.`].filter(Boolean).join(' '),
    }),
    ...(needed.length > 0 && { required: needed }),
    ...(inner !== undefined && {
      properties: Object.fromEntries(Object.entries(inner).map(([name, property]) => [name, withDefaults(property)])),
    }),
    ...(items !== undefined && { items: withDefaults(items as JsonSchema) }),
  };
}

/** Nothing is required of a change; what is read-only may come back as it was (API rule 9), objects come whole. */
function change(input: ObjectSchema, whole: ObjectSchema, { fields }: Entity): JsonSchema {
  const properties = Object.entries(input.properties).map(([name, property]): [string, JsonSchema] => {
    const field = fields.find((candidate) => candidate.name === name);
    const { default: _, ...own } = whole.properties[name] ?? property;
    return [name, field?.required === true ? own : { anyOf: [own, { type: 'null' }] }];
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(properties), version: { type: 'integer', minimum: 1 } },
    additionalProperties: true,
  };
}

/** Under its parent's address a record belongs to that parent whether it says so or not. */
function below(input: JsonSchema, field: string): JsonSchema {
  const { required, ...rest } = input;
  const needed = (required as readonly string[] | undefined)?.filter((name) => name !== field) ?? [];
  return { ...rest, ...(needed.length > 0 && { required: needed }) };
}
