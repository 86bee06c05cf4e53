// The calls about the server itself.
import type { Calls } from '#engine/model/call.ts';

const tag = 'session';
const text = { type: 'string' } as const;

export const calls = {
  describe: {
    method: 'get',
    path: '/api/openapi.json',
    operationId: 'describe',
    summary: 'This document',
    tag,
    answer: { json: { type: 'object', additionalProperties: true } },
    refusals: [],
  },
  health: {
    method: 'get',
    path: '/healthz',
    operationId: 'health',
    summary: 'Whether the server is ready, as it was seen within the last seconds',
    tag,
    session: 'none',
    answer: {
      json: {
        type: 'object',
        required: ['status'],
        properties: {
          status: text,
          organization: { type: 'object', properties: { id: text, name: text } },
          demo: { type: 'boolean', description: 'Anybody may sign in as one of the people of the demo.' },
        },
      },
    },
    refusals: ['SCHEMA_CHANGED', 'UNAVAILABLE'],
  },
  ready: {
    method: 'get',
    path: '/readyz',
    operationId: 'ready',
    summary: 'Whether the database answers now, its tables fit and the server is not about to end',
    tag,
    session: 'none',
    answer: { json: { type: 'object', required: ['status'], properties: { status: text } } },
    refusals: ['SCHEMA_CHANGED', 'UNAVAILABLE'],
  },
} as const satisfies Calls;
