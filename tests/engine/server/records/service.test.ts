// What the server answers besides records: health, its description, unknown paths, other origins.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startApp({ settings: { corsOrigins: ['https://partner.example.com'], trustProxy: true } });
});
afterAll(() => server.close());

describe('the server', () => {
  it('says that it is ready', async () => {
    expect(await server.guest.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await server.guest.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('asks the database whether it is ready, and believes for a moment what it saw when it is only healthy', async () => {
    let asked = 0;
    const lost = await startApp({
      database: Object.create(server.database, {
        isReady: { value: async () => true },
        answers: { value: async () => (asked += 1) > 1 },
      }) as typeof server.database,
    });
    expect(await lost.guest.get('/readyz')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await lost.guest.get('/healthz')).toMatchObject({ status: 200 });
    expect(await lost.guest.get('/readyz')).toMatchObject({ status: 200 });
    await lost.close();
  });

  it('describes its API to whoever is signed in', async () => {
    expect(await server.guest.get('/api/openapi.json')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    const { body } = await (await server.as('student')).get('/api/openapi.json');
    expect(body.openapi).toMatch(/^3\.1/);
    expect(Object.keys(body.paths)).toContain('/api/providers');
  });

  it('describes its API to everybody where a setting says so', async () => {
    const open = await startApp({ database: server.database, settings: { openapiPublic: true } });
    expect(await open.guest.get('/api/openapi.json')).toMatchObject({
      status: 200,
      body: { openapi: expect.stringMatching(/^3\.1/) },
    });
    await open.close();
  });

  it('answers unknown paths of the API in JSON, with the id of the request', async () => {
    const { status, body } = await server.guest.get('/api/nothing');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      statusCode: 404,
      code: 'NOT_FOUND',
      message: 'Not found',
      requestId: expect.any(String),
    });
  });

  it.each([
    ['PATCH', '/api/products', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/api/products', 'GET, HEAD, POST, OPTIONS'],
    ['POST', '/api/rides/018f0000-0000-7000-8000-000000000000', 'GET, HEAD, PUT, PATCH, DELETE, OPTIONS'],
    ['GET', '/api/customers/018f0000-0000-7000-8000-000000000000/actions/disable', 'POST, OPTIONS'],
    ['GET', '/password/forgot', 'POST, OPTIONS'],
  ] as const)('answers %s %s with the methods that there are', async (method, url, allow) => {
    const refused = await server.guest.call(url, { method });
    expect(refused).toMatchObject({ status: 405, headers: { allow }, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(await server.guest.call(url, { method: 'OPTIONS' })).toMatchObject({ status: 204, headers: { allow } });
  });

  it('answers an address that cannot be read like any other mistake', async () => {
    expect(await server.guest.get('/api/products/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { statusCode: 400, code: 'BAD_REQUEST', requestId: expect.any(String) },
    });
  });

  it('answers HEAD as GET without the body', async () => {
    const admin = await server.as('admin');
    const answer = await server.app.inject({ method: 'HEAD', url: '/api/products', headers: admin.headers });
    expect([answer.statusCode, answer.payload, answer.headers['x-total-count']]).toEqual([200, '', '0']);
  });

  it('refuses other types of content and bodies that are too large', async () => {
    const admin = await server.as('admin');
    const sent = (contentType: string, payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/sales-channels',
        headers: { ...admin.headers, 'content-type': contentType },
        payload,
      });
    expect((await sent('application/xml', '<a/>')).json()).toMatchObject({
      statusCode: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect((await sent('application/json', JSON.stringify({ name: 'x'.repeat(2_000_000) }))).json()).toMatchObject({
      statusCode: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('behind a proxy counts calls by the address that the proxy saw, whatever the caller says before it', async () => {
    const ask = (claimed: number) =>
      server.guest.post(
        '/password/forgot',
        { email: 'ninguem@example.com' },
        { 'x-forwarded-for': `203.0.113.${claimed}, 198.51.100.7` },
      );
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1) statuses.push((await ask(call)).status);
    expect([statuses[0], statuses[10]]).toEqual([422, 429]);
    expect(
      (
        await server.guest.post(
          '/password/forgot',
          { email: 'ninguem@example.com' },
          { 'x-forwarded-for': '198.51.100.8' },
        )
      ).status,
    ).toBe(422);
  });

  it('lets listed origins in and tells them which headers they may read', async () => {
    const preflight = await server.guest.call('/api/products', {
      method: 'OPTIONS',
      headers: { origin: 'https://partner.example.com', 'access-control-request-method': 'PUT' },
    });
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': 'https://partner.example.com',
        'access-control-allow-headers':
          'Authorization, Content-Type, Range, If-Match, Prefer, Idempotency-Key, X-View-As, X-View-As-Rows, X-Device, Content-Disposition',
      },
    });
    const refused = await server.guest.get('/api/products', { origin: 'https://partner.example.com' });
    expect(refused.headers['access-control-expose-headers']).toContain('X-Total-Count');
    const other = await server.guest.get('/api/products', { origin: 'https://evil.example.com' });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
