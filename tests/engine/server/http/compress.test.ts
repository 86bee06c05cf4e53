import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import openapi from '#generated/openapi.json' with { type: 'json' };
import { registerCompression } from '#engine/server/http/compress.ts';

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: `019286bd-0000-7000-8000-${String(index).padStart(12, '0')}`,
  code: `PED-${index}`,
  status: index % 3 === 0 ? 'confirmed' : 'pending',
  total: index * 1317,
  purchaseDate: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}T12:30:00.000Z`,
}));

function buildServer() {
  const app = Fastify();
  registerCompression(app);
  app.get('/api/orders', (_request, reply) => reply.header('vary', 'Origin').header('etag', '"7"').send(rows));
  app.get('/api/openapi.json', () => openapi);
  app.get('/api/orders/1', () => rows[0]);
  app.get('/session', () => ({ token: 'x'.repeat(2000) }));
  app.get('/api/auth/password', () => ({ token: 'x'.repeat(2000) }));
  return app;
}

const ask = (url: string, accept?: string) =>
  buildServer().inject({ url, headers: accept === undefined ? {} : { 'accept-encoding': accept } });

describe('an answer in JSON', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
  ] as const)(
    'to %s goes out in %s at a fifth of its bytes, with the same content',
    async (accept, encoding, decode) => {
      const answer = await ask('/api/orders', accept);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(JSON.parse(decode(answer.rawPayload).toString())).toEqual(rows);
      expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 5);
      expect(Number(answer.headers['content-length'] ?? answer.rawPayload.length)).toBe(answer.rawPayload.length);
    },
  );

  it('keeps its version and says to caches on what it depends', async () => {
    for (const accept of ['br', undefined]) {
      const { headers } = await ask('/api/orders', accept);
      expect(headers).toMatchObject({ etag: '"7"', vary: 'Origin, Accept-Encoding' });
    }
  });

  it('goes out as it is to whoever asks for nothing else', async () => {
    for (const accept of [undefined, 'identity', 'br;q=0', 'zstd']) {
      const answer = await ask('/api/orders', accept);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.json()).toEqual(rows);
    }
  });

  it('of one record is too short to be worth it', async () => {
    expect((await ask('/api/orders/1', 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('with a token tells nothing by its length', async () => {
    for (const url of ['/session', '/api/auth/password'])
      expect((await ask(url, 'br')).headers['content-encoding']).toBeUndefined();
  });
});

it('the document of the interface is a tenth of its bytes', async () => {
  const { rawPayload, headers } = await ask('/api/openapi.json', 'br');
  expect(headers['content-encoding']).toBe('br');
  expect(rawPayload.length).toBeLessThan(JSON.stringify(openapi).length / 10);
});
