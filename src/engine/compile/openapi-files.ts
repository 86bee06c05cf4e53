// Lists as files, and the sales report, in the OpenAPI document: the parameters of a list but its window, and what lays
// them out.
import { fileFormats } from '#engine/model/file-formats.ts';
import type { Entity } from '#engine/model/entity.ts';
import { toPascal } from '#engine/model/naming.ts';
import { figureNames, reportAxes } from '#business/reports/sales-report.ts';
import type { JsonSchema } from './json-schema.ts';
import { listParameters, query } from './openapi-parameters.ts';
import { json, placesOf, refusals } from './openapi-paths.ts';
import type { Paths } from './openapi-paths.ts';

const text = { type: 'string' } as const;
const day = { type: 'string', format: 'date' } as const;
const binary = { schema: { type: 'string', format: 'binary' } } as const;
const fileParameters = [
  {
    ...query(
      'format',
      'CSV (UTF-8; semicolons and decimal commas for pt and fr) or a spreadsheet. Labels and titles are in the language of Accept-Language.',
      { type: 'string', enum: fileFormats },
    ),
    required: true,
  },
  query(
    '_timeZone',
    'IANA zone whose clocks instants are written by; the zone that providers have by default without.',
    text,
  ),
];
const fileAnswer = {
  description: 'All rows, written while they are sent; a broken connection means that some are missing.',
  headers: { 'X-Total-Count': { schema: { type: 'integer' } }, 'Content-Disposition': { schema: text } },
  content: { 'text/csv': binary, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary },
} as const;
const fileRefusals = refusals([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_REQUEST',
  'UNKNOWN_PARAMETER',
  'TOO_MANY_ROWS',
  'TOO_MANY_REQUESTS',
]);

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
            ...fileParameters,
            query('columns', 'Fields in their order, joined by commas; those of the list without.', text),
            ...rowParameters(entity, ['_start', '_end', '_after']),
          ],
          responses: { 200: fileAnswer, ...fileRefusals },
        },
      },
    ]),
  );
}

/** The parameters of a list that say which rows. */
function rowParameters(entity: Entity, without: readonly string[]): ReturnType<typeof listParameters> {
  return listParameters(entity).filter(
    ({ $ref }) => !without.some((name) => $ref.endsWith(`/${name}`) || $ref.endsWith(`.${name}`)),
  );
}

export function reportPaths(entities: readonly Entity[]): Paths {
  const order = entities.find(({ name }) => name === 'order');
  if (order === undefined) return {};
  const rows = rowParameters(order, ['_start', '_end', '_after', '_sort', '_order']);
  const by = [
    {
      ...query('by', `One of ${reportAxes.join(', ')}; or a day and one of the others, joined by a comma.`, text),
      required: true,
    },
    query('from', 'First day, where `by` names days.', day),
    query('to', 'Last day.', day),
  ];
  const figures: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(figureNames.map((name) => [name, { type: 'integer' }])),
  };
  const row = {
    allOf: [figures, { type: 'object', required: ['key', 'label'], properties: { day: text, key: text, label: text } }],
  };
  const report = {
    type: 'object',
    required: ['by', 'rows', 'totals'],
    properties: {
      by: { type: 'array', items: { enum: reportAxes } },
      rows: { type: 'array', items: row },
      totals: figures,
    },
  };
  const summary = {
    allOf: [
      figures,
      { type: 'object', properties: { average: { type: 'integer' }, cancelledShare: { type: 'integer' } } },
    ],
  };
  const call = (operationId: string, note: string, parameters: readonly unknown[], schema: JsonSchema) => ({
    get: {
      operationId,
      summary: note,
      tags: [order.collection],
      parameters,
      responses: {
        200: {
          description: 'Money in minor units; figures that the reader may not see are absent.',
          content: json(schema),
        },
        ...refusals(['UNAUTHENTICATED', 'FORBIDDEN', 'UNKNOWN_PARAMETER']),
      },
    },
  });
  return {
    '/api/reports/sales': call(
      'reportSales',
      'Figures of the orders that the list of orders shows with the same parameters.',
      [...by, ...rows],
      report,
    ),
    '/api/reports/sales/summary': call(
      'summariseSales',
      'The same in one row, with the average of an order and the share of the cancelled in basis points.',
      rows,
      summary,
    ),
    '/api/reports/sales/export': {
      get: {
        operationId: 'exportSalesReport',
        summary: 'The report as a file, its totals last.',
        tags: [order.collection],
        parameters: [
          ...fileParameters,
          query('columns', 'Figures in their order, joined by commas.', text),
          ...by,
          ...rows,
        ],
        responses: { 200: fileAnswer, ...fileRefusals },
      },
    },
  };
}
