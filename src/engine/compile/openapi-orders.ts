// The calls about orders that are no operation on a record: what a sale or a move would mean
// (src/business/orders/server/quote-*.ts).
import type { ErrorCode } from '#engine/model/errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { pathParameter } from './openapi-parameters.ts';
import { json, refusals, type Paths } from './openapi-paths.ts';

const centavos = { type: 'integer', minimum: 0, description: 'Centavos.' } as const;

const slots = list(
  object(
    {
      time: { type: 'string', description: 'HH:MM at the provider; absent for opening hours.' },
      free: { type: 'integer', minimum: 0, description: 'Places left in the pool of the channel.' },
    },
    ['time'],
  ),
);

const problems = list(
  object({
    path: { type: 'string', description: 'Field, dotted: products.0.quantity.' },
    rule: { type: 'string', description: 'required where something is not filled in yet.' },
    message: { type: 'string', description: 'In the language of the request.' },
  }),
);

const quote = object({
  lines: { type: 'array', description: 'Priced lines, as an order keeps them.', items: { type: 'object' } },
  currency: { type: 'string' },
  subtotal: centavos,
  discount: centavos,
  serviceFee: centavos,
  total: centavos,
  slots,
  problems,
});

const move = object({
  sold: { ...centavos, description: 'Subtotal as it was sold, in centavos.' },
  inForce: { ...centavos, description: 'What the same lines cost on the new day.' },
  difference: { type: 'integer', description: 'Centavos; negative when the new day is cheaper.' },
  slots,
  problems,
});

/** None for a project whose orders are not rescheduled. */
export function orderPaths(shapeNames: readonly string[]): Paths {
  if (!shapeNames.includes('orderReschedule')) return {};
  return {
    '/api/orders/quote': {
      post: call(
        'orderQuote',
        'What an order would cost, which visits are free, what speaks against it. Nothing is written; the body may be half filled in.',
        { answer: quote, body: { $ref: '#/components/schemas/OrderInput' } },
      ),
    },
    '/api/orders/{id}/reschedule-quote': {
      parameters: [pathParameter('id', 'Id of the order.')],
      post: call('orderRescheduleQuote', 'What another visit would mean for an order. Nothing is written.', {
        answer: move,
        body: { $ref: '#/components/schemas/OrderReschedule' },
        refused: ['NOT_FOUND'],
      }),
    },
  };
}

function call(
  operationId: string,
  summary: string,
  {
    answer,
    body,
    refused = [],
  }: { readonly answer: JsonSchema; readonly body: JsonSchema; readonly refused?: readonly ErrorCode[] },
): JsonSchema {
  return {
    operationId,
    summary,
    tags: ['orders'],
    requestBody: { required: true, content: json(body) },
    responses: {
      200: { description: 'OK', content: json(answer) },
      ...refusals(['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', ...refused]),
    },
  };
}

function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

function object(properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema {
  return { type: 'object', required: Object.keys(properties).filter((name) => !optional.includes(name)), properties };
}
