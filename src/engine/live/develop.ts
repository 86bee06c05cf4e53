// `npm run dev`: page, server and model in one process. Saving a declaration compiles it in memory, brings the database
// along where nothing can be lost, swaps the server's model and hands it to the open pages. What stands in the way is
// told over the page and in the terminal, while the last good version goes on.
import { join, relative } from 'node:path';
import {
  createRunnableDevEnvironment,
  createServer,
  isRunnableDevEnvironment,
  type DevEnvironment,
  type ViteDevServer,
} from 'vite';
import { compileProject } from '#engine/compile/compile.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { writeOutputs } from '#engine/compile/write.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { buildLog } from '#engine/server/log.ts';
import { readSettings } from '#engine/server/settings.ts';
import type { SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import { explainStop } from '#engine/server/explain-stop.ts';
import { isTexts, liveModel, printedOf, type Printed } from './live-model.ts';
import { buildLiveServer, type LiveServer } from './live-server.ts';
import { channel, type Said, type SaidTexts } from './said.ts';

/** Saves of one moment are one change: editors and branches write several files. */
const settleMs = 15;

/** Hand-written files that generate reads. */
const declarations =
  /^(schemas\/.*\.json|[a-z]+\.config\.json|src\/.*\/texts\/[\w.]+\.json|src\/.*\/(calls|computed|tables|groups)\.ts)$/;

/** Resolves when it is all up; `root` is the folder with schemas, configs and src. */
export async function develop(root: string): Promise<{ readonly close: () => Promise<void> }> {
  process.env['API_URL'] ||= `http://localhost:${process.env['PORT'] || '3000'}`;
  const folder = join(root, 'src/generated');
  /** What the server is tried with, and what it serves with; before the first is printed, what lies there. */
  let tried: Printed = new Map();
  let served: Printed = new Map();
  const vite = await openVite(root, (environment) => (environment === 'client' ? served : tried));
  const live = openLiveServer(vite);
  let said: Said = { kind: 'fine' };
  const allowed = new Set<string>();

  const say = (next: Said): void => {
    said = next;
    vite.environments.client.hot.send(channel.said, said);
    if (said.kind === 'mistakes') console.error(said.mistakes.join('\n'));
    if (said.kind === 'stopped') console.error(said.plan);
    if (said.kind === 'failed') console.error(said.message);
  };

  /** The paths in src/generated that differ from those served, compiled anew; undefined when there are mistakes. */
  const compile = async (): Promise<readonly string[] | undefined> => {
    const compiled = await compileProject(root, (path) => live.importFile(path));
    if (compiled.mistakes !== undefined) {
      say({ kind: 'mistakes', mistakes: compiled.mistakes.map(mistakeText) });
      return undefined;
    }
    tried = printedOf(compiled.outputs);
    return changedPaths(served, tried);
  };

  const serve = async (changed: readonly string[]): Promise<void> => {
    const files = changed.map((path) => join(folder, path));
    live.forget(files);
    try {
      await live.swap([...allowed]);
    } catch (error) {
      live.forget(files);
      tried = served;
      return say(failureOf(error));
    }
    allowed.clear();
    served = tried;
    writeOutputs(
      folder,
      [...served].map(([path, text]) => ({ path, text })),
    );
    if (said.kind !== 'fine') say({ kind: 'fine' });
    await Promise.all(
      changed.map((path) => handOn(vite.environments.client, join(folder, path), served.get(path) ?? '{}')),
    );
  };

  const turn = async (files: readonly string[]): Promise<void> => {
    const begun = performance.now();
    const isOfServer = live.forget(files);
    const isDeclared = files.length === 0 || files.some((file) => declarations.test(relative(root, file)));
    const changed = isDeclared ? await compile() : [];
    if (changed === undefined) return;
    if (changed.length > 0 || isOfServer || said.kind !== 'fine') await serve(changed);
    if (said.kind === 'fine' && (changed.length > 0 || isOfServer))
      console.log(`Served in ${Math.round(performance.now() - begun)} ms: ${named(root, files)}`);
  };

  const queue = buildQueue(turn);
  vite.watcher.add([
    join(root, 'schemas'),
    ...['routes', 'navigation', 'roles'].map((name) => join(root, `${name}.config.json`)),
  ]);
  vite.watcher.on('all', (_event, file) => queue.add(file));
  vite.environments.client.hot.on(channel.ask, (_, client) => client.send(channel.said, said));
  vite.environments.client.hot.on(channel.permit, ({ ids }: { ids: readonly string[] }) => {
    for (const id of ids) allowed.add(id);
    queue.add();
  });
  await turn([]);
  await Promise.all([vite.listen(), live.listen()]);
  vite.printUrls();
  return {
    close: async () => {
      await vite.close();
      await live.close();
    },
  };
}

function openVite(root: string, printed: (environment: string) => Printed): Promise<ViteDevServer> {
  return createServer({
    configFile: join(root, 'vite.config.ts'),
    plugins: [liveModel({ root, printed })],
    // What is generated changes when it is served, not when it is written.
    server: { watch: { ignored: ['**/src/generated/**'] } },
    environments: {
      ssr: {
        dev: {
          // The server changes as a whole, when it is told to.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false } }),
        },
      },
    },
  });
}

/** Gives the pages that have this file what it says now. */
async function handOn(client: DevEnvironment, file: string, text: string): Promise<void> {
  const known = client.moduleGraph.getModulesByFile(file) ?? [];
  // What no page has loaded yet is in the graph because somebody may.
  const modules = [...known].filter(({ transformResult }) => transformResult !== null);
  client.moduleGraph.onFileChange(file);
  if (isTexts(file)) {
    const texts = JSON.parse(text) as SaidTexts['texts'];
    return client.hot.send(channel.texts, { file, texts } satisfies SaidTexts);
  }
  await Promise.all(modules.map((module) => client.reloadModule(module)));
}

function openLiveServer(vite: ViteDevServer): LiveServer {
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment))
    throw new Error('Vite runs no modules here: its ssr environment is another');
  const log = buildLog();
  return buildLiveServer({
    environment,
    open: async (modules) => {
      const settings = readSettings(process.env, modules.settings);
      const { databaseUrl, dataDir } = settings;
      return { settings, database: await openDatabase({ databaseUrl, dataDir, log }) };
    },
  });
}

