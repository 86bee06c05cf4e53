// For developers: the server with restarts and Vite's dev server with hot reload, ended together. The page calls the
// server of this command, unless API_URL names another.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const port = process.env['PORT'] || '3000';
const env = { ...process.env, PORT: port };
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/start-server.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], {
    cwd: root,
    env: { ...env, API_URL: process.env['API_URL'] || `http://localhost:${port}` },
    stdio: 'inherit',
  }),
];
const end = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) child.on('exit', end);
process.on('SIGINT', end).on('SIGTERM', end);
