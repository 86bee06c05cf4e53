// The public calls behind the links of the letters about requests for access (docs/domain.md 2.4) in the OpenAPI
// document.
import type { ErrorCode } from '#engine/model/errors.ts';
import { json, refusals } from './openapi-paths.ts';
import type { Paths } from './openapi-paths.ts';

const text = { type: 'string' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const parameters = [
  { name: 'action', in: 'path', required: true, schema: { enum: ['approve', 'deny', 'revoke'] } },
  { name: 'requestId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  { name: 'token', in: 'path', required: true, description: 'From the letter; good once.', schema: text },
];
const view = {
  type: 'object',
  required: ['action', 'state', 'version', 'request'],
  properties: {
    action: { enum: ['approve', 'deny', 'revoke'] },
    state: { enum: ['open', 'early', 'decided'] },
    version: { type: 'integer', description: 'Of the request as shown; sent back with the decision.' },
    request: {
      type: 'object',
      properties: {
        project: text,
        environment: text,
        requestType: text,
        branchName: text,
        ipAddress: text,
        reason: text,
        developer: text,
        createdAt: moment,
        expiresAt: moment,
        status: text,
        decidedAt: moment,
        decidedBy: text,
        decisionNote: text,
      },
    },
  },
} as const;

export function accessDecisionPaths(): Paths {
  const call = (operationId: string, summary: string, refused: readonly ErrorCode[]) => ({
    operationId,
    summary,
    tags: ['access-requests'],
    security: [],
    responses: { 200: { description: 'OK', content: json(view) }, ...refusals(refused) },
  });
  return {
    '/api/resource-access-request/{action}/{requestId}/{token}': {
      parameters,
      get: call(
        'showAccessDecision',
        'Shows the request and changes nothing; unknown, used and expired links are not found.',
        ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
      ),
      post: {
        ...call(
          'decideOnAccess',
          'Decides once, on the version that was shown; deny and revoke want a reason of 10 to 500 characters.',
          ['NOT_FOUND', 'STALE', 'TOO_MANY_REQUESTS', 'VALIDATION'],
        ),
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['version'],
            properties: { version: { type: 'integer' }, reason: text },
          }),
        },
      },
    },
  };
}
