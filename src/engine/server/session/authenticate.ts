// Who makes a request: a Bearer token becomes request.actor before any route runs. A bad token is refused at once on
// everything under /api, so that a client learns of the end of its session from whichever call comes first; public
// calls and pages take its bearer for a guest.
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { CallsInFlight, Entered } from '../http/calls-in-flight.ts';
import type { Session, SessionStore } from './session-store.ts';
import { whileStanding } from '../records/standing.ts';
import { viewAsHeader, viewedActor } from './view-as.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of the token; null for guests. */
    session: Session | null;
    /**
     * Throws once the session has ended or its rights are others: asked by answers that go on for long, before each
     * next part.
     */
    checkSession(): Promise<void>;
    /** The session is as it was a moment ago: of an answer with `presumes`, until `readAsPresumed`. */
    isPresumed: boolean;
    /**
     * What `read` answers as this request's actor, read while the session stands as it was recalled; read anew as whom it
     * is now where no statement has seen that it does (records/standing.ts).
     */
    readAsPresumed<T>(read: () => Promise<T>): Promise<T>;
    /** Waits for its body before it begins. */
    entered: Entered | undefined;
  }
  interface FastifyContextConfig {
    /** Answers guests and holders of dead tokens alike. */
    public?: boolean;
    /** Reads by `readAsPresumed`, and nothing before it. */
    presumes?: boolean;
    /** Works by asking other calls, which take their places at work; holding one meanwhile it could wait for itself. */
    asksOthers?: boolean;
  }
}

export function registerAuthentication(app: FastifyInstance, store: SessionStore, calls: CallsInFlight): void {
  const { noteWrite } = store;
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  app.decorateRequest('entered', undefined);
  app.decorateRequest('checkSession', async function checkSession(this: FastifyRequest) {
    // Not by the token, which may be past its end and renewed meanwhile.
    const now = this.session === null ? undefined : await store.find(this.session);
    if (now === undefined || !isDeepStrictEqual(now.actor.holders[0], this.session?.actor.holders[0]))
      throw new ApiError('UNAUTHENTICATED');
  });
  registerPresuming(app, store);
  app.addHook('onRequest', async (request, reply) => {
    const session = await sessionOf(request, reply, { store, calls });
    if (session === null && asksDatabase.test(request.url)) calls.enter(request, reply, request.ip);
    request.session = session && { ...session, actor: viewedActor(request, session.actor) };
    request.actor = request.session?.actor ?? null;
    if (noteWrite !== undefined && session !== null && reads.has(request.method))
      request.caller.follows = session.writtenTo;
  });
  // Before the answer: whoever has heard of his write sees it.
  if (noteWrite !== undefined)
    app.addHook('onSend', async ({ session, caller }) => {
      if (session !== null && caller.hasWritten === true)
        await noteWrite({ id: session.actor.userId, organizationId: session.actor.organizationId });
    });
  // Only once the body is there: who sends slowly keeps nothing waiting, not even himself. What ended meanwhile is
  // refused.
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.asksOthers === true) return;
    if ((await request.entered?.begin()) === true) await request.checkSession();
  });
}

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);

function registerPresuming(app: FastifyInstance, store: SessionStore): void {
  app.decorateRequest('isPresumed', false);
  app.decorateRequest('readAsPresumed', async function readAsPresumed<
    T,
  >(this: FastifyRequest, read: () => Promise<T>): Promise<T> {
    const { session } = this;
    if (!this.isPresumed || session === null) return read();
    const { id, likeness, actor } = session;
    try {
      const { answer, isProved } = await whileStanding({ id, likeness, userId: actor.userId }, read);
      this.isPresumed = !isProved;
      if (isProved) return answer;
    } catch (error) {
      // What is refused to whom he was may be his by now.
      if (!(error instanceof ApiError)) throw error;
    }
    this.session = await store.read(bearerToken(this) ?? '');
    this.actor = this.session.actor;
    this.isPresumed = false;
    return read();
  });
  app.addHook('onSend', async ({ isPresumed }, reply) => {
    if (isPresumed && reply.statusCode < 400) throw new Error('Nobody looked whether the session stands');
  });
}

/** One who looks as another role is asked for at once: what he may is decided before anything is read. */
function mayPresume(request: FastifyRequest): boolean {
  return (
    request.routeOptions.config.presumes === true && !hasBody(request) && request.headers[viewAsHeader] === undefined
  );
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The Bearer token of the Authorization header; undefined without one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The session of a call that only signed-in people may make. */
export function requireSession(request: FastifyRequest): Session {
  if (request.session === null) throw new ApiError('UNAUTHENTICATED');
  return request.session;
}

/** Pages and what they load are files, of which a browser asks for dozens. */
const asksDatabase = /^\/(api\/|session\b|password\/)/;

async function sessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, calls }: { readonly store: SessionStore; readonly calls: CallsInFlight },
): Promise<Session | null> {
  // By the route that answers, not by how its address was written: `/%61pi/orders` is `/api/orders`.
  const isApi = (request.routeOptions.url ?? request.url).startsWith('/api/');
  const token = isApi ? bearerToken(request) : undefined;
  if (token === undefined) return null;
  const enter = async (userId: string): Promise<void> => {
    const entered = calls.enter(request, reply, userId);
    if (hasBody(request)) request.entered = entered;
    else await entered.begin();
  };
  try {
    const recalled = mayPresume(request) ? await store.recall(token, enter) : undefined;
    request.isPresumed = recalled !== undefined;
    return recalled ?? (await store.read(token, enter));
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 401 && request.routeOptions.config.public === true)
      return null;
    throw error;
  }
}
