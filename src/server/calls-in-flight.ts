// In whose name a call works, and how many calls of one person are answered at a time.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { callers, type Caller } from './database/turns.ts';
import { requestBudget } from './request-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Calls end within moments: who asks again then is let in. */
const retrySeconds = 2;

export interface CallsInFlight {
  /** Counts the call as this one's until it is answered; 429 when he has too many. */
  enter(request: FastifyRequest, reply: FastifyReply, key: string): void;
}

/** Until it is known who asks, the address asks. */
export function registerCalls(app: FastifyInstance): CallsInFlight {
  const running = new Map<string, number>();
  // Set by the first hook of each request.
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = { key: request.ip, isPatient: false };
    callers.run(request.caller, done);
  });
  // A body arrives as an event of the connection, not of the call.
  app.addHook('preValidation', (request, _reply, done) => callers.run(request.caller, done));
  return {
    enter(request, reply, key) {
      const count = running.get(key) ?? 0;
      if (count >= requestBudget.callsInFlight) throw new ApiError('TOO_MANY_CALLS', { limit: requestBudget.callsInFlight }, { retryAfter: retrySeconds });
      running.set(key, count + 1);
      request.caller.key = key;
      reply.raw.once('close', () => {
        const left = (running.get(key) ?? 1) - 1;
        if (left > 0) running.set(key, left);
        else running.delete(key);
      });
    },
  };
}
