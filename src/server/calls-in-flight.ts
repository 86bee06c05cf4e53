// In whose name a call works, how many calls of one person are let in, and how many of these are worked on at a time: the others wait
// at the door, where they ask nothing of the database and keep neither rows nor bytes that nobody has read yet.
import { clearTimeout, setTimeout } from 'node:timers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { callers, TurnError, type Caller } from './database/turns.ts';
import { requestBudget } from './request-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Calls end within moments: who asks again then is let in. */
const retrySeconds = 2;
/** A call that waited so long at the door is told to come back. */
const patienceMs = 30_000;

export interface CallsInFlight {
  /** Counts the call as this one's until it is answered, and the answer taken; 429 when he has too many. */
  enter(request: FastifyRequest, reply: FastifyReply, key: string): void;
  /** As `enter`, and resolves when the call may begin: a few of one person are worked on, the first come first; 503 after a while. */
  begin(request: FastifyRequest, reply: FastifyReply, key: string): Promise<void>;
}

interface Calls {
  inFlight: number;
  working: number;
  readonly waiting: (() => void)[];
}

/** Until it is known who asks, the address asks. */
export function registerCalls(app: FastifyInstance): CallsInFlight {
  const known = new Map<string, Calls>();
  // Set by the first hook of each request.
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = { key: request.ip, isPatient: false };
    callers.run(request.caller, done);
  });
  // A body arrives as an event of the connection, not of the call.
  app.addHook('preValidation', (request, _reply, done) => callers.run(request.caller, done));

  const enter = (request: FastifyRequest, reply: FastifyReply, key: string): Calls => {
    const calls = known.get(key) ?? { inFlight: 0, working: 0, waiting: [] };
    if (calls.inFlight >= requestBudget.callsInFlight) throw new ApiError('TOO_MANY_CALLS', { limit: requestBudget.callsInFlight }, { retryAfter: retrySeconds });
    known.set(key, calls);
    calls.inFlight += 1;
    request.caller.key = key;
    reply.raw.once('close', () => {
      calls.inFlight -= 1;
      if (calls.inFlight === 0) known.delete(key);
    });
    return calls;
  };

  return { enter, begin: async (request, reply, key) => work(enter(request, reply, key), reply) };
}

/** Takes a place at work until the answer is taken; who goes away or waits for too long leaves the row. */
function work(calls: Calls, { raw }: FastifyReply): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = (): void => {
      clearTimeout(timer);
      calls.working += 1;
      raw.off('close', leave).once('close', () => {
        calls.working -= 1;
        calls.waiting.shift()?.();
      });
      resolve();
    };
    const leave = (): void => {
      clearTimeout(timer);
      raw.off('close', leave);
      calls.waiting.splice(calls.waiting.indexOf(begin), 1);
      reject(new TurnError(`no place at work within ${patienceMs} ms, or nobody there to be answered`));
    };
    const timer = setTimeout(leave, patienceMs);
    raw.once('close', leave);
    if (calls.working < requestBudget.callsWorkedOn) begin();
    else calls.waiting.push(begin);
  });
}