function failureOf(error: unknown): Said {
  if (isStopped(error)) {
    const steps = error.outcomes.flatMap(({ step, state }) =>
      state === 'stopped' && step.risk?.permitted !== undefined
        ? [{ id: step.id, meaning: step.risk.meaning ?? step.summary }]
        : [],
    );
    return { kind: 'stopped', plan: error.message, steps };
  }
  const { line, isExpected } = explainStop(error);
  return { kind: 'failed', message: isExpected || !(error instanceof Error) ? line : (error.stack ?? line) };
}

/** By its form: the server's modules are loaded apart, their classes are not those of this file. */
function isStopped(error: unknown): error is SchemaStoppedError {
  return error instanceof Error && 'outcomes' in error;
}

function changedPaths(before: Printed, after: Printed): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}

function named(root: string, files: readonly string[]): string {
  return files.length === 0 ? 'start' : files.map((file) => relative(root, file)).join(', ');
}

/** Hands on what was added within a moment as one turn, one turn after the other. */
function buildQueue(turn: (files: readonly string[]) => Promise<void>): { add: (file?: string) => void } {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const run = (): void => {
    timer = undefined;
    last = last
      .then(async () => {
        const files = [...waiting];
        waiting.clear();
        await turn(files);
      })
      .catch((error: unknown) => console.error(error));
  };
  return {
    add: (file) => {
      if (file !== undefined) waiting.add(file);
      timer ??= setTimeout(run, settleMs);
    },
  };
}
