// The sales report: the parameters of the list of orders, and what lays the figures out.
import { inQuery, listOf, objectOf, type CallParameter, type Calls, type CallSchema } from '#engine/model/call.ts';
import { fileAnswer, fileParameters, fileRefusals } from '#engine/model/file-call.ts';
import { dayAxes, figureNames, isDayAxis, reportAxes } from '../sales-report.ts';

const text = { type: 'string' } as const;
const day = { type: 'string', format: 'date' } as const;
const tag = 'orders';
/** A report has all rows, in its own order. */
const list = { entity: 'order', without: ['_start', '_end', '_after', '_sort', '_order'] } as const;

const otherAxes = reportAxes.filter((axis) => !isDayAxis(axis));
const by: readonly CallParameter[] = [
  {
    ...inQuery('by', `One of ${reportAxes.join(', ')}; or a day and one of the others, joined by a comma.`, {
      ...text,
      pattern: `^(${otherAxes.join('|')}|(${dayAxes.join('|')})(,(${otherAxes.join('|')}))?)$`,
    }),
    example: 'visitDay,channel',
    required: true,
  },
  inQuery('from', 'First day, where `by` names days.', day),
  inQuery('to', 'Last day.', day),
];

const figures: CallSchema = {
  type: 'object',
  properties: Object.fromEntries(figureNames.map((name) => [name, { type: 'integer' }])),
};
const row = { allOf: [figures, objectOf({ day: text, key: text, label: text }, ['day'])] };
const currencies = { currency: text, currencies: listOf(text) } as const;
const report = objectOf({ by: listOf({ enum: reportAxes }), rows: listOf(row), totals: figures, ...currencies });
const summary = {
  allOf: [
    figures,
    objectOf({ average: { type: 'integer' }, cancelledShare: { type: 'integer' }, ...currencies }, [
      'average',
      'cancelledShare',
    ]),
  ],
};
const description =
  'Money in minor units of `currency`; figures that the reader may not see are absent. A report is of the orders of one currency: that of most, where they have several (`currencies`); `currency=EUR` asks for another.';
const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'UNKNOWN_PARAMETER'] as const;

export const calls = {
  report: {
    method: 'get',
    path: '/api/reports/sales',
    operationId: 'reportSales',
    summary: 'Figures of the orders that the list of orders shows with the same parameters.',
    tag,
    parameters: by,
    list,
    answer: { description, json: report },
    refusals,
  },
  summary: {
    method: 'get',
    path: '/api/reports/sales/summary',
    operationId: 'summariseSales',
    summary: 'The same in one row, with the average of an order and the share of the cancelled in basis points.',
    tag,
    list,
    answer: { description, json: summary },
    refusals,
  },
  export: {
    method: 'get',
    path: '/api/reports/sales/export',
    operationId: 'exportSalesReport',
    summary: 'The report as a file, its totals last.',
    tag,
    writes: true,
    parameters: [
      ...fileParameters,
      inQuery('columns', 'Figures in their order, joined by commas; or the parameter once for each.', {
        type: ['string', 'array'],
        items: text,
      }),
      ...by,
    ],
    list,
    answer: fileAnswer,
    refusals: fileRefusals,
  },
} as const satisfies Calls;
