// Who makes a request: a Bearer token becomes request.actor before any route runs. A bad token is refused at once on everything under /api,
// so that a client learns of the end of its session from whichever call comes first; public calls and pages take its bearer for a guest.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Session, SessionStore } from './session-store.ts';
import { viewedActor } from './view-as.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of the token; null for guests. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Answers guests and holders of dead tokens alike. */
    public?: boolean;
  }
}

export function registerAuthentication(app: FastifyInstance, store: SessionStore): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const session = await sessionOf(request, store);
    request.session = session && { ...session, actor: viewedActor(request, session.actor) };
    request.actor = request.session?.actor ?? null;
  });
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

async function sessionOf(request: FastifyRequest, store: SessionStore): Promise<Session | null> {
  // By the route that answers, not by how its address was written: `/%61pi/orders` is `/api/orders`.
  const isApi = (request.routeOptions.url ?? request.url).startsWith('/api/');
  const token = isApi ? bearerToken(request) : undefined;
  if (token === undefined) return null;
  try {
    return await store.read(token);
  } catch (error) {
    if (error instanceof ApiError && request.routeOptions.config.public === true) return null;
    throw error;
  }
}
