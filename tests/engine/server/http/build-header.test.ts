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

test('every answer names the build of the delivered pages', async () => {
  expect(await buildOf('<head><meta name="build" content="1a2b-3c4"><title>ICD</title></head>')).toBe('1a2b-3c4');
});

test.each([
  ['a page that is not built', '<script type="module" src="/start-web.ts"></script>'],
  ['no page', undefined],
])('%s has no name', async (_, page) => {
  expect(await buildOf(page)).toBeUndefined();
});
