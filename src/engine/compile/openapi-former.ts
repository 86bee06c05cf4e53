// Former paths of collections in the OpenAPI document: every call below them once more, marked as deprecated.
import { kebabToCamel, toPascal } from '#engine/model/naming.ts';
import type { Entity } from '#engine/model/entity.ts';
import { formerCollections } from '#engine/model/former-collections.ts';
import type { JsonSchema } from './json-schema.ts';
import { refusals, type Paths } from './openapi-paths.ts';

const verbs = ['get', 'post', 'put', 'patch', 'delete'];

const headers = {
  Deprecation: { description: 'Since when, in seconds: @1767225600 (RFC 9745).', schema: { type: 'string' } },
  Sunset: { description: 'When it ends (RFC 8594).', schema: { type: 'string' } },
  Link: { description: 'The present address, as successor-version.', schema: { type: 'string' } },
};

export function withFormerPaths(paths: Paths, entities: readonly Entity[]): Paths {
  const copies = [...formerCollections(entities).values()].flatMap(({ path, collection, until }) =>
    Object.entries(paths).flatMap(([address, item]) => {
      const [, api, name, ...rest] = address.split('/');
      if (api !== 'api' || name !== collection) return [];
      return [[['', api, path, ...rest].join('/'), formerItem(item, { path, address, until })] as const];
    }),
  );
  return { ...paths, ...Object.fromEntries(copies) };
}

interface Copied {
  readonly path: string;
  readonly address: string;
  readonly until: string;
}

function formerItem(item: Paths[string], copied: Copied): Paths[string] {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      verbs.includes(key) ? formerOperation(value as JsonSchema, copied) : value,
    ]),
  );
}

function formerOperation(operation: JsonSchema, { path, address, until }: Copied): JsonSchema {
  const responses = Object.entries(operation['responses'] as Record<string, JsonSchema>).map(
    ([status, answer]) => [status, status.startsWith('2') ? tellingAnswer(answer) : answer] as const,
  );
  const { description } = operation as { readonly description?: string };
  return {
    ...operation,
    operationId: `${String(operation['operationId'])}At${toPascal(kebabToCamel(path))}`,
    deprecated: true,
    description: [description, `Answers until ${until}; it is ${address} now.`].filter(Boolean).join(' '),
    responses: { ...Object.fromEntries(responses), ...refusals(['GONE']) },
  };
}

function tellingAnswer(answer: JsonSchema): JsonSchema {
  return { ...answer, headers: { ...headers, ...(answer['headers'] as JsonSchema | undefined) } };
}
