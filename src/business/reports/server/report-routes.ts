// GET /api/reports/sales (…/summary, …/export): figures of the orders that a list with the same parameters shows.
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import { summaryOf } from '../sales-report.ts';
import type { Actor } from '#engine/server/actor.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import { conditionsOf } from '#engine/server/export/export-log.ts';
import { readFileRequest } from '#engine/server/export/file-request.ts';
import { sendExport, type ExportParts } from '#engine/server/export/send-export.ts';
import type { RegisterRoutes } from '#engine/server/module.ts';
import type { Parameters } from '#engine/server/records/read-list-query.ts';
import { checkRight } from '#engine/server/records/rights.ts';
import { translator } from '#engine/server/texts/texts.ts';
import { calls } from './calls.ts';
import { readReportParameters, readReportQuery } from './report-request.ts';
import { reportTable } from './report-table.ts';
import { salesReport, salesTotals, type ReportRequest } from './sales-report.ts';

export const registerReports: RegisterRoutes = (app, { database, clock, exportLimits }) => {
  const parts: ExportParts = { database, clock, limits: exportLimits };
  const admit = readerOf;
  addCall(app, calls.report, {
    admit,
    handler: ({ query }, _, reader) =>
      salesReport(database, { ...reader, ...readReportParameters(query as Parameters, clock()) }),
  });
  addCall(app, calls.summary, {
    admit,
    handler: async (request, _, reader) => {
      const query = readReportQuery(request.query as Parameters, clock());
      return summaryOf(await salesTotals(database, { ...reader, by: [], query }));
    },
  });
  addCall(app, calls.export, {
    admit,
    handler: (request, reply, reader) => exportReport(parts, { request, reply, reader }),
  });
};

async function exportReport(
  parts: ExportParts,
  {
    request,
    reply,
    reader,
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly reader: Reader },
): Promise<Readable> {
  const { database, clock } = parts;
  const { format, columns: wanted, localTime, rest } = readFileRequest(request.query as Parameters);
  const asked = readReportParameters(rest, clock());
  const report = await salesReport(database, { ...reader, ...asked });
  const { columns, names, rows } = reportTable(report, { ...reader, wanted });
  return sendExport(
    parts,
    { request, reply },
    {
      facts: {
        actor: reader.actor,
        format,
        expected: rows.length,
        source: 'reports/sales',
        columns: names,
        conditions: conditionsText(asked),
        personalData: false,
      },
      title: reader.t('report.title'),
      language: reader.language,
      columns,
      pages: once(rows),
      day: localTime(clock().toISOString()).slice(0, 10),
    },
  );
}

function conditionsText({ by, from, to, query }: ReturnType<typeof readReportParameters>): string {
  const days = [from === undefined ? '' : `from=${from}`, to === undefined ? '' : `to=${to}`].filter(Boolean);
  return [`by=${by.join(',')}`, ...days, conditionsOf(entities.order, query)].filter(Boolean).join('\n');
}

async function* once<Item>(item: Item): AsyncGenerator<Item> {
  yield item;
}

type Reader = Pick<ReportRequest, 'language' | 't'> & { readonly actor: Actor };

/** Whoever reads orders may have them counted. */
function readerOf(request: FastifyRequest): Reader {
  checkRight(entities.order, 'read', request.actor);
  const language = preferredLanguage(request.headers['accept-language']);
  return { actor: request.actor, language, t: translator(language) };
}
