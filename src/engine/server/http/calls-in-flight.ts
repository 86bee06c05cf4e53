// In whose name a call works, how many calls of one person are let in, and how many of these are worked on at a time:
// the others wait at the door, where they ask nothing of the database and keep neither rows nor bytes that nobody has
// read yet.
import type { Socket } from 'node:net';
import { clearTimeout, setTimeout } from 'node:timers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { callers, TurnError, type Caller } from '../database/turns.ts';
import { requestBudget } from './request-budget.ts';
import { isGone, whenGone } from './when-gone.ts';

/** Calls end within moments: who asks again then is let in. */
const retrySeconds = 2;
/** A call that waited so long at the door is told to come back. */
const patienceMs = 30_000;

export interface CallsInFlight {
  /** Counts the call as this one's until it is answered, and the answer taken; 429 when he has too many. */
  enter(request: FastifyRequest, reply: FastifyReply, key: string): Entered;
}

export interface Entered {
  /**
   * Resolves when the call may begin, to whether it had to wait: a few of one person are worked on, the first come
   * first; 503 after a while.
   * The calls of one connection begin in their order, since each is answered only after the one before it.
   */
  begin(): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** The call before this one on the same connection is over. */
    behind: Promise<void> | undefined;
  }
}

interface Calls {
  inFlight: number;
  working: number;
  readonly waiting: (() => void)[];
}

/** Until it is known who asks, the address asks. */
export function registerCalls(app: FastifyInstance): CallsInFlight {
  const known = new Map<string, Calls>();
  const last = new WeakMap<Socket, Promise<void>>();
  // Set by the first hook of each request.
  app.decorateRequest('caller', null as unknown as Caller);
  app.decorateRequest('behind', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    request.behind = last.get(socket);
    last.set(socket, new Promise((resolve) => whenGone(request, reply, resolve)));
    request.caller = { key: request.ip, isPatient: false, isShared: true };
    callers.run(request.caller, done);
  });
  // A body arrives as an event of the connection, not of the call.
  app.addHook('preValidation', (request, _reply, done) => callers.run(request.caller, done));

  return {
    enter: (request, reply, key) => {
      if (isGone(request, reply)) throw new TurnError('nobody there to be answered');
      const calls = known.get(key) ?? { inFlight: 0, working: 0, waiting: [] };
      if (calls.inFlight >= requestBudget.callsInFlight)
        throw new ApiError('TOO_MANY_CALLS', { limit: requestBudget.callsInFlight }, { retryAfter: retrySeconds });
      known.set(key, calls);
      calls.inFlight += 1;
      request.caller.key = key;
      request.caller.isShared = key === request.ip;
      whenGone(request, reply, () => {
        calls.inFlight -= 1;
        if (calls.inFlight === 0) known.delete(key);
      });
      return {
        begin: async () => {
          await request.behind;
          return work(calls, request, reply);
        },
      };
    },
  };
}

/** Takes a place at work until the answer is taken; who goes away or waits for too long leaves the row. */
function work(calls: Calls, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const take = (): void => {
    calls.working += 1;
    whenGone(request, reply, () => {
      calls.working -= 1;
      calls.waiting.shift()?.();
    });
  };
  if (isGone(request, reply)) return Promise.reject(new TurnError('nobody there to be answered'));
  if (calls.working < requestBudget.callsWorkedOn) {
    take();
    return Promise.resolve(false);
  }
  return new Promise((resolve, reject) => {
    const begin = (): void => {
      clearTimeout(timer);
      stay();
      take();
      resolve(true);
    };
    const leave = (): void => {
      clearTimeout(timer);
      stay();
      calls.waiting.splice(calls.waiting.indexOf(begin), 1);
      reject(new TurnError(`no place at work within ${patienceMs} ms, or nobody there to be answered`));
    };
    const timer = setTimeout(leave, patienceMs);
    const stay = whenGone(request, reply, leave);
    calls.waiting.push(begin);
  });
}
