// For developers: the server with restarts and Vite's dev server with hot reload, ended together.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { cwd: root, stdio: 'inherit' }),
];
const end = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) child.on('exit', end);
process.on('SIGINT', end).on('SIGTERM', end);
