// The session calls of the spec (section 7) in the OpenAPI document. Payloads that no schema describes are left open.
import { toPascal } from '#model/naming.ts';
import type { ErrorCode } from '#model/errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { json, refusals } from './openapi-paths.ts';
import type { Paths } from './openapi-paths.ts';

const session = { $ref: '#/components/schemas/SessionAnswer' } as const;
const open = { type: 'object', additionalProperties: true } as const;
const done = { type: 'object', required: ['success'], properties: { success: { type: 'boolean' } } } as const;

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
      post: call({ id: 'signIn', body: payload('login'), answer: session, refused: ['UNAUTHENTICATED', ...tried], open: true }),
      get: {
        ...call({ id: 'resumeSession', answer: session, refused: ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'ACCOUNT_DISABLED'], open: true }),
        parameters: [token],
      },
      delete: { operationId: 'signOut', tags: ['session'], responses: { 204: { description: 'The token is worth nothing any more.' } } },
    },
    '/password/forgot': { post: call({ id: 'forgotPassword', body: payload('passwordForgot'), answer: done, refused: tried, open: true }) },
    '/password/reset': { post: call({ id: 'resetPassword', body: payload('passwordReset'), answer: done, refused: tried, open: true }) },
    '/api/auth/password': { post: call({ id: 'changePassword', body: payload('passwordChange'), answer: open, refused: written }) },
    '/api/auth/register': {
      post: call({ id: 'register', body: payload('registration'), answer: session, refused: ['FORBIDDEN', ...tried], open: true }),
    },
    '/api/auth/user/update': {
      post: call({
        id: 'saveOwnData',
        body: { type: 'object', required: ['user'], properties: { user: payload('userUpdate') } },
        answer: open,
        refused: written,
      }),
    },
    '/api/quick-panel/data': { get: call({ id: 'quickPanel', answer: {}, refused: ['UNAUTHENTICATED'] }) },
    '/api/openapi.json': { get: call({ id: 'describe', answer: open, refused: [], open: true }) },
    '/healthz': { get: call({ id: 'health', answer: open, refused: ['UNAVAILABLE'], open: true }) },
  };
}

const tried: readonly ErrorCode[] = ['BAD_REQUEST', 'VALIDATION', 'TOO_MANY_REQUESTS'];
const written: readonly ErrorCode[] = ['BAD_REQUEST', 'UNAUTHENTICATED', 'VALIDATION'];

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
