// The session calls (docs/specification.md) in the OpenAPI document. Payloads that no schema describes are left open.
import { toPascal } from '#engine/model/naming.ts';
import type { ErrorCode } from '#engine/model/errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { json, refusals } from './openapi-paths.ts';
import type { Paths } from './openapi-paths.ts';

const session = { $ref: '#/components/schemas/SessionAnswer' } as const;
const open = { type: 'object', additionalProperties: true } as const;
const health = {
  type: 'object',
  required: ['status'],
  properties: {
    status: { type: 'string' },
    demo: { type: 'boolean', description: 'Anybody may sign in as one of the people of the demo.' },
  },
} as const;
const done = { type: 'object', required: ['success'], properties: { success: { type: 'boolean' } } } as const;

export function sessionPaths(shapeNames: readonly string[]): Paths {
  const payload = (name: string): JsonSchema =>
    shapeNames.includes(name) ? { $ref: `#/components/schemas/${toPascal(name)}` } : open;
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
        summary: 'Sign in with e-mail and password',
        body: payload('login'),
        answer: session,
        refused: tried,
        open: true,
      }),
      get: {
        ...call({
          id: 'resumeSession',
          summary: 'Who a token belongs to, and a token with a new end',
          answer: session,
          refused: ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'ACCOUNT_DISABLED'],
          open: true,
        }),
        parameters: [token],
      },
      delete: {
        operationId: 'signOut',
        summary: 'Sign out',
        tags: ['session'],
        security: [{ token: [] }, {}],
        responses: { 204: { description: 'The token is worth nothing any more.' } },
      },
    },
    '/password/forgot': {
      post: call({
        id: 'forgotPassword',
        summary: 'Ask for a letter with a link to a new password',
        body: payload('passwordForgot'),
        answer: done,
        refused: tried,
        open: true,
      }),
    },
    '/password/reset': {
      post: call({
        id: 'resetPassword',
        summary: 'Choose a new password by the link of the letter',
        body: payload('passwordReset'),
        answer: done,
        refused: tried,
        open: true,
      }),
    },
    '/api/auth/password': {
      post: call({
        id: 'changePassword',
        summary: 'Change the own password',
        body: payload('passwordChange'),
        answer: session,
        refused: written,
      }),
    },
    '/api/auth/register': {
      post: call({
        id: 'register',
        summary: 'Register, where a setting allows it',
        body: payload('registration'),
        answer: session,
        refused: ['FORBIDDEN', ...tried],
        open: true,
      }),
    },
    '/api/auth/user/update': {
      post: call({
        id: 'saveOwnData',
        summary: 'Save the own data, favourites and settings',
        body: { type: 'object', required: ['user'], properties: { user: payload('userUpdate') } },
        answer: {
          type: 'object',
          required: ['user'],
          properties: { user: { $ref: '#/components/schemas/SessionUser' } },
        },
        refused: written,
      }),
    },
    '/api/quick-panel/data': {
      get: call({
        id: 'quickPanel',
        summary: 'What happened lately',
        answer: { $ref: '#/components/schemas/Notices' },
        refused: ['UNAUTHENTICATED'],
      }),
    },
    '/api/openapi.json': { get: call({ id: 'describe', summary: 'This document', answer: open, refused: [] }) },
    '/healthz': {
      get: call({
        id: 'health',
        summary: 'Whether the server is ready',
        answer: health,
        refused: ['SCHEMA_CHANGED', 'UNAVAILABLE'],
        open: true,
      }),
    },
  };
}

const tried: readonly ErrorCode[] = ['BAD_REQUEST', 'VALIDATION', 'TOO_MANY_REQUESTS'];
const written: readonly ErrorCode[] = ['BAD_REQUEST', 'UNAUTHENTICATED', 'VALIDATION'];

interface Call {
  readonly id: string;
  readonly summary: string;
  readonly body?: JsonSchema;
  readonly answer: JsonSchema;
  readonly refused: readonly ErrorCode[];
  /** Needs no token. */
  readonly open?: boolean;
}

function call({ id, summary, body, answer, refused, open: isOpen }: Call): JsonSchema {
  return {
    operationId: id,
    summary,
    tags: ['session'],
    ...(isOpen === true ? { security: [] } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: { 200: { description: 'OK', content: json(answer) }, ...refusals(refused) },
  };
}
