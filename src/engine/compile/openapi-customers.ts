// The calls about one customer besides the record itself in the OpenAPI document: the proof of erasure and the export
// of his data.
import { json, refusals } from './openapi-paths.ts';
import type { Paths } from './openapi-paths.ts';

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const moment = { type: 'string', format: 'date-time' } as const;
const tables = {
  type: 'array',
  items: {
    type: 'object',
    properties: { table: { type: 'string' }, columns: { type: 'array', items: { type: 'string' } } },
  },
} as const;
const proof = { checkedAt: moment, tables, personalDataLeft: { type: 'integer', minimum: 0 } } as const;
const buyer = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string', description: 'As it was given, masked.' },
  },
} as const;
const check = {
  type: 'object',
  required: ['name', 'message', 'passed'],
  properties: {
    name: { type: 'string' },
    message: { type: 'string' },
    passed: { type: 'boolean' },
    found: {
      type: 'array',
      items: {
        type: 'object',
        properties: { entity: { type: 'string' }, id: { type: 'string' }, title: { type: 'string' } },
      },
    },
  },
} as const;
const records = { type: 'array', items: { type: 'object' } } as const;
const data = {
  type: 'object',
  required: ['generatedAt', 'organization', 'customer', 'lgpdEvents', 'orders'],
  properties: {
    generatedAt: moment,
    organization: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } },
    customer: {
      type: 'object',
      additionalProperties: true,
      description: 'As Customer, without what is about the keeping of the record.',
    },
    lgpdEvents: records,
    orders: records,
  },
} as const;

export function customerPaths(entityNames: readonly string[]): Paths {
  if (!entityNames.includes('customer')) return {};
  return {
    '/api/customers/buyer': {
      post: {
        operationId: 'nameBuyer',
        summary:
          'For whoever sells: the id of the customer who has this document and this e-mail address, registered when neither is known.',
        tags: ['customers'],
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/CustomerInput' }) },
        responses: {
          200: { description: 'Known before or registered now: the answer is the same.', content: json(buyer) },
          ...refusals(['UNAUTHENTICATED', 'FORBIDDEN', 'VALIDATION', 'TOO_MANY_REQUESTS']),
        },
      },
    },
    '/api/customers/{id}/erasure-proof': {
      parameters: [id],
      get: {
        operationId: 'proveErasure',
        summary:
          'Looks for personal data of an erased customer in all records that tell of him and in their history; with what was looked through when he was erased.',
        tags: ['customers'],
        responses: {
          200: {
            description: 'OK',
            content: json({
              type: 'object',
              required: Object.keys(proof),
              properties: { ...proof, atCompletion: { type: 'object', properties: proof } },
            }),
          },
          ...refusals(['FORBIDDEN', 'NOT_FOUND', 'TRANSITION']),
        },
      },
    },
    '/api/customers/{id}/deletion-checklist': {
      parameters: [id],
      get: {
        operationId: 'readDeletionChecklist',
        summary: 'What must be settled before the deletion of the data can be completed, whoever asks.',
        tags: ['customers'],
        responses: {
          200: {
            description: 'OK',
            content: json({
              type: 'object',
              required: ['checks'],
              properties: { checks: { type: 'array', items: check } },
            }),
          },
          ...refusals(['FORBIDDEN', 'NOT_FOUND']),
        },
      },
    },
    '/api/customers/{id}/export': {
      parameters: [id],
      get: {
        operationId: 'exportCustomer',
        summary:
          'All that is kept of one customer, to take elsewhere (json) or to read (pdf, in the language of the request); each leaves an entry in the LGPD history.',
        tags: ['customers'],
        parameters: [
          { name: 'format', in: 'query', schema: { enum: ['json', 'pdf'], default: 'json' } },
          {
            name: 'timeZone',
            in: 'query',
            description: 'IANA zone of the instants in the PDF.',
            schema: { type: 'string', default: 'America/Sao_Paulo' },
          },
        ],
        responses: {
          200: {
            description: 'OK',
            content: {
              ...json(data),
              'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
            },
          },
          ...refusals(['BAD_REQUEST', 'UNKNOWN_PARAMETER', 'FORBIDDEN', 'NOT_FOUND', 'TRANSITION']),
        },
      },
    },
  };
}
