// The application of scripts/bench/react-admin, installed and built beside the caches of other tools on first use: its
// packages are none of this product's.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Answers the folder of the built pages. */
export function buildReactAdmin(root: string): string {
  const target = join(root, 'node_modules/.cache/bench-react-admin');
  mkdirSync(target, { recursive: true });
  cpSync(join(root, 'scripts/bench/react-admin'), target, { recursive: true });
  const run = (command: string, parameters: readonly string[]) => {
    const done = spawnSync(command, parameters, {
      cwd: target,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (done.status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${done.stdout}${done.stderr}`);
  };
  if (!existsSync(join(target, 'node_modules/.package-lock.json')))
    run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  run(process.execPath, [join(target, 'node_modules/vite/bin/vite.js'), 'build']);
  return join(target, 'dist');
}
