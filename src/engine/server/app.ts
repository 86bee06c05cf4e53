// The whole server but the socket: buildApp gives an app that listens or is injected into.
import { randomUUID } from 'node:crypto';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Entity } from '#engine/model/entity.ts';
import { formerCollections, type Present } from '#engine/model/former-collections.ts';
import { largestBody } from '#engine/model/json-limits.ts';
import { entities } from '#generated/entities.ts';
import { calls } from './calls.ts';
import { addCall } from './http/add-call.ts';
import { buildValidatorCompiler } from './http/input-schema.ts';
import { answerError, registerErrorAnswers } from './http/answer-errors.ts';
import { collectMethods } from './http/answer-methods.ts';
import { ApiError } from './http/api-error.ts';
import { registerBuildHeader } from './http/build-header.ts';
import { registerCalls } from './http/calls-in-flight.ts';
import { registerCompression } from './http/compress.ts';
import { lateChild } from './http/late-log.ts';
import { OneLineARequest, registerRequestLog } from './http/log-requests.ts';
import { registerCors } from './http/cors.ts';
import { presentUrl, registerFormerPaths } from './http/former-paths.ts';
import type { Database } from './database/database.ts';
import { buildFit, type Fit } from './database/drift/fit.ts';
import type { Mailer } from './mail/mailer.ts';
import { buildRecords } from './records/build-records.ts';
import { buildExportLimits } from './export/export-limits.ts';
import type { Modules } from './module.ts';
import { registerFirstPage } from './prerender/first-page-route.ts';
import { buildPrerenderer } from './prerender/prerenderer.ts';
import { atMoment } from './records/moment.ts';
import { registerBodies } from './http/read-bodies.ts';
import { registerRecords } from './records/record-routes.ts';
import { checkAddress } from './http/request-budget.ts';
import { requireSession } from './session/authenticate.ts';
import { registerSession } from './session/session-routes.ts';
import type { Settings } from './settings.ts';
import { registerWebApp } from './http/web-app.ts';

export interface AppParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly modules: Modules;
  /** Told of each request and of what goes wrong; silent without. */
  readonly log?: FastifyBaseLogger;
  /** Within this a request has arrived whole, or is answered with 408. */
  readonly requestMs?: number;
  /** Whether it was told to end: it answers on, but is not ready for more. */
  readonly isEnding?: () => boolean;
  /** Former paths of collections; those of the schemas. */
  readonly former?: ReadonlyMap<string, Present>;
}

const slowestRequestMs = 60_000;
const headersMs = 20_000;
/** How often is looked for requests that are too slow. */
const checkMs = 5_000;
/**
 * A connection on which nothing moved for so long is closed; the longest statement and the slowest reader of a file
 * move sooner.
 */
const silenceMs = 120_000;
/** Bytes of all headers with the address, which alone may have `requestBudget.address`. */
const headerBytes = 40_960;

/** The built web app, in the project's folder. */
const dist = join(dirname(findPackageJSON(import.meta.url) ?? ''), 'dist');
/**
 * Of X-Forwarded-For only the last address is the word of the proxy before us; those in front of it are the caller's
 * own.
 */
const isNearest = (_: string, hop: number) => hop === 0;

export async function buildApp({
  database,
  settings,
  clock,
  mailer,
  modules,
  log,
  requestMs = slowestRequestMs,
  isEnding = () => false,
  former = formerCollections(Object.values<Entity>(entities)),
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log !== undefined && { loggerInstance: log }),
    bodyLimit: largestBody,
    rewriteUrl: (request) => presentUrl(request, former),
    trustProxy: settings.trustProxy && isNearest,
    logController: new OneLineARequest(),
    childLoggerFactory: lateChild,
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    requestTimeout: requestMs,
    // Whoever asks over a connection that is open still is answered; and told that it is the last time.
    return503OnClosing: false,
    connectionTimeout: silenceMs,
    http: {
      headersTimeout: Math.min(headersMs, requestMs),
      connectionsCheckingInterval: Math.min(checkMs, requestMs),
      maxHeaderSize: headerBytes,
    },
  });
  // Records are made of plain values: what a serialiser would fill in or leave out, present-record.ts has decided.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setValidatorCompiler(buildValidatorCompiler());
  const fit = buildFit(database);
  registerErrorAnswers(app, fit);
  registerBodies(app);
  registerCors(app, settings.corsOrigins);
  registerCompression(app);
  registerRequestLog(app);
  const inFlight = registerCalls(app);
  app.addHook('onRequest', async (request) => checkAddress(request.url, request.query));
  keepOutOfCaches(app);
  registerFormerPaths(app, former, clock);
  app.addHook('onRequest', async (_request, reply) => void (isEnding() && reply.header('connection', 'close')));
  registerBuildHeader(app, dist);
  app.addHook('preHandler', (_request, _reply, done) => atMoment(clock(), done));
  const answerOtherMethods = collectMethods(app);
  await registerSession(app, { database, settings, clock, mailer, modules, calls: inFlight });
  const { behaviours } = modules;
  const records = buildRecords({ database, settings, clock, behaviours });
  registerRecords(app, records);
  const exportLimits = buildExportLimits();
  for (const register of modules.routes)
    register(app, { database, settings, clock, mailer, records, behaviours, exportLimits });
  const prerenderer = settings.prerender ? buildPrerenderer(dist, app.log) : undefined;
  app.addHook('onClose', async () => prerenderer?.close());
  registerFirstPage(app, { database, prerenderer });
  addOwnCalls(app, { database, settings, fit, isEnding });
  answerOtherMethods();
  const { publicUrl, apiUrl, keepFiles } = settings;
  await registerWebApp(app, {
    dist,
    https: publicUrl.startsWith('https:'),
    apiUrl,
    keepFiles,
    warmUp: prerenderer?.warmUp,
  });
  return app;
}

interface OwnParts extends Pick<AppParts, 'database' | 'settings'> {
  readonly fit: Fit;
  readonly isEnding: () => boolean;
}

/** What is asked of the server itself: its description, and whether it is well. */
function addOwnCalls(app: FastifyInstance, { database, settings, fit, isEnding }: OwnParts): void {
  addCall(app, calls.describe, {
    config: { public: settings.openapiPublic },
    admit: (request) => {
      if (!settings.openapiPublic) requireSession(request);
    },
    // A large text that few ask for: read when somebody does.
    handler: async () => (await import('#generated/openapi.json', { with: { type: 'json' } })).default,
  });
  addCall(app, calls.health, {
    handler: async () => {
      if (!(await database.isReady())) throw new ApiError('UNAVAILABLE');
      if (!fit.isKnown()) throw new ApiError('SCHEMA_CHANGED');
      // The login page shows whose it is, and whom one may sign in as.
      return {
        status: 'ok',
        organization: { id: settings.organizationId, name: settings.organizationName },
        ...(settings.demo && { demo: true }),
      };
    },
  });
  addCall(app, calls.ready, {
    handler: async () => {
      if (isEnding() || !(await database.answers())) throw new ApiError('UNAVAILABLE');
      if (!(await fit.askNow())) throw new ApiError('SCHEMA_CHANGED');
      return { status: 'ok' };
    },
  });
}

/** Answers hold personal data and differ by role. */
function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if ((request.routeOptions.url ?? request.url).startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
