// Lists as files in the OpenAPI document: the parameters of a list but its window, and what lays them out.
import type { Entity } from '#engine/model/entity.ts';
import { fileAnswer, fileParameters, fileRefusals } from '#engine/model/file-call.ts';
import { toPascal } from '#engine/model/naming.ts';
import { listParametersBut, printAnswer, printParameter } from './openapi-calls.ts';
import { query } from './openapi-parameters.ts';
import { placesOf, refusals, type Paths } from './openapi-paths.ts';

export function exportPaths(entity: Entity, entities: readonly Entity[]): Paths {
  return Object.fromEntries(
    placesOf(entity, entities).map(({ path, parameters, under }) => [
      `${path}/export`,
      {
        ...(parameters.length > 0 && { parameters }),
        get: {
          operationId: `export${toPascal(entity.name)}List${under}`,
          summary: `The list of ${entity.collection} as a file.`,
          tags: [entity.collection],
          parameters: [
            ...fileParameters.map(printParameter),
            query('columns', 'Fields in their order, joined by commas; those of the list without.', { type: 'string' }),
            ...listParametersBut(entity, ['_start', '_end', '_after']),
          ],
          responses: { 200: printAnswer(fileAnswer), ...refusals(fileRefusals) },
        },
      },
    ]),
  );
}
