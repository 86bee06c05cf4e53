// The calls about orders that are no operation on a record: what a sale or a move would mean.
import { component, idInPath, listOf, objectOf, type Calls } from '#engine/model/call.ts';

const centavos = { type: 'integer', minimum: 0, description: 'Centavos.' } as const;
const tag = 'orders';
/** Posted because the question is too long for an address; nothing is written. */
const writes = false;

const slots = listOf(
  objectOf(
    {
      time: { type: 'string', description: 'HH:MM at the provider; absent for opening hours.' },
      free: { type: 'integer', minimum: 0, description: 'Places left in the pool of the channel.' },
    },
    ['time'],
  ),
);

const problems = listOf(
  objectOf({
    path: { type: 'string', description: 'Field, dotted: products.0.quantity.' },
    rule: { type: 'string', description: 'required where something is not filled in yet.' },
    message: { type: 'string', description: 'In the language of the request.' },
  }),
);

export const calls = {
  quote: {
    method: 'post',
    path: '/api/orders/quote',
    operationId: 'orderQuote',
    summary:
      'What an order would cost, which visits are free, what speaks against it. Nothing is written; the body may be half filled in.',
    tag,
    writes,
    body: component('OrderInput'),
    answer: {
      json: objectOf({
        lines: { type: 'array', description: 'Priced lines, as an order keeps them.', items: { type: 'object' } },
        currency: { type: 'string' },
        subtotal: centavos,
        discount: centavos,
        serviceFee: centavos,
        total: centavos,
        slots,
        problems,
      }),
    },
    refusals: ['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN'],
  },
  quoteMove: {
    method: 'post',
    path: '/api/orders/{id}/reschedule-quote',
    operationId: 'orderRescheduleQuote',
    summary: 'What another visit would mean for an order. Nothing is written.',
    tag,
    writes,
    parameters: [idInPath('Id of the order.')],
    body: component('OrderReschedule'),
    answer: {
      json: objectOf({
        sold: { ...centavos, description: 'Subtotal as it was sold, in centavos.' },
        inForce: { ...centavos, description: 'What the same lines cost on the new day.' },
        difference: { type: 'integer', description: 'Centavos; negative when the new day is cheaper.' },
        slots,
        problems,
      }),
    },
    refusals: ['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  },
} as const satisfies Calls;
