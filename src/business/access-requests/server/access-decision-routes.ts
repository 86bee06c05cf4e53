// GET and POST /api/resource-access-request/{action}/{requestId}/{token}: open to everyone, for the token is what lets
// in.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { RouteParts } from '#engine/server/module.ts';
import { RateWindows } from '#engine/server/http/rate-windows.ts';
import { tooMany } from '#engine/server/http/too-many.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import type { LinkAddress } from './access-links.ts';
import { calls } from './calls.ts';
import { decideByLink, showDecision } from './decide-by-link.ts';

/** Calls of one address in the time window, in this process: no token is found by trying. */
const callsAllowed = { max: 30, timeWindow: '1 minute' } as const;

export function registerAccessDecision(app: FastifyInstance, parts: RouteParts): void {
  void app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      store: RateWindows,
      errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
    });
    scope.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    });
    const config = { rateLimit: callsAllowed };
    addCall(scope, calls.show, {
      config,
      handler: (request) => showDecision(parts, request.params as LinkAddress),
    });
    addCall(scope, calls.decide, {
      config,
      handler: (request) => decideByLink(parts, request.params as LinkAddress, request.body),
    });
  });
}
