// `npm run dev`: page, server and model in one process. Saving a declaration changes all three at once (loop.ts).
import { join } from 'node:path';
import {
  createRunnableDevEnvironment,
  createServer,
  isRunnableDevEnvironment,
  normalizePath,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type ViteDevServer,
} from 'vite';
import { openNamed } from '#engine/server/database/open-database.ts';
import { buildLog } from '#engine/server/log.ts';
import { readSettings } from '#engine/server/settings.ts';
import { isTexts, liveModel } from './live-model.ts';
import { buildLiveServer, type LiveServer } from './live-server.ts';
import { inTurns } from './in-turns.ts';
import { Loop } from './loop.ts';
import { channel, type SaidTexts } from './said.ts';

/** What this process itself runs. */
const compilerFiles = /\/src\/engine\/(compile|live)\//;

/** Resolves when it is all up; `root` is the folder with schemas, configs and src. */
export async function develop(root: string): Promise<{ readonly close: () => Promise<void> }> {
  const { API_URL: apiUrl = '' } = process.env;
  // For Vite's configuration: where the page's calls go.
  process.env['API_URL'] = apiUrl || `http://localhost:${process.env['PORT'] || '3000'}`;
  const loop = new Loop();
  const vite = await openVite(root, loop);
  const { client } = vite.environments;
  const server = openLiveServer(vite, { ...process.env, API_URL: apiUrl });
  const saved = inTurns((files) => loop.turn(files));
  vite.watcher.add(['schemas', 'routes.config.json', 'navigation.config.json', 'roles.config.json'].map(inRoot(root)));
  // Vite would begin anew with them, and with another watcher, runner and channel than those at hand here.
  const configuration = vite.config.configFileDependencies.splice(0);
  vite.watcher.on('all', (_event, path) => {
    const file = normalizePath(path);
    if (configuration.includes(file) || compilerFiles.test(file))
      console.error(`${file} is read when npm run dev begins: end it and start it again`);
    saved([file]);
  });
  client.hot.on(channel.ask, (_, page) => page.send(channel.said, loop.said));
  client.hot.on(channel.permit, ({ ids }: { ids: readonly string[] }) => {
    loop.permit(ids);
    saved([]);
  });
  await loop.begin({
    root,
    server,
    say: (said) => client.hot.send(channel.said, said),
    handOn: async (files) => {
      await Promise.all([...files].map(([file, text]) => handOn(client, file, text)));
      client.hot.send(channel.changed);
    },
  });
  await Promise.all([vite.listen(), server.listen()]);
  vite.printUrls();
  return {
    close: async () => {
      await vite.close();
      await server.close();
    },
  };
}

/** Reading the map of each module again would be a fifth of a save; types are stripped in their place. */
const withoutMaps = { sourcemapInterceptor: false } as const;

function inRoot(root: string): (path: string) => string {
  return (path) => join(root, path);
}

async function openVite(root: string, loop: Loop): Promise<ViteDevServer> {
  const heard = process.listeners('SIGTERM');
  const printed = (environment: string) => (environment === 'client' ? loop.served : loop.tried);
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    plugins: [liveModel({ root, printed })],
    // What is generated changes when it is served, not when it is written.
    server: { watch: { ignored: ['**/src/generated/**'] } },
    environments: {
      ssr: {
        dev: {
          // The server changes as a whole, when it is told to.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false, ...withoutMaps } }),
          sourcemap: false,
        },
      },
    },
  });
  // On SIGTERM Vite ends the process when it has closed itself, though the database has not.
  for (const listener of process.listeners('SIGTERM'))
    if (!heard.includes(listener)) process.removeListener('SIGTERM', listener);
  return vite;
}

/** Gives the pages that have this file what it says now. */
async function handOn(client: DevEnvironment, file: string, text: string): Promise<void> {
  const known = client.moduleGraph.getModulesByFile(file) ?? [];
  // What no page has loaded yet is in the graph because somebody may. Not by `transformResult`, which goes with any
  // change below: a table of loaders would stay as it was for the pages that have it.
  const modules = [...known].filter(({ isSelfAccepting }) => isSelfAccepting !== undefined);
  client.moduleGraph.onFileChange(file);
  if (isTexts(file)) {
    const texts = JSON.parse(text) as SaidTexts['texts'];
    return client.hot.send(channel.texts, { file, texts } satisfies SaidTexts);
  }
  await reloadAlone(client, modules);
}

/**
 * Vite gives new addresses to all that import these modules, up to the first page: a part that is loaded later would
 * bring the session, the texts and the rest a second time. They take the new content in place (page.ts), so whoever
 * imports them stays as it is.
 */
async function reloadAlone(client: DevEnvironment, modules: readonly EnvironmentModuleNode[]): Promise<void> {
  const stamps = [...client.moduleGraph.idToModuleMap.values()].map((node) => [node, node.lastHMRTimestamp] as const);
  const reloaded = modules.map((node) => client.reloadModule(node));
  for (const [node, stamp] of stamps) if (!modules.includes(node)) node.lastHMRTimestamp = stamp;
  await Promise.all(reloaded);
}

function openLiveServer(vite: ViteDevServer, env: NodeJS.ProcessEnv): LiveServer {
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment))
    throw new Error('Vite runs no modules here: its ssr environment is another');
  const log = buildLog();
  return buildLiveServer({
    environment,
    open: async (modules) => {
      const settings = readSettings(env, modules.settings);
      return { settings, database: await openNamed(settings, log) };
    },
  });
}
