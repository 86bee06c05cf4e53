// The main job in one command: builds the web app when its code changed, writes what schemas, configs and texts say
// for it when they did, then starts the server.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'dist/.built-from');

/** Of a folder that a project may lack. */
function sourceFiles(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Not of the build: src/engine/build/write-model.ts. */
const model = /\/texts\/[\w.]+\.json$/;

/** Hash of everything the web build reads. */
function buildStamp(): string {
  const hash = createHash('sha256');
  const files = [
    ...['src/engine/web', 'src/engine/model', 'src/engine/kinds', 'src/business', 'src/engine/build']
      .flatMap(sourceFiles)
      .filter((file) => !model.test(file.replaceAll('\\', '/'))),
    ...['src/index.html', 'src/mark.svg', 'src/start-web.ts', 'src/web.tsx', 'vite.config.ts', 'package-lock.json']
      .map((file) => join(root, file))
      .filter((file) => existsSync(file)),
  ];
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const stamp = buildStamp();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
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
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
  writeFileSync(stampFile, stamp);
}
const { writeModel } = await import('../src/engine/build/write-model.ts');
await writeModel({ root, dist: join(root, 'dist') }).catch((error: unknown) => {
  console.error(
    `dist cannot be given what the schemas say now (${String(error)}): run npm run build where it may be written.`,
  );
  process.exit(1);
});
if (!process.argv.includes('--build-only')) await import('../src/start-server.ts');
