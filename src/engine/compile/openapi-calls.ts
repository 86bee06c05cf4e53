// The declared calls in the OpenAPI document.
import type { Call, CallAnswer, CallParameter } from '#engine/model/call.ts';
import { referredKey } from '#engine/model/list-query.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { JsonSchema } from './json-schema.ts';
import { foreign } from './openapi-foreign.ts';
import { listParameters } from './openapi-parameters.ts';
import { json, refusals, type Paths } from './openapi-paths.ts';

export function callPaths(calls: readonly Call[], entities: readonly Entity[]): Paths {
  const byPath = Map.groupBy(calls, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, own]) => {
      const inPath = (own[0]?.parameters ?? []).filter((parameter) => parameter.in === 'path');
      return [
        path,
        {
          ...(inPath.length > 0 && { parameters: inPath.map(printParameter) }),
          ...Object.fromEntries(own.map((call) => [call.method, operation(call, entities)])),
        },
      ];
    }),
  );
}

const security: Readonly<Record<NonNullable<Call['session']>, readonly JsonSchema[]>> = {
  none: [],
  welcome: [{ token: [] }, {}],
};

function operation(call: Call, entities: readonly Entity[]): JsonSchema {
  const { operationId, summary, tag, session, body, sends, answer } = call;
  const inQuery = (call.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const parameters = [...inQuery.map(printParameter), ...listParametersOf(call, entities)];
  return {
    operationId,
    summary,
    tags: [tag],
    ...(session !== undefined && { security: security[session] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: json(foreign(body)) } }),
    ...(sends === 'file' && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: { [answer.status ?? 200]: printAnswer(answer), ...refusals(call.refusals) },
  };
}

export function printParameter(parameter: CallParameter): JsonSchema {
  return { ...parameter, schema: foreign(parameter.schema) };
}

/** What an answer is, with the JSON first. */
export function printAnswer({ description = 'OK', json: schema, files, headers }: CallAnswer): JsonSchema {
  return {
    description,
    ...(headers !== undefined && { headers }),
    ...((schema !== undefined || files !== undefined) && {
      content: { ...(schema !== undefined && json(schema)), ...files },
    }),
  };
}

function listParametersOf({ list }: Call, entities: readonly Entity[]): readonly unknown[] {
  const entity = entities.find(({ name }) => name === list?.entity);
  return entity === undefined || list === undefined ? [] : listParametersBut(entity, list.without);
}

/** The parameters of a list but these; columns of referenced records are the list's alone. */
export function listParametersBut(
  entity: Entity,
  without: readonly string[],
): readonly ReturnType<typeof listParameters>[number][] {
  return listParameters(entity).filter(
    ({ $ref }) => ![...without, referredKey].some((name) => $ref.endsWith(`/${name}`) || $ref.endsWith(`.${name}`)),
  );
}
