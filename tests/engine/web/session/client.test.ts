import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiFailure, createClient, refusalIn, watchUnauthorized } from '#engine/web/api/client.ts';
import { storeToken } from '#engine/web/session/token-store.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function failureOf(answer: () => Response): Promise<ApiFailure> {
  server.use(http.get('/api/x', answer));
  const failure: unknown = await createClient()
    .get('/api/x')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  return failure as ApiFailure;
}

describe('a request', () => {
  it('carries the stored token and the chosen language', async () => {
    storeToken({ token: 'secret', expiresAt: Date.now() + 1000 });
    localStorage.setItem('language', 'fr');
    const seen = vi.fn<(headers: Headers) => void>();
    server.use(
      http.get('/api/x', ({ request }) => {
        seen(request.headers);
        return HttpResponse.json({});
      }),
    );
    await createClient().get('/api/x');
    expect(seen.mock.calls[0]?.[0].get('authorization')).toBe('Bearer secret');
    expect(seen.mock.calls[0]?.[0].get('accept-language')).toBe('fr');
  });
});

describe('a failure', () => {
  it('has status 0 when no answer came', async () => {
    expect(await failureOf(() => HttpResponse.error())).toMatchObject({ status: 0, body: undefined });
  });

  it('has status 0 when what sends could not be fetched, and the next call fetches it anew', async () => {
    server.use(http.get('/api/x', () => HttpResponse.json(['came'])));
    let isThere = false;
    const client = createClient({
      load: async () => {
        if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
        return (await import('#engine/web/api/axios-client.ts')).send;
      },
    });
    await expect(client.get('/api/x')).rejects.toMatchObject({ name: 'ApiFailure', status: 0 });
    isThere = true;
    expect((await client.get('/api/x')).data).toEqual(['came']);
  });

  it('is none where the call was called off', async () => {
    server.use(http.get('/api/x', () => HttpResponse.json({})));
    const told = vi.fn();
    const client = createClient();
    client.watch({ answered: told, failed: told });
    const call = client.get('/api/x', { signal: AbortSignal.abort() });
    await expect(call).rejects.not.toBeInstanceOf(ApiFailure);
    expect(told).not.toHaveBeenCalled();
  });

  it("keeps the server's body and how long to wait", async () => {
    const body = { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Devagar', requestId: '7' };
    const failure = await failureOf(() => HttpResponse.json(body, { status: 429, headers: { 'retry-after': '60' } }));
    expect(failure).toMatchObject({ status: 429, body, retryAfter: 60, message: 'Devagar' });
  });

  it("reads the specification's list of errors as errors of fields", async () => {
    const failure = await failureOf(() =>
      HttpResponse.json({ error: [{ type: 'email', message: 'Desconhecido' }] }, { status: 400 }),
    );
    expect(failure.body?.errors).toEqual({ email: 'Desconhecido' });
  });

  it.each([
    [
      [
        { type: 'email', message: 'a' },
        { type: 'password', message: 'b' },
      ],
      { email: 'a', password: 'b' },
    ],
    [{ type: 'email', message: 'a' }, { email: 'a' }],
    [{ message: 'a' }, { root: 'a' }],
    [{ email: 'a' }, { email: 'a' }],
    ['a', { root: 'a' }],
  ])('stands in an answer of 200 as %j', (error, errors) => {
    expect(refusalIn({ user: null, error })).toMatchObject({ status: 422, body: { errors } });
  });

  it.each([[undefined], [null], [[]], [{}], [''], [false]])('is none in an answer with the error %j', (error) => {
    expect(refusalIn({ user: {}, token: 't', error })).toBeUndefined();
  });

  it('has no body when a gateway answered with a page of its own', async () => {
    expect(await failureOf(() => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }))).toMatchObject({
      status: 502,
      body: undefined,
    });
  });
});

describe('a 401', () => {
  it('is told with the token of the call until the watch ends, and the call still fails', async () => {
    storeToken({ token: 'secret', expiresAt: Date.now() + 1000 });
    server.use(http.get('/api/x', () => new HttpResponse(null, { status: 401 })));
    const client = createClient();
    const tell = vi.fn();
    const end = watchUnauthorized(client, tell);
    await expect(client.get('/api/x')).rejects.toMatchObject({ status: 401 });
    expect(tell).toHaveBeenCalledExactlyOnceWith('secret', undefined);
    end();
    await expect(client.get('/api/x')).rejects.toMatchObject({ status: 401 });
    expect(tell).toHaveBeenCalledOnce();
  });
});
