// npm run bench -- loop: from saving a schema to seeing it in the page that is open, on a copy of this project with an
// empty database.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../find-browser.ts';
import type { Row } from './row.ts';
import { cpuSeconds, median, signIn } from './server.ts';

const left = ['node_modules', 'dist', 'dist-server', 'data', 'coverage', '.git'];
const schemaFile = 'schemas/product-category.schema.json';
/** Saves that the processes warm up with, and saves that count. */
const rounds = { first: 3, counted: 9 };

interface Schema {
  readonly properties: Record<string, unknown>;
}

export async function measureLoop(root: string): Promise<Row[]> {
  const executablePath = await findBrowser({ install: false });
  if (executablePath === undefined) throw new Error('No Chromium was found: set CHROMIUM_PATH.');
  const folder = copyProject(root);
  const development = await startDevelopment(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const token = await signIn(development.url);
    const page = await browser.newPage({ baseURL: development.url });
    await page.addInitScript((jwt) => localStorage.setItem('jwt_token', jwt), token);
    await page.goto('/apps/administration/product/categories/new');
    await page.locator('form input').first().fill('Typed');
    return await measureSaves({ page, folder, pid: development.pid });
  } finally {
    await browser.close();
    await development.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly page: Page;
  readonly folder: string;
  readonly pid: number;
}

async function measureSaves({ page, folder, pid }: Measured): Promise<Row[]> {
  const file = join(folder, schemaFile);
  const written = readFileSync(file, 'utf8');
  const save = async (name: string, seen: string): Promise<{ ms: number; cpu: number }> => {
    const schema = JSON.parse(written) as Schema;
    schema.properties[name] = { type: 'string', maxLength: 40, 'x-label': { pt: name, en: name, fr: name } };
    const cpu = cpuSeconds(pid);
    const begin = performance.now();
    writeFileSync(file, JSON.stringify(schema));
    await page.getByRole('textbox', { name: seen, exact: true }).waitFor();
    return { ms: performance.now() - begin, cpu: (cpuSeconds(pid) - cpu) * 1000 };
  };
  const saves: { ms: number; cpu: number }[] = [];
  for (let round = 0; round < rounds.first + rounds.counted; round += 1)
    saves.push(await save(`measured${round}`, `measured${round}`));
  const counted = saves.slice(rounds.first);
  const begin = performance.now();
  writeFileSync(file, written.replace('"type": "string"', '"type": "strng"'));
  await page.locator('live-overlay').waitFor();
  const mistake = performance.now() - begin;
  return [
    { what: 'a field saved, until it is in the open form', value: median(counted.map(({ ms }) => ms)), unit: 'ms' },
    { what: '…processor time of npm run dev', value: median(counted.map(({ cpu }) => cpu)), unit: 'ms' },
    { what: '…the first of all saves', value: saves[0]?.ms ?? 0, unit: 'ms' },
    { what: 'a mistake saved, until it stands over the page', value: mistake, unit: 'ms' },
  ];
}

function copyProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-loop-'));
  for (const name of readdirSync(root).filter((entry) => !left.includes(entry)))
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function startDevelopment(root: string): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: {
      ...process.env,
      API_URL: '',
      DATABASE_URL: '',
      DATA_DIR: join(root, 'data'),
      DEMO: 'off',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'tickets123',
      PORT: String(port + 1),
      WEB_PORT: String(port),
    },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url, pid: child.pid ?? 0, stop };
}
