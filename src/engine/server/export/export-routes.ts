// GET /api/<collection>/export (and under a parent): the list as a file, exactly as it is filtered, ordered and shown
// to who asks.
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entities, entityNames } from '#generated/entities.ts';
import { idInPath, type CallInput } from '#engine/model/call.ts';
import type { Entity } from '#engine/model/entity.ts';
import { fileParameters } from '#engine/model/file-call.ts';
import { columnLabel } from '#engine/kinds/referred.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import type { Actor } from '../actor.ts';
import { addCall } from '../http/add-call.ts';
import type { RegisterRoutes } from '../module.ts';
import { entityNamed } from '../records/entity-table.ts';
import { sortFor } from '../records/filter-sql.ts';
import { countRecords } from '../records/walk-records.ts';
import { readListQuery, type Parameters } from '../records/read-list-query.ts';
import { checkParent } from '../records/record-context.ts';
import { admitBy } from '../records/rights.ts';
import { translator } from '../texts/texts.ts';
import { columnType, readColumns, storedFor } from './export-columns.ts';
import { conditionsOf } from './export-log.ts';
import { exportPages } from './export-pages.ts';
import { readFileRequest } from './file-request.ts';
import { isPersonal, mayExportPersonal } from './personal-data.ts';
import { mostRows, sendExport, type ExportParts } from './send-export.ts';

export const registerExports: RegisterRoutes = (app, { database, clock, exportLimits }) => {
  const parts: ExportParts = { database, clock, limits: exportLimits };
  for (const name of entityNames) {
    const entity = entities[name];
    for (const call of exportCalls(entity))
      addCall(app, call, {
        admit: admitBy('read', entity),
        handler: (request, reply, actor) => exportList(parts, { entity, request, reply, actor }),
      });
  }
};

/** The list as a file at the entity's own address and, if nested, under its parent. */
function exportCalls(entity: Entity): readonly CallInput[] {
  const own: CallInput = {
    method: 'get',
    path: `/api/${entity.collection}/export`,
    writes: true,
    parameters: fileParameters,
    list: { entity: entity.name, without: [] },
  };
  if (entity.parent === undefined) return [own];
  const path = `/api/${entityNamed(entity.parent.entity).collection}/{parentId}/${entity.parent.segment}/export`;
  return [own, { ...own, path, parameters: [idInPath('Id of the parent.', 'parentId'), ...fileParameters] }];
}

async function exportList(
  parts: ExportParts,
  {
    entity,
    request,
    reply,
    actor,
  }: {
    readonly entity: Entity;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly actor: Actor;
  },
): Promise<Readable> {
  const { database, clock } = parts;
  const { parentId } = request.params as { readonly parentId?: string };
  if (parentId !== undefined) await checkParent(database, entity, parentId, actor);
  const { format, columns: wanted, localTime, rest } = readFileRequest(request.query as Parameters);
  const columns = readColumns(entity, wanted, { actor, nested: parentId !== undefined });
  const query = readListQuery(entity, rest, clock());
  const list = {
    entity,
    query,
    actor,
    fields: storedFor(entity, columns),
    ...(parentId !== undefined && { parentId }),
  };
  // Refused before anything is written: once the first row is out there is no other answer.
  sortFor(entity, query.sort, actor);
  const expected = await countRecords(database, list, mostRows[format] + 1);
  const language = preferredLanguage(request.headers['accept-language']);
  const t = translator(language);
  const open = mayExportPersonal(actor);
  return sendExport(
    parts,
    { request, reply },
    {
      facts: {
        actor,
        format,
        expected,
        source: request.url.split('?')[0]?.replace(/^\/api\/|\/export$/g, '') ?? entity.collection,
        columns: columns.map(({ path }) => path),
        conditions: conditionsOf(entity, query),
        personalData: open && columns.some(isPersonal),
      },
      title: t(labelKeys.entity(entity.name, 'many')),
      language,
      columns: columns.map((field) => ({
        title: columnLabel(entity.name, field, t),
        type: columnType(field),
      })),
      pages: exportPages(database, { list, columns, language, t, localTime, open }),
      day: localTime(clock().toISOString()).slice(0, 10),
    },
  );
}
