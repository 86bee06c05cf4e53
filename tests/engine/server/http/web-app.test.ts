import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerErrorAnswers } from '#engine/server/http/answer-errors.ts';
import { registerWebApp } from '#engine/server/http/web-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const page = '<!doctype html><title>ICD</title>';
const script = 'console.log("a script that is worth compressing")';
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, '.built-from'), 'a hash');
  mkdirSync(join(dist, '.unfinished'));
  writeFileSync(join(dist, '.unfinished/index.html'), page);
  writeFileSync(join(dist, 'assets/main-1a2b.js'), script);
  writeFileSync(join(dist, 'assets/main-1a2b.js.map'), '{}');
  writeFileSync(join(dist, 'assets/.hidden'), 'kept here');
  writeFileSync(join(dist, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/main-1a2b.js.gz'), gzipSync(script));
  app = await build(false);
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

async function build(https: boolean, folder = dist, apiUrl?: string, keepFiles = true): Promise<FastifyInstance> {
  const built = Fastify();
  registerErrorAnswers(built, { ask: async () => true });
  await registerWebApp(built, { dist: folder, https, apiUrl, keepFiles });
  built.get('/api/things', async () => ({ things: [] }));
  return built;
}

const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  app.inject({ method: 'GET', url, headers });

describe('what is no page of the browser is 404 as JSON', () => {
  test.each([
    '/api/nothing',
    '/api',
    '/session/x',
    '/password/x',
    '/healthz/x',
    '/assets/gone-3c4d.js',
    '/assets/main-1a2b.js.map',
    '/assets/.hidden',
    '/assets/',
    '/.built-from',
    '/.unfinished/index.html',
  ])('%s', async (url) => {
    const answer = await get(url, { accept: url.startsWith('/.') ? '*/*' : 'text/html' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a path asked for by a program', async () => {
    expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
  });

  test('a form sent to a page', async () => {
    expect((await app.inject({ method: 'POST', url: '/login', headers: { accept: 'text/html' } })).statusCode).toBe(
      404,
    );
  });

  test('a way out of the folder', async () => {
    expect((await get('/assets/../../etc/passwd', { accept: '*/*' })).statusCode).toBe(404);
    expect((await get('/assets/%2e%2e/%2e%2e/etc/passwd', { accept: '*/*' })).statusCode).toBe(404);
  });
});

test.each(['/', '/login', '/apps/administration/providers/1?tab=rides', '/resource-access-request/approve/1/secret'])(
  'a browser gets the page at %s',
  async (url) => {
    const { statusCode, headers, payload } = await get(url);
    expect([statusCode, payload, headers['cache-control']]).toEqual([200, page, 'no-cache']);
    expect(headers['content-type']).toMatch(/^text\/html/);
  },
);

test('a page exists for whoever only asks whether it does', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/login', headers: { accept: 'text/html' } })).statusCode).toBe(200);
});

test('a page stays the one that its policy allows, comes compressed, and once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  const long = `<title>ICD</title><script>run(${'1,'.repeat(1000)}1)</script>`;
  writeFileSync(join(folder, 'index.html'), long);
  const server = await build(false, folder);
  // As a build beside the running server would.
  writeFileSync(join(folder, 'index.html'), '<script>another()</script>');
  for (const url of ['/', '/index.html', '/login']) {
    const asked = { url, headers: { accept: 'text/html' } };
    const whole = await server.inject(asked);
    expect(whole.payload).toBe(long);
    const br = await server.inject({ ...asked, headers: { ...asked.headers, 'accept-encoding': 'gzip, br' } });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(long);
    const etag = String(whole.headers['etag']);
    const again = await server.inject({ ...asked, headers: { ...asked.headers, 'if-none-match': etag } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  }
  await server.close();
  rmSync(folder, { recursive: true });
});

test('assets are kept for ever and come compressed to whoever takes that', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await get('/assets/main-1a2b.js', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(headers['content-type']).toMatch(/javascript/);
  }
  expect((await get('/assets/main-1a2b.js', {})).payload).toBe(script);
});

test('every answer guards the page: only own scripts, no frames, no referrer', async () => {
  for (const url of ['/', '/api/things', '/api/nothing']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('pages whose files no service worker may keep are told so', async () => {
  const told = await build(false, dist, undefined, false);
  expect((await told.inject({ url: '/', headers: { accept: 'text/html' } })).payload).toBe(
    '<!doctype html><meta name="keep-files" content="off" /><title>ICD</title>',
  );
  await told.close();
});

test('pages that call the API of another host say which, and may connect to it', async () => {
  const apart = await build(false, dist, 'https://api.example.com/v1');
  for (const url of ['/', '/index.html', '/login']) {
    const { payload, headers } = await apart.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect(payload).toBe(
      '<!doctype html><meta name="api-url" content="https://api.example.com/v1" /><title>ICD</title>',
    );
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/api\.example\.com(;|$)/);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  }
  expect((await get('/')).headers['content-security-policy']).toMatch(/connect-src 'self'(;|$)/);
  await apart.close();
});

test('what the page itself holds of scripts and styles is allowed by its hash, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<title>ICD</title><style>a{}</style><script type="module" src="/a.js"></script><script data-lists="{}">run()</script>',
  );
  const built = await build(false, folder);
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = String((await built.inject('/')).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${hash('run()')};`);
  expect(policy).toContain(`style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hash('a{}')};`);
  await built.close();
  rmSync(folder, { recursive: true });
});

test('behind https browsers are told to stay there', async () => {
  const secure = await build(true);
  expect((await secure.inject('/')).headers['strict-transport-security']).toContain('max-age=31536000');
  await secure.close();
});

test('before the first build only the API answers', async () => {
  const bare = await build(false, join(dist, 'none'));
  expect((await bare.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  expect((await bare.inject('/api/things')).statusCode).toBe(200);
  await bare.close();
});
