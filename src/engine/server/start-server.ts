// Starts the server and ends it: settings, database, schema, first data, listening; drained on SIGTERM and SIGINT.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { applySchema, finishSchema } from './database/apply-schema.ts';
import type { Outcome } from './database/run-steps.ts';
import { logOutcomes } from './database/log-outcomes.ts';
import type { Database } from './database/database.ts';
import { beginNamed } from './database/open-database.ts';
import { loadFirstData } from './first-data.ts';
import { buildLog } from './log.ts';
import { buildMailer } from './mail/mailer.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { Modules } from './module.ts';
import { readSettings, type Settings } from './settings.ts';
import { explainStop } from './explain-stop.ts';

const ownLog = buildLog();
const clock = () => new Date();
/** What is still under way after this is cut off. */
const drainMilliseconds = 20_000;

/** Never returns: the process ends with the server, 0 when it was asked to, 1 when it could not start. */
export async function startServer(modules: Modules): Promise<never> {
  try {
    await run(modules);
    process.exit(0);
  } catch (error) {
    const { line, isExpected } = explainStop(error);
    if (!isExpected) ownLog.fatal({ err: error }, 'The start failed');
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

async function run(modules: Modules): Promise<void> {
  const ending = firstSignal();
  const settings = readSettings(process.env, modules.settings);
  const { database, opened } = beginNamed(settings, ownLog);
  try {
    let isEnding = false;
    const app = await serve({ settings, database, opened, modules, isEnding: () => isEnding });
    const signal = await ending;
    isEnding = true;
    ownLog.info({ signal }, 'Ending: what is under way is finished first');
    await sleep(settings.drainSeconds * 1_000);
    await drain(app);
  } finally {
    await database.close();
  }
  ownLog.info({}, 'Ended');
}

interface Serving {
  readonly settings: Settings;
  readonly database: Database;
  /** Absent: it is open. */
  readonly opened?: Promise<void>;
  readonly modules: Modules;
  /** Absent: the process's own, on stdout. */
  readonly log?: typeof ownLog;
  readonly isEnding?: () => boolean;
  /** Those that a first start need not wait for are made once it listens; nobody else may apply schemas meanwhile. */
  readonly leavesIndexes?: boolean;
}

/**
 * The application on its database, with its jobs, not yet listening: tables brought to the schemas, first data there.
 * Throws SchemaStoppedError and changes nothing where data could be lost; `allow` names the steps that may all the
 * same.
 */
export async function openServing(
  { settings, database, opened, modules, log = ownLog, isEnding = () => false, leavesIndexes = false }: Serving,
  allow: readonly string[] = [],
): Promise<FastifyInstance> {
  const rolling = settings.rollingUpdate;
  const applying = Promise.resolve(opened).then(async () => applySchema(database, { allow, rolling, leavesIndexes }));
  const mailer = buildMailer({ settings, clock, log });
  // Half a second of a processor, in which the database opens and tells which tables it has.
  const building = buildApp({ database, settings, clock, mailer, modules, log, isEnding });
  const [applied, built] = await Promise.allSettled([applying, building]);
  if (built.status === 'rejected') throw applied.status === 'rejected' ? applied.reason : built.reason;
  const app = built.value;
  try {
    if (applied.status === 'rejected') throw applied.reason;
    logOutcomes(applied.value, log, { rolling });
    await loadFirstData({ database, settings, clock, mailer, log }, modules);
  } catch (error) {
    await app.close();
    throw error;
  }
  if (leavesIndexes) finishOnceServing(app, { database, outcomes: applied.value, log });
  app.addHook(
    'onClose',
    startJobs({ database, settings, clock, mailer, log, behaviours: modules.behaviours }, modules.jobs),
  );
  return app;
}

interface Left {
  readonly database: Database;
  readonly outcomes: readonly Outcome[];
  readonly log: typeof ownLog;
}

/** Closing waits until all are made. */
function finishOnceServing(app: FastifyInstance, { database, outcomes, log }: Left): void {
  let finished: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    finished = finishSchema(database, outcomes).catch((err: unknown) =>
      log.error({ err }, 'Not all indexes could be made: the next start tries again'),
    );
  });
  app.addHook('onClose', async () => finished);
}

async function serve(serving: Serving): Promise<FastifyInstance> {
  const { settings } = serving;
  const app = await openServing({ ...serving, leavesIndexes: true });
  await app.listen({
    host: settings.host,
    port: settings.port,
    listenTextResolver: (address) => `Ready at ${address}`,
  });
  return app;
}

/** Resolves on the first SIGTERM or SIGINT; the second ends the process at once. */
function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let isFirst = true;
    const listen = (signal: NodeJS.Signals) => {
      if (!isFirst) process.exit(1);
      isFirst = false;
      resolve(signal);
    };
    process.on('SIGTERM', listen).on('SIGINT', listen);
  });
}

async function drain(app: FastifyInstance): Promise<void> {
  // A kept-alive connection that turns idle after close() began is closed by no one: without this it holds the process
  // for long.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const late = setTimeout(() => {
    ownLog.warn({}, 'Cut off: what was still under way did not end in time');
    app.server.closeAllConnections();
  }, drainMilliseconds);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}
