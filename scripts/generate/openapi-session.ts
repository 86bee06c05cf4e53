// The session calls of the spec (section 7) in the OpenAPI document. Payloads that no schema describes are left open.
import { toPascal } from '#model/naming.ts';
import type { ErrorCode } from '#model/errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { json, refusals } from './openapi-paths.ts';
import type { Paths } from './openapi-paths.ts';

const session = { $ref: '#/components/schemas/SessionAnswer' } as const;
const open = { type: 'object', additionalProperties: true } as const;

export function sessionPaths(shapeNames: readonly string[]): Paths {
  const payload = (name: string): JsonSchema => (shapeNames.includes(name) ? { $ref: `#/components/schemas/${toPascal(name)}` } : open);
  const token = {
    name: 'token',
    in: 'query',
    description: 'The stored token; the Authorization header does as well.',
    schema: { type: 'string' },
  };
  return {
    '/session': {
      post: call({
        id: 'signIn',
        body: payload('login'),
        answer: session,
        refused: ['UNAUTHENTICATED', 'VALIDATION', 'TOO_MANY_REQUESTS'],
        open: true,
      }),
      get: {
        ...call({ id: 'resumeSession', answer: session, refused: ['UNAUTHENTICATED', 'TOKEN_EXPIRED'], open: true }),
        parameters: [token],
      },
    },
    '/password/forgot': {
      post: call({
        id: 'forgotPassword',
        body: payload('passwordForgot'),
        answer: open,
        refused: ['NOT_FOUND', 'VALIDATION', 'TOO_MANY_REQUESTS'],
        open: true,
      }),
    },
    '/password/reset': {
      post: call({
        id: 'resetPassword',
        body: payload('passwordReset'),
        answer: open,
        refused: ['VALIDATION', 'TOO_MANY_REQUESTS'],
        open: true,
      }),
    },
    '/api/auth/register': { post: call({ id: 'register', body: open, answer: session, refused: ['FORBIDDEN', 'VALIDATION'], open: true }) },
    '/api/auth/user/update': {
      post: call({
        id: 'updateUser',
        body: { type: 'object', required: ['user'], properties: { user: open } },
        answer: open,
        refused: ['UNAUTHENTICATED', 'VALIDATION'],
      }),
    },
    '/api/quick-panel/data': { get: call({ id: 'quickPanel', answer: {}, refused: ['UNAUTHENTICATED'] }) },
    '/api/openapi.json': { get: call({ id: 'describe', answer: open, refused: [], open: true }) },
  };
}

interface Call {
  readonly id: string;
  readonly body?: JsonSchema;
  readonly answer: JsonSchema;
  readonly refused: readonly ErrorCode[];
  /** Needs no token. */
  readonly open?: boolean;
}

function call({ id, body, answer, refused, open: isOpen }: Call): JsonSchema {
  return {
    operationId: id,
    tags: ['session'],
    ...(isOpen === true ? { security: [] } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: { 200: { description: 'OK', content: json(answer) }, ...refusals(refused) },
  };
}
