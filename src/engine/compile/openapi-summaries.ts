// What lists add up to in the OpenAPI document: the parameters that narrow a list, and by what it is laid open.
import type { Entity } from '#engine/model/entity.ts';
import { summaryParameters, summaryRefusals, summarySchema, withoutMeaning } from '#engine/model/list-summary.ts';
import { toPascal } from '#engine/model/naming.ts';
import { listParametersBut, printAnswer, printParameter } from './openapi-calls.ts';
import { placesOf, refusals, type Paths } from './openapi-paths.ts';

export function summaryPaths(entity: Entity, entities: readonly Entity[]): Paths {
  return Object.fromEntries(
    placesOf(entity, entities).map(({ path, parameters, under }) => [
      `${path}/summary`,
      {
        ...(parameters.length > 0 && { parameters }),
        get: {
          operationId: `summarise${toPascal(entity.name)}List${under}`,
          summary: `How many rows the list of ${entity.collection} has, and what they add up to.`,
          tags: [entity.collection],
          parameters: [...summaryParameters.map(printParameter), ...listParametersBut(entity, withoutMeaning)],
          responses: {
            200: printAnswer({
              description: 'Money in minor units, days where the business is; groups by their size, days latest first.',
              json: summarySchema,
            }),
            ...refusals(summaryRefusals),
          },
        },
      },
    ]),
  );
}
