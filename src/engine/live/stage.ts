// One model, served live: Vite for the pages, the product's server in its module runner, and the loop that changes both.
import { join } from 'node:path';
import {
  createRunnableDevEnvironment,
  createServer,
  isRunnableDevEnvironment,
  mergeConfig,
  normalizePath,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type InlineConfig,
  type ViteDevServer,
} from 'vite';
import { liveModel, isTexts } from './live-model.ts';
import { buildLiveServer, type LiveServer, type Open } from './live-server.ts';
import { Loop, type Around } from './loop.ts';
import { channel, type SaidChange, type SaidTexts, type SaidVersion } from './said.ts';

/** What this process itself runs, and so reads once. */
const compilerFiles = /\/src\/engine\/(compile|live)\/(?!(page|overlay|said)\.ts|editor\/(page|enter|messages)\.)/;

export interface Stage {
  readonly root: string;
  readonly vite: ViteDevServer;
  readonly server: LiveServer;
  readonly loop: Loop;
  /** A file of the project was saved, by absolute path. */
  readonly onSave: (heard: (file: string) => void) => void;
  readonly begin: (around: Pick<Around, 'compile' | 'say' | 'served' | 'write'>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** `root` is the folder with schemas, configs and src; `inline` is added to its Vite configuration. */
export async function openStage(root: string, open: Open, inline: InlineConfig = {}): Promise<Stage> {
  const loop = new Loop();
  const vite = await openVite(root, loop, inline);
  const { client, ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules here: its ssr environment is another');
  const server = buildLiveServer({ environment: ssr, open });
  vite.watcher.add(['schemas', 'routes.config.json', 'navigation.config.json', 'roles.config.json'].map(inRoot(root)));
  // Vite would begin anew with them, and with another watcher, runner and channel than those at hand here.
  const configuration = vite.config.configFileDependencies.splice(0);
  // What was handed on before a page listened did not reach it: it may have a part of each model.
  client.hot.on(channel.ask, ({ version }: SaidVersion, page) => {
    if (version !== undefined && version !== loop.version) page.send({ type: 'full-reload' });
  });
  return {
    root,
    vite,
    server,
    loop,
    onSave: (heard) =>
      vite.watcher.on('all', (_event, path) => {
        const file = normalizePath(path);
        if (configuration.includes(file) || compilerFiles.test(file))
          console.error(`${file} is read when npm run dev begins: end it and start it again`);
        heard(file);
      }),
    begin: async (around) =>
      loop.begin({
        ...around,
        root,
        server,
        handOn: async (files) => {
          await Promise.all([...files].map(([file, text]) => handOn(client, file, text)));
          client.hot.send(channel.changed, { versions: Object.fromEntries(loop.versions) } satisfies SaidChange);
        },
      }),
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

async function openVite(root: string, loop: Loop, inline: InlineConfig): Promise<ViteDevServer> {
  const heard = process.listeners('SIGTERM');
  const printed = (environment: string) => (environment === 'client' ? loop.served : loop.tried);
  const own: InlineConfig = {
    configFile: join(root, 'vite.config.ts'),
    plugins: [
      liveModel({ root, printed, version: () => loop.version, versionOf: (path) => loop.versions.get(path) ?? 0 }),
    ],
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
  };
  const vite = await createServer(mergeConfig(own, inline));
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
