// What is sent, before a rule sees it: its form, its depth, its texts, and how long it may take.
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../../../src/server.ts';
import { buildApp } from '#engine/server/app.ts';
import { startApp, testSettings, type Caller, type TestApp } from '#tests/support/app.ts';
import { draft } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

async function send(
  payload: string | Buffer,
  {
    url = '/api/product-categories',
    headers = {},
  }: { readonly url?: string; readonly headers?: Readonly<Record<string, string>> } = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'accept-language': 'en', 'content-type': 'application/json', ...admin.headers, ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const category = (name: string) => JSON.stringify({ ...draft('productCategory'), name });

describe('the form of a body', () => {
  it.each([
    ['application/json'],
    ['application/json; charset=utf-8'],
    ['application/json;charset=UTF-8'],
    ['application/json; charset="utf-8"'],
    ['Application/JSON; a=b'],
  ])('%s is read', async (type) =>
    expect(
      (await send(category(`Parques ${type.replaceAll('/', ' ')}`), { headers: { 'content-type': type } })).status,
    ).toBe(201),
  );

  it.each([
    ['content-type', 'application/json; charset=utf-16'],
    ['content-type', 'application/json; charset=iso-8859-1'],
    ['content-type', 'text/plain'],
    ['content-type', 'application/x-www-form-urlencoded'],
    ['content-type', 'application'],
    ['content-encoding', 'gzip'],
    ['content-encoding', 'br'],
    ['content-encoding', 'identity, deflate'],
  ])('%s: %s is refused', async (name, value) => {
    for (const url of [
      '/api/product-categories',
      '/session',
      '/api/orders/quote',
      '/api/auth/user/update',
      '/password/forgot',
    ]) {
      const { status, body } = await send(category('Parques'), { url, headers: { [name]: value } });
      expect({ url, status, code: body.code }).toEqual({ url, status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
  });

  it('that is not UTF-8 is refused, not guessed at', async () => {
    expect((await send(Buffer.from(category('Água'), 'latin1'))).body).toMatchObject({
      statusCode: 400,
      message: 'The request could not be understood: the body is not UTF-8',
    });
  });
});

describe('what a body holds', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;
  const urls = [
    '/api/orders/quote',
    '/api/orders',
    '/api/providers',
    '/session',
    '/api/auth/user/update',
    '/api/customers/buyer',
    '/password/reset',
  ];

  it.each(urls)('may be nested 32 deep and no deeper: %s', async (url) => {
    expect((await send(nested(32), { url })).status).toBeLessThan(500);
    expect((await send(nested(32), { url })).body.code).not.toBe('OVER_BUDGET');
    for (const text of [nested(33), nested(3000), `{"visit":${'['.repeat(200_000)}`]) {
      const { status, body } = await send(text, { url });
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 400,
        code: 'OVER_BUDGET',
        message: 'JSON: at most 32 arrays and objects within each other. Send it less deeply nested.',
      });
    }
  });

  it('brackets in texts are no depth', async () => {
    expect((await send(category(`"${'[{'.repeat(20)}"`))).status).toBe(201);
  });

  it.each(urls)('are texts that can be kept: %s', async (url) => {
    for (const text of ['{"name":"a\\u0000b"}', '{"name":"\\ud800"}', '{"a":[{"b\\u0000":1}]}']) {
      const { status, body } = await send(text, { url });
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'UNREADABLE_TEXT' });
    }
    expect((await send('{"lines":[{"name":"\\udc00"}]}', { url })).body.message).toContain('/lines/0/name');
  });
});

describe('a body that does not arrive', () => {
  it('ends with 408, and the next one is answered', async () => {
    const app = await buildApp({
      database: server.database,
      settings: testSettings,
      modules,
      clock: () => new Date(),
      mailer: { send: async () => {} },
      requestMs: 300,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'POST /session HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":',
        ),
      );
      let text = '';
      socket.on('data', (part) => (text += String(part))).on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await app.close();
  });
});
