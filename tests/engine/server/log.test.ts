import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { buildLog, withoutSecrets } from '#engine/server/log.ts';

test.each([
  ['/session?token=abc.def.ghi', '/session?token=***'],
  ['/session?a=1&token=abc&b=2', '/session?a=***&token=***&b=***'],
  ['/reset-password?token=abc#x', '/reset-password?token=***'],
  ['/x?access_token=abc', '/x?access_token=***'],
  ['/resource-access-request/approve/12/abc?x=1', '/resource-access-request/approve/12/***?x=***'],
  ['/api/resource-access-request/deny/12/abc-_9', '/api/resource-access-request/deny/12/***'],
  // What is searched and filtered for are names and documents of customers, and a cursor holds them too: the log is for
  // operating only.
  ['/api/customers?q=Maria%20da%20Silva', '/api/customers?q=***'],
  ['/api/customers?q=a?b&document=39053344705&name_like=Maria', '/api/customers?q=***&document=***&name_like=***'],
  [
    '/api/orders?_start=0&_end=25&_sort=client.name,id&_order=ASC,DESC&client.name=Ana',
    '/api/orders?_start=0&_end=25&_sort=client.name,id&_order=ASC,DESC&client.name=***',
  ],
  ['/api/orders?_end=25&_after=WyJBbmEiXQ', '/api/orders?_end=25&_after=***'],
  [
    '/api/customers?filter={"q":"Ana"}&range=[0,24]&sort=["name","ASC"]',
    '/api/customers?filter=***&range=[0,24]&sort=["name","ASC"]',
  ],
  ['/api/orders/export?format=csv&columns=code,total&q=Ana', '/api/orders/export?format=csv&columns=code,total&q=***'],
  ['/api/customers?Maria%20da%20Silva', '/api/customers?***'],
  ['/api/customers?39053344705=x', '/api/customers?***'],
  ['/api/customers?', '/api/customers?***'],
  ['/api/products', '/api/products'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});

test('neither tokens nor passwords nor headers nor what is searched for get into the log of a request', async () => {
  let written = '';
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      written += chunk.toString();
      done();
    },
  });
  const app = Fastify({ loggerInstance: buildLog(stream) });
  app.get('/session', async (request) => {
    request.log.info({ password: 'hidden', user: { password: 'hidden' }, authorization: 'hidden' }, 'something');
    return {};
  });
  await app.inject({ url: '/session?token=hidden&q=hidden', headers: { authorization: 'Bearer hidden' } });
  await app.close();
  app.log.error(
    {
      err: Object.assign(new Error('null value in column'), { code: '23502', detail: 'Failing row contains (hidden)' }),
    },
    'INTERNAL',
  );
  expect(written).toContain('23502');
  expect(written).toContain('"url":"/session?token=***&q=***"');
  expect(written).toContain('"level":"info"');
  expect(written).not.toContain('hidden');
});
