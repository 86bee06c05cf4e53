// Measures what people wait for and prints one table: generate, start, API requests, the list and the form in a real
// browser. Figures are medians of one run on this machine; compare rows of one run, not runs of different machines.
import type { Row } from '#scripts/bench/row.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchApi } from './bench/api.ts';
import { measureBrowser } from './bench/browser.ts';
import { measureLoad } from './bench/load.ts';
import { measureLoop } from './bench/loop.ts';
import { build, measureGenerate, measureRequests, runServer, type RunningServer } from './bench/server.ts';
import { benchScale } from './bench/scale.ts';
import { benchWeb } from './bench/web.ts';
import { findBrowser } from './find-browser.ts';

function print(rows: readonly Row[]): void {
  const shown = rows.map((row) => [
    row.what,
    row.value.toLocaleString('en', { maximumFractionDigits: row.value < 100 ? 1 : 0 }),
    row.unit,
    row.note ?? '',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...shown.map((cells) => (cells[column] ?? '').length)));
  for (const [what = '', value = '', unit = '', note = ''] of shown) {
    console.log(
      `${what.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)} ${unit.padEnd(widths[2] ?? 0)}  ${note}`,
    );
  }
}

async function measureEverything(server: RunningServer): Promise<Row[]> {
  const requests = await measureRequests(server.url);
  const browser = await findBrowser({ install: false });
  if (browser === undefined) console.log('skipped: the browser figures, no Chromium was found (set CHROMIUM_PATH)');
  return [...requests, ...(browser === undefined ? [] : await measureBrowser({ url: server.url, browser }))];
}

/** By one person, and by as many as make the server answer all of them. */
async function measureLoads(server: RunningServer): Promise<Row[]> {
  const people = ['director', 'supervisor', 'financial', 'admin', 'sales', 'inventory'].map(
    (role) => `${role}@example.com`,
  );
  return [...(await measureLoad(server, ['admin@example.com'])), ...(await measureLoad(server, people))];
}

/** Generate, start, requests and browser; `isLoad`: only what others feel of one who asks for too much. */
async function measureAll(root: string, { isLoad }: { readonly isLoad: boolean }): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const rows: Row[] = [];
  try {
    if (!isLoad) rows.push(...measureGenerate(root));
    build(root);
    const first = await runServer(root, dataDir);
    rows.push({ what: 'first start (database made, demo data loaded)', value: first.startMs, unit: 'ms' });
    await first.stop();
    const server = await runServer(root, dataDir);
    rows.push({ what: 'start with existing data', value: server.startMs, unit: 'ms' });
    try {
      rows.push(...(isLoad ? await measureLoads(server) : await measureEverything(server)));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return rows;
}

/**
 * `npm run bench`, `npm run bench -- load`, `… loop`, `… web [rounds]`, `… api`, `… scale`.
 */
const [only, rounds] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
if (only === 'web') await benchWeb(root, rounds === undefined ? undefined : Number(rounds));
else if (only === 'api') await benchApi(root, process.argv.slice(3));
else if (only === 'scale') await benchScale(root, process.argv.slice(3));
else if (only === 'loop') print(await measureLoop(root));
else print(await measureAll(root, { isLoad: only === 'load' }));
