// The product's server inside the development server: its modules run in Vite's module runner, so that what was edited
// takes the place of what ran, on the same database and at the same address, without a restart.
import { createServer, type RequestListener } from 'node:http';
import type { RunnableDevEnvironment } from 'vite';
import type { Database } from '#engine/server/database/database.ts';
import type { Modules } from '#engine/server/module.ts';
import type * as StartServer from '#engine/server/start-server.ts';
import type { Settings } from '#engine/server/settings.ts';
import type * as Look from '#engine/server/values/look.ts';

type App = Awaited<ReturnType<typeof StartServer.openServing>>;

interface Loaded {
  readonly modules: Modules;
  readonly openServing: typeof StartServer.openServing;
  readonly beginLooking: typeof Look.beginLooking;
}

export interface LiveServer {
  /**
   * Starts anew with what is loaded; on failure what ran goes on. Resolves to what looks at the stored values for those
   * that changed rules do not let through: findings as text, '' for none.
   */
  readonly swap: (allow?: readonly string[]) => Promise<() => Promise<string>>;
  /** Forgets these files and all that import them; true when the server has any of them. */
  readonly forget: (files: readonly string[]) => boolean;
  /** Imports a file of the product as the server does. */
  readonly importFile: (path: string) => Promise<unknown>;
  /** What is served at the moment. */
  readonly answer: RequestListener;
  /** What it is served with, once that is open. */
  readonly opened: () => ReturnType<Open>;
  /** The next swap opens its database anew. */
  readonly renew: () => void;
  readonly listen: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Opened {
  readonly settings: Settings;
  readonly database: Database;
  readonly log?: Parameters<typeof StartServer.openServing>[0]['log'];
}

/** Opened once the settings are known, which modules complete. */
export type Open = (modules: Modules) => Promise<Opened>;

interface Parts {
  readonly environment: RunnableDevEnvironment;
  readonly open: Open;
}

export function buildLiveServer({ environment, open }: Parts): LiveServer {
  const { runner } = environment;
  let current: App | undefined;
  let opened: ReturnType<Open> | undefined;
  // What an App that was replaced still answers and runs is finished meanwhile, on the database that they share.
  const ending = new Set<Promise<void>>();
  const left: NonNullable<typeof opened>[] = [];
  const finish = (app: App): void => {
    const ended = app
      .close()
      .then(async () => {
        for (const one of left.splice(0)) await (await one).database.close();
      })
      .catch((error: unknown) => console.error(error))
      .finally(() => ending.delete(ended));
    ending.add(ended);
  };
  const answer: RequestListener = (request, response) => {
    if (current !== undefined) return current.routing(request, response);
    response.writeHead(503).end();
  };
  const load = async (): Promise<Loaded> => {
    try {
      const [{ modules }, { openServing }, { beginLooking }] = (await Promise.all([
        runner.import('/server.ts'),
        runner.import('/engine/server/start-server.ts'),
        runner.import('/engine/server/values/look.ts'),
      ])) as [{ modules: Modules }, typeof StartServer, typeof Look];
      return { modules, openServing, beginLooking };
    } catch (error) {
      // Whoever imports what failed keeps the failure, also of a file that was not there.
      for (const module of runner.evaluatedModules.idToModuleMap.values())
        runner.evaluatedModules.invalidateModule(module);
      throw error;
    }
  };
  const http = createServer(answer);
  const openOnce = (modules: Modules): ReturnType<Open> =>
    (opened ??= open(modules).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  return {
    importFile: (path) => runner.import(path),
    answer,
    opened: async () => openOnce((await load()).modules),
    renew: () => {
      if (opened !== undefined) left.push(opened);
      opened = undefined;
    },
    listen: async () => {
      const { settings } = await openOnce((await load()).modules);
      await new Promise<void>((resolve, reject) => {
        http.once('error', reject).listen({ host: settings.host, port: settings.port }, resolve);
      });
      console.log(`Ready at http://${settings.host}:${settings.port}`);
    },
    swap: async (allow = []) => {
      const { modules, openServing, beginLooking } = await load();
      const opened = await openOnce(modules);
      const look = await beginLooking(opened.database);
      const next = await openServing({ ...opened, modules }, allow);
      await next.ready();
      const former = current;
      current = next;
      if (former !== undefined) finish(former);
      return look;
    },
    forget: (files) => files.map((file) => forgetFile(environment, file)).some(Boolean),
    close: async () => {
      http.closeAllConnections();
      http.close();
      await current?.close();
      await Promise.all(ending);
      for (const one of [opened, ...left]) await (await one)?.database.close();
    },
  };
}

/** Vite forgets what it made of the file, the runner what it evaluated: the file and, upwards, each of its importers. */
function forgetFile(environment: RunnableDevEnvironment, file: string): boolean {
  environment.moduleGraph.onFileChange(file);
  const { evaluatedModules } = environment.runner;
  const seen = new Set<string>();
  const forget = (id: string): void => {
    const module = evaluatedModules.getModuleById(id);
    if (module === undefined || seen.has(id)) return;
    seen.add(id);
    for (const importer of module.importers) forget(importer);
    evaluatedModules.invalidateModule(module);
  };
  for (const { id } of evaluatedModules.getModulesByFile(file) ?? []) forget(id);
  return seen.size > 0;
}
