// openapi.json: OpenAPI 3.1 of every call, made from the same schemas that validate them.
import type { Call } from '#engine/model/call.ts';
import { complete, withoutUnused } from './openapi-complete.ts';
import { callPaths } from './openapi-calls.ts';
import { withFormerPaths } from './openapi-former.ts';
import { exportPaths } from './openapi-files.ts';
import { summaryPaths } from './openapi-summaries.ts';
import { componentParameters } from './openapi-parameters.ts';
import { componentSchemas } from './openapi-schemas.ts';
import { componentResponses, entityPaths } from './openapi-paths.ts';
import { printJson } from './print-text.ts';
import type { Output } from './print-text.ts';
import type { Resolved } from './resolve.ts';

export function printOpenApi(resolved: Resolved, calls: readonly Call[]): Output {
  return { path: 'openapi.json', text: `${printJson(openApi(resolved, calls), true)}\n` };
}

/** `calls`: all that are no operation on the records of an entity. */
export function openApi(resolved: Resolved, calls: readonly Call[]): Record<string, unknown> {
  const { entities, product } = resolved;
  const own = [...new Set(calls.flatMap(({ refusals }) => refusals.filter((one) => typeof one !== 'string')))];
  const tags = entities.map((entity) => ({
    name: entity.collection,
    description: resolved.schemas.find(({ $id }) => $id === entity.name)?.description,
  }));
  return withoutUnused({
    openapi: '3.1.0',
    'x-comment': 'Written by "npm run generate" from schemas/; edit those and run it again.',
    info: {
      title: product.title,
      version: '1',
      description:
        'Every collection speaks the json-server dialect and, on the same URLs, that of ra-data-simple-rest (range, filter={…}, sort=[…]).',
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: [
      { name: 'session', description: 'Signing in and out, the own data, and the server itself.' },
      { name: 'search', description: 'In all that the reader may read.' },
      { name: 'files', description: 'Content that fields of records hold.' },
      ...tags,
    ],
    paths: withFormerPaths(
      complete(
        Object.assign(
          callPaths(calls, entities),
          ...entities.flatMap((entity) => [
            entityPaths(entity, entities),
            exportPaths(entity, entities),
            summaryPaths(entity, entities),
          ]),
        ),
        calls,
      ),
      entities,
    ),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: componentResponses(own),
      parameters: componentParameters(entities),
      schemas: componentSchemas(resolved, own),
    },
  });
}
