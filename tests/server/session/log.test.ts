import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { buildLog, withoutSecrets } from '#server/log.ts';

test.each([
  ['/session?token=abc.def.ghi', '/session?token=***'],
  ['/session?a=1&token=abc&b=2', '/session?a=1&token=***&b=2'],
  ['/reset-password?token=abc#x', '/reset-password?token=***#x'],
  ['/x?access_token=abc', '/x?access_token=***'],
  ['/resource-access-request/approve/12/abc?x=1', '/resource-access-request/approve/12/***?x=1'],
  ['/api/resource-access-request/deny/12/abc-_9', '/api/resource-access-request/deny/12/***'],
  ['/api/products?q=token', '/api/products?q=token'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});

test('neither tokens nor passwords nor headers get into the log of a request', async () => {
  let written = '';
  const stream = new Writable({ write: (chunk: Buffer, _, done) => { written += chunk.toString(); done(); } });
  const app = Fastify({ loggerInstance: buildLog(stream) });
  app.get('/session', async (request) => {
    request.log.info({ password: 'hidden', user: { password: 'hidden' }, authorization: 'hidden' }, 'something');
    return {};
  });
  await app.inject({ url: '/session?token=hidden', headers: { authorization: 'Bearer hidden' } });
  await app.close();
  app.log.error({ err: Object.assign(new Error('null value in column'), { code: '23502', detail: 'Failing row contains (hidden)' }) }, 'INTERNAL');
  expect(written).toContain('23502');
  expect(written).toContain('"url":"/session?token=***"');
  expect(written).toContain('"level":"info"');
  expect(written).not.toContain('hidden');
});
