import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerBuildHeader } from '#engine/server/http/build-header.ts';

async function buildOf(page: string | undefined): Promise<unknown> {
  const dist = join(mkdtempSync(join(tmpdir(), 'build-')), 'dist');
  mkdirSync(dist);
  onTestFinished(() => {
    rmSync(dist, { recursive: true });
  });
  if (page !== undefined) writeFileSync(join(dist, 'index.html'), page);
  const app = Fastify();
  registerBuildHeader(app, dist);
  await app.register(async (calls) => {
    calls.get('/session', async () => ({}));
  });
  return (await app.inject('/session')).headers['x-web-build'];
}

test('every answer names the script by which the delivered pages start', async () => {
  const page =
    '<script src="/assets/first-paint-1a2b.js"></script><script type="module" crossorigin src="/assets/index-3c4d.js"></script>';
  expect(await buildOf(page)).toBe('index-3c4d.js');
});

test.each([
  ['a page that is not built', '<script type="module" src="/start-web.ts"></script>'],
  ['no page', undefined],
])('%s has no name', async (_, page) => {
  expect(await buildOf(page)).toBeUndefined();
});
