// The calls about a product's prices in the OpenAPI document; what they answer is src/business/prices/prices-on.ts.
import type { ErrorCode } from '#engine/model/errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { pathParameter } from './openapi-parameters.ts';
import { json, refusals, type Paths } from './openapi-paths.ts';

const text = { type: 'string' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const date = { type: 'string', format: 'date' } as const;
const season = { enum: ['high', 'low'] } as const;
const price = { $ref: '#/components/schemas/ProductPrice' } as const;
const centavos = { type: 'integer', minimum: 0 } as const;
const period = object({ id: uuid, name: text, validFrom: date, validTo: date });

const typePrice = object(
  {
    productGridId: uuid,
    name: text,
    unitType: text,
    halfPrice: { type: 'boolean' },
    price,
    because: {
      ...object({ channel: { type: 'boolean' }, validity: period, season }, ['validity', 'season']),
      description: 'What the price was made for; a default price has nothing of it.',
    },
    others: {
      ...list(
        object(
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
    warnings: list(
      object({ name: { enum: ['halfPrice', 'noMargin'] }, limit: centavos, adultPrice: centavos }, [
        'limit',
        'adultPrice',
      ]),
    ),
  },
  ['price', 'because', 'others', 'notSold'],
);

const pricesOn = object({
  date,
  salesChannelId: uuid,
  season,
  closed: {
    ...list({
      enum: ['productNotActive', 'productNotInChannel', 'channelInactive', 'rideInactive', 'providerInactive'],
    }),
    description: 'Why nothing of it is sold there, whatever the prices.',
  },
  types: list(typePrice),
});

const cell: JsonSchema = {
  type: 'object',
  description: 'The fields of a price. Without id a new one; with it what changes of one, or its removal.',
  properties: { id: uuid, version: { type: 'integer', minimum: 1 }, remove: { type: 'boolean' } },
  additionalProperties: true,
};

/** None for a project without prices. */
export function pricePaths(entityNames: readonly string[]): Paths {
  if (!entityNames.includes('productPrice')) return {};
  const parameters = [pathParameter('id', 'Id of the product.')];
  return {
    '/api/products/{id}/price-in-force': {
      parameters,
      get: {
        ...call('productPriceInForce', 'What each type costs on a visit date in a channel, and why.', pricesOn),
        parameters: [query('date', date, 'Visit date at the provider.'), query('salesChannelId', uuid, 'The channel.')],
      },
    },
    '/api/products/{id}/price-grid': {
      parameters,
      post: {
        ...call(
          'productPriceGrid',
          'Many prices written at once, all or none; a refusal names the cells.',
          object({ prices: list(price) }),
          ['STALE', 'BLOCKED', 'VALIDATION'],
        ),
        requestBody: { required: true, content: json(object({ changes: { ...list(cell), maxItems: 500 } })) },
      },
    },
  };
}

function call(
  operationId: string,
  summary: string,
  answer: JsonSchema,
  refused: readonly ErrorCode[] = [],
): JsonSchema {
  return {
    operationId,
    summary,
    tags: ['products'],
    responses: {
      200: { description: 'OK', content: json(answer) },
      ...refusals(['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', ...refused]),
    },
  };
}

function query(name: string, schema: JsonSchema, description: string): JsonSchema {
  return { name, in: 'query', required: true, description, schema };
}

function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

function object(properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema {
  return { type: 'object', required: Object.keys(properties).filter((name) => !optional.includes(name)), properties };
}
