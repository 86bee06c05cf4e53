// GET /api/<collection>/summary (and under a parent): what the list with the same parameters adds up to.
import { entities, entityNames } from '#generated/entities.ts';
import { idInPath, type CallInput } from '#engine/model/call.ts';
import type { Entity } from '#engine/model/entity.ts';
import { summaryParameters, withoutMeaning } from '#engine/model/list-summary.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import { addCall } from '../http/add-call.ts';
import { ApiError } from '../http/api-error.ts';
import type { RegisterRoutes } from '../module.ts';
import { translator } from '../texts/texts.ts';
import { entityNamed } from './entity-table.ts';
import { readListQuery, type Parameters } from './read-list-query.ts';
import { checkParent } from './record-context.ts';
import { admitBy } from './rights.ts';
import { summarise } from './summarise.ts';

export const registerSummaries: RegisterRoutes = (app, { database, clock }) => {
  for (const name of entityNames) {
    const entity = entities[name];
    for (const call of summaryCalls(entity))
      addCall(app, call, {
        admit: admitBy('read', entity),
        handler: async (request, _, actor) => {
          const { parentId } = request.params as { readonly parentId?: string };
          if (parentId !== undefined) await checkParent(database, entity, parentId, actor);
          const language = preferredLanguage(request.headers['accept-language']);
          return summarise(database, {
            entity,
            actor,
            language,
            t: translator(language),
            ...readSummaryRequest(entity, request.query as Parameters, clock()),
            ...(parentId !== undefined && { parentId }),
          });
        },
      });
  }
};

function summaryCalls(entity: Entity): readonly CallInput[] {
  const own: CallInput = {
    method: 'get',
    path: `/api/${entity.collection}/summary`,
    parameters: summaryParameters,
    list: { entity: entity.name, without: withoutMeaning },
  };
  if (entity.parent === undefined) return [own];
  const path = `/api/${entityNamed(entity.parent.entity).collection}/{parentId}/${entity.parent.segment}/summary`;
  return [own, { ...own, path, parameters: [idInPath('Id of the parent.', 'parentId'), ...summaryParameters] }];
}

function readSummaryRequest(entity: Entity, parameters: Parameters, now: Date) {
  const { _by: by, _sum: sum, ...rest } = parameters as Parameters & { readonly _by?: string; readonly _sum?: string };
  const useless = [...withoutMeaning, 'range', 'sort'].find((name) => name in rest);
  if (useless !== undefined) throw new ApiError('UNKNOWN_PARAMETER', { name: useless });
  return {
    by: by === '' ? undefined : by,
    sums: (sum ?? '').split(',').filter(Boolean),
    query: readListQuery(entity, rest, now),
  };
}
