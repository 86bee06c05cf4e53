// The session calls (docs/specification.md), and what they need besides: signing out and changing the password.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '#engine/model/text.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallsInFlight } from '../http/calls-in-flight.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { RateWindows } from '../http/rate-windows.ts';
import { tooMany } from '../http/too-many.ts';
import { addCall } from '../http/add-call.ts';
import { calls } from './calls.ts';
import { bearerToken, registerAuthentication, requireSession } from './authenticate.ts';
import { countAttempt, networkOf } from './attempts.ts';
import { anyDevice, markDevice } from './devices.ts';
import { buildLockOut } from './lock-out.ts';
import { changePassword } from './password-change.ts';
import { forgotPassword, resetPassword } from './password-reset.ts';
import { readNotices } from './quick-panel.ts';
import { registerUser } from './register-user.ts';
import type { SessionModules, SessionParts } from './session-parts.ts';
import { buildSessionStore } from './session-store.ts';
import { readSessionUser } from './session-user.ts';
import { lockedOut, signIn, signInName, type SessionAnswer } from './sign-in.ts';
import { buildTokens } from './tokens.ts';
import { updateUser } from './user-update.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Field of the form that an error of no field shows at: `error: [{type, message}]`. */
    errorField?: string;
  }
}

/**
 * Calls of one address, or of one known browser, in the time window, counted by this process: a flood ends here, before
 * the database.
 */
const signInsAllowed = { max: 30, timeWindow: '1 minute' } as const;
const lettersAllowed = { max: 10, timeWindow: '15 minutes' } as const;
/** Of one address in fifteen minutes, by all processes together. */
const registrationsAllowed = 10;

/**
 * Everything about who is asking: registers the calls, and sets request.actor (null for guests) on every other one of
 * the app.
 */
export async function registerSession(
  app: FastifyInstance,
  {
    database,
    settings,
    clock,
    mailer,
    modules,
    calls: inFlight,
  }: {
    readonly database: Database;
    readonly settings: Settings;
    readonly clock: () => Date;
    readonly mailer: Mailer;
    readonly modules: SessionModules;
    readonly calls: CallsInFlight;
  },
): Promise<void> {
  const store = buildSessionStore({
    database,
    tokens: buildTokens(settings.sessionSecret),
    clock,
    sessionSeconds: settings.sessionSeconds,
  });
  const parts: SessionParts = { database, settings, clock, mailer, modules, store, lockOut: buildLockOut(database) };
  registerAuthentication(app, store, inFlight);
  await app.register(async (scope) => {
    const keyGenerator = (request: FastifyRequest) => anyDevice(request, settings) ?? networkOf(request.ip);
    await scope.register(rateLimit, {
      global: false,
      store: RateWindows,
      keyGenerator,
      errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
    });
    scope.addHook('preSerialization', spellErrors);
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    addSignInCalls(scope, parts);
    addPasswordCalls(scope, parts);
    addProfileCalls(scope, parts);
  });
}

function addSignInCalls(app: FastifyInstance, parts: SessionParts): void {
  const { store, database } = parts;
  const config = { errorField: 'email', rateLimit: signInsAllowed };
  addCall(app, calls.signIn, { config, handler: (request, reply) => signIn(parts, request, reply) });
  addCall(app, calls.register, {
    config,
    handler: async (request) => {
      if (parts.settings.registration) await admit(parts, ['register', networkOf(request.ip)], registrationsAllowed);
      return registerUser(parts, request.body);
    },
  });
  addCall(app, calls.resume, {
    config: { errorField: 'token' },
    handler: async (request): Promise<SessionAnswer> => {
      const session = await store.read(tokenOf(request));
      return { user: await readSessionUser(database, session.actor.userId), ...(await store.renew(session)) };
    },
  });
  addCall(app, calls.signOut, {
    handler: async (request, reply) => {
      await store.revoke(bearerToken(request) ?? '');
      return reply.code(204).send();
    },
  });
}

function addPasswordCalls(app: FastifyInstance, parts: SessionParts): void {
  addCall(app, calls.forgotPassword, {
    config: { errorField: 'email', rateLimit: lettersAllowed },
    handler: async (request) => {
      await admit(parts, ['letters', networkOf(request.ip)], lettersAllowed.max);
      await forgotPassword(parts, request.body, preferredLanguage(request.headers['accept-language']));
      return { success: true };
    },
  });
  addCall(app, calls.resetPassword, {
    config: { errorField: 'token', rateLimit: lettersAllowed },
    handler: async (request, reply) => {
      const { organizationId, email } = await resetPassword(parts, request.body);
      // The letter has shown whose browser it is: whatever strangers try meanwhile, its owner gets in.
      markDevice(reply, signInName(organizationId, email), parts.settings);
      return { success: true };
    },
  });
  addCall(app, calls.changePassword, {
    config: { errorField: 'current_password' },
    admit: requireSession,
    handler: (request, _, session) => changePassword(parts, session, request),
  });
}

/** 429 when it was called too often. */
async function admit({ database, clock }: SessionParts, key: readonly string[], most: number): Promise<void> {
  const { closed } = await countAttempt(database, [{ key, most }], clock());
  if (closed !== undefined) throw lockedOut(closed, clock());
}

function addProfileCalls(app: FastifyInstance, parts: SessionParts): void {
  addCall(app, calls.updateUser, {
    admit: requireSession,
    handler: (request, _, session) => updateUser(parts, session, request.body),
  });
  addCall(app, calls.notices, {
    admit: requireSession,
    handler: (request, _, { actor }) =>
      readNotices(parts, actor, preferredLanguage(request.headers['accept-language'])),
  });
}

/** The specification sends the token as a parameter; the header, which no log or history keeps, does as well. */
function tokenOf(request: FastifyRequest): string {
  const { token = '' } = request.query as { readonly token?: string };
  const given = token === '' ? bearerToken(request) : token;
  if (given === undefined) throw new ApiError('UNAUTHENTICATED');
  return given;
}

/** Of what is wrong inside an object or list the first thing: the client shows one text a field. */
function firstText(message: unknown): string {
  if (typeof message !== 'object' || message === null) return String(message);
  const [first = ''] = Object.values(message).filter((inner) => inner !== undefined && inner !== null);
  return firstText(first);
}

/** Refusals also say `error: [{type, message}]`, which is what a client of docs/specification.md reads. */
async function spellErrors(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode < 400) return payload;
  const body = payload as { readonly message: string; readonly errors?: Readonly<Record<string, unknown>> };
  const field = request.routeOptions.config.errorField ?? 'root';
  const error = Object.entries(body.errors ?? { [field]: body.message }).map(([type, message]) => ({
    type,
    message: firstText(message),
  }));
  return { ...body, error };
}
