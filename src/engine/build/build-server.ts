// Makes a few files of the server's many: without types, and with the packages that it asks for, they are read in half of
// the time and held in a third less memory. Each version has a folder of its own, so that a process which runs finds what
// it asks for later, and two starts at the same time do not meet.
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { stampOf } from './stamp-of.ts';

/** Packages that find files of their own from where their code lies. */
const apart = [/^@electric-sql\//u, /^dejavu-fonts-ttf/u, /^pdfkit$/u, /^sharp$/u];
/** Asked for by packages where they are installed, which they are not here. */
const absent = [/^pg-native$/u, /^pg-cloudflare$/u, /^cloudflare:/u];

const folderOf = (root: string) => join(root, 'dist-server');
const serverFile = 'start-server.js';

/** Paths of what may end in the server, and of what says how it is made, in the project's folder. */
export function serverSources(root: string): readonly string[] {
  const sources = globSync('src/**/*.{ts,js,json}', {
    cwd: root,
    exclude: ['src/engine/{web,live,compile,build}/**', 'src/business/*/web/**'],
  });
  const making = globSync(['package-lock.json', 'src/engine/build/build-server.ts'], { cwd: root });
  return [...sources, ...making].map((path) => path.replaceAll('\\', '/')).toSorted();
}

/**
 * Path of the server to run, made anew where its sources are others than before. Undefined where it cannot be made; it is
 * told why, and the sources can be run as they stand.
 */
export async function buildServer(root: string): Promise<string | undefined> {
  const built = join(folderOf(root), stampOf(root, serverSources(root)));
  const entry = join(built, serverFile);
  if (existsSync(entry)) return entry;
  const unfinished = `${built}.${randomUUID()}`;
  try {
    await write(root, unfinished);
    // It is there already where another start made it meanwhile.
    await rename(unfinished, built).catch((error: unknown) => {
      if (!existsSync(entry)) throw error;
    });
    await removeOld(root, built);
    return entry;
  } catch (error) {
    console.error(
      `The server is run from its sources, which takes longer to start and more memory: npm ci && npm run build makes it (${String(error)}).`,
    );
    return undefined;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** V8 keeps a file's text in two bytes a letter where one of them needs it: four megabytes for a few arrows. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle: (_, bundle) => {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk')
        part.code = part.code.replaceAll(
          /[\u0080-\uffff]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

async function write(root: string, dir: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: root,
    input: {
      'start-server': 'src/start-server.ts',
      'engine-thread': 'src/engine/server/database/embedded/engine-thread.ts',
      'prerender-thread': 'src/engine/server/prerender/prerender-thread.ts',
    },
    platform: 'node',
    external: [...apart, ...absent],
    plugins: [inAscii],
    logLevel: 'warn',
  });
  await build.write({
    dir,
    format: 'esm',
    comments: false,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
}

/** A process may run yet of what was made last; what no start finished within an hour is finished by none. */
async function removeOld(root: string, built: string): Promise<void> {
  const others = readdirSync(folderOf(root))
    .map((name) => join(folderOf(root), name))
    .filter((path) => path !== built)
    .map((path) => ({ path, isFinished: extname(path) === '', at: statSync(path).mtimeMs }))
    .toSorted((one, other) => other.at - one.at);
  const gone = [
    ...others.filter(({ isFinished }) => isFinished).slice(1),
    ...others.filter(({ isFinished, at }) => !isFinished && at < Date.now() - 3_600_000),
  ];
  await Promise.all(gone.map(async ({ path }) => rm(path, { recursive: true, force: true })));
}
