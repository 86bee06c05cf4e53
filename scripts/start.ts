// The main job in one command: builds the web app when its code changed, writes what schemas, configs and texts say
// for it when they did, makes the server's files of its sources, then becomes the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer } from '../src/engine/build/build-server.ts';
import { stampOf } from '../src/engine/build/stamp-of.ts';
import { writeModel } from '../src/engine/build/write-model.ts';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'dist/.built-from');

/** Everything that the web build reads, but the model: that is src/engine/build/write-model.ts. */
function webSources(): readonly string[] {
  return globSync(
    [
      'src/{engine/{web,model,kinds,build},business}/**/*.*',
      'src/{index.html,mark.svg,start-web.ts,draw-web.ts,web.tsx}',
      'vite.config.ts',
      'package-lock.json',
    ],
    { cwd: root, exclude: ['**/texts/*.json'] },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

async function buildWeb(): Promise<void> {
  const stamp = stampOf(root, webSources());
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) {
    console.error(
      'The web app is not built from these sources, and what builds it is not installed: run npm ci && npm run build, and leave dist as it is.',
    );
    process.exit(1);
  }
  console.log('Building the web app …');
  // With another NODE_ENV React and the styles come in their development form, which the content security policy
  // refuses.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit', env });
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}

async function writeModelOfWeb(): Promise<void> {
  await writeModel({ root, dist: join(root, 'dist') }).catch((error: unknown) => {
    console.error(
      `dist cannot be given what the schemas say now (${String(error)}): run npm run build where it may be written.`,
    );
    process.exit(1);
  });
}

/**
 * What V8 may keep, and how long the embedded database's functions are used before V8 makes them as fast as it can: what a
 * start alone uses is not worth it. Flags given to this script come behind them, and so count in their place.
 */
const engineFlags = ['--max-semi-space-size=4', '--max-old-space-size=768', '--wasm-tiering-budget=1000000000'];
/**
 * How the GNU C library keeps memory: one arena for all threads, and what is as large goes back to the system at once:
 * the pieces in which V8 compiles have 32 KiB. The embedded database's engine is compiled at each start, and that by a
 * sixth longer where each piece goes back (docs/decisions/built-server.md).
 */
const memory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '32768',
  MALLOC_TOP_PAD_: '0',
  MALLOC_MMAP_THRESHOLD_: String(process.env['DATABASE_URL']?.trim() ? 32_768 : 131_072),
};

/** This process becomes the server, and keeps nothing of what built it. Windows cannot. */
async function become(server: string): Promise<void> {
  if (process.platform === 'win32' || process.execve === undefined)
    return void (await import(pathToFileURL(server).href));
  const args = [process.execPath, ...engineFlags, ...process.execArgv, server];
  process.execve(process.execPath, args, { ...memory, ...process.env });
}

const [server] = await Promise.all([buildServer(root), buildWeb().then(writeModelOfWeb)]);
if (!process.argv.includes('--build-only')) await become(server ?? join(root, 'src/start-server.ts'));
