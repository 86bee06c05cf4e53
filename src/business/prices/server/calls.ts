// The calls about a product's prices; what they answer is src/business/prices/prices-on.ts.
import { component, idInPath, inQuery, listOf, objectOf, type CallParameter, type Calls } from '#engine/model/call.ts';

const text = { type: 'string' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const date = { type: 'string', format: 'date' } as const;
const season = { enum: ['high', 'low'] } as const;
const price = component('ProductPrice');
const centavos = { type: 'integer', minimum: 0 } as const;
const period = objectOf({ id: uuid, name: text, validFrom: date, validTo: date });
const tag = 'products';
const id = idInPath('Id of the product.');
const required = (parameter: CallParameter): CallParameter => ({ ...parameter, required: true });
/** Cells written in one call at most. */
const mostChanges = 500;

const typePrice = objectOf(
  {
    productGridId: uuid,
    name: text,
    unitType: text,
    halfPrice: { type: 'boolean' },
    price,
    because: {
      ...objectOf({ channel: { type: 'boolean' }, validity: period, season }, ['validity', 'season']),
      description: 'What the price was made for; a default price has nothing of it.',
    },
    others: {
      ...listOf(
        objectOf(
          {
            price,
            validity: period,
            lostBy: { enum: ['channel', 'validity', 'season', 'shorterValidity', 'laterValidity', 'recent'] },
          },
          ['validity'],
        ),
      ),
      description: 'Prices that would hold too, best first, and what the price in force has that they lack.',
    },
    notSold: { enum: ['noPrice', 'otherChannels', 'otherDates', 'otherSeason', 'typeInactive'] },
    warnings: listOf(
      objectOf({ name: { enum: ['halfPrice', 'noMargin'] }, limit: centavos, adultPrice: centavos }, [
        'limit',
        'adultPrice',
      ]),
    ),
  },
  ['price', 'because', 'others', 'notSold'],
);

const pricesOn = objectOf({
  date,
  salesChannelId: uuid,
  season,
  closed: {
    ...listOf({
      enum: ['productNotActive', 'productNotInChannel', 'channelInactive', 'rideInactive', 'providerInactive'],
    }),
    description: 'Why nothing of it is sold there, whatever the prices.',
  },
  types: listOf(typePrice),
});

const cell = {
  type: 'object',
  description: 'The fields of a price. Without id a new one; with it what changes of one, or its removal.',
  properties: { id: uuid, version: { type: 'integer', minimum: 1 }, remove: { type: 'boolean' } },
  dependentRequired: { remove: ['id'] },
  additionalProperties: true,
} as const;

export const calls = {
  priceInForce: {
    method: 'get',
    path: '/api/products/{id}/price-in-force',
    operationId: 'productPriceInForce',
    summary: 'What each type costs on a visit date in a channel, and why.',
    tag,
    parameters: [
      id,
      required(inQuery('date', 'Visit date at the provider.', date)),
      required(inQuery('salesChannelId', 'The channel.', uuid)),
    ],
    answer: { json: pricesOn },
    refusals: ['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  },
  priceGrid: {
    method: 'post',
    path: '/api/products/{id}/price-grid',
    operationId: 'productPriceGrid',
    summary: 'Many prices written at once, all or none; a refusal names the cells.',
    tag,
    parameters: [id],
    body: objectOf({ changes: { ...listOf(cell), maxItems: mostChanges } }),
    answer: { json: objectOf({ prices: listOf(price) }) },
    refusals: ['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'STALE', 'BLOCKED', 'VALIDATION'],
  },
} as const satisfies Calls;
