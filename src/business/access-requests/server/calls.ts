// The public calls behind the links of the letters about requests for access (docs/domain.md 2.4).
import { idInPath, objectOf, type Call, type CallParameter, type Calls } from '#engine/model/call.ts';

const text = { type: 'string' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const actions = { enum: ['approve', 'deny', 'revoke'] } as const;

const parameters: readonly CallParameter[] = [
  { name: 'action', in: 'path', required: true, schema: actions },
  idInPath('The request.', 'requestId'),
  { name: 'token', in: 'path', required: true, description: 'From the letter; good once.', schema: text },
];

const request = objectOf(
  {
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
  ['branchName', 'ipAddress', 'decidedAt', 'decidedBy', 'decisionNote'],
);

const call = {
  path: '/api/resource-access-request/{action}/{requestId}/{token}',
  tag: 'access-requests',
  session: 'none',
  parameters,
  answer: {
    json: objectOf({
      action: actions,
      state: { enum: ['open', 'early', 'decided'] },
      version: { type: 'integer', description: 'Of the request as shown; sent back with the decision.' },
      request,
    }),
  },
} as const satisfies Partial<Call>;

export const calls = {
  show: {
    ...call,
    method: 'get',
    operationId: 'showAccessDecision',
    summary: 'Shows the request and changes nothing; unknown, used and expired links are not found.',
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  decide: {
    ...call,
    method: 'post',
    operationId: 'decideOnAccess',
    summary: 'Decides once, on the version that was shown; deny and revoke want a reason of 10 to 500 characters.',
    body: objectOf({ version: { type: 'integer' }, reason: text }, ['reason']),
    // Whoever names no version, or another, is shown the request as it is now (STALE).
    judgesBody: true,
    refusals: ['NOT_FOUND', 'STALE', 'TOO_MANY_REQUESTS', 'VALIDATION'],
  },
} as const satisfies Calls;
