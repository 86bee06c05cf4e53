import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '#engine/web/api/client.ts';
import { dropEarlyAnswers } from '#engine/web/api/early-answers.ts';
import { storeViewAs } from '#engine/web/session/view-as.ts';

const address = '/api/providers?_sort=tradeName&_order=ASC&_start=0&_end=25';

/** As src/engine/web/first-paint.js leaves them. */
function asked(answer: Promise<Response>, { language = 'pt', token = 'own' } = {}): void {
  globalThis.earlyAnswers = { language, token, askedAt: performance.now(), answers: new Map([[address, answer]]) };
}

/** A client whose own requests are counted. */
function client() {
  const own = { requests: 0 };
  const http = createClient({
    // Only a call that is sent brings what sends.
    load: async () => async () => {
      own.requests += 1;
      return { data: ['asked'] as never, status: 200, headers: {} };
    },
  });
  const params = new URLSearchParams({ _sort: 'tradeName', _order: 'ASC', _start: '0', _end: '25' });
  return { own, http, read: () => http.get<unknown>('/api/providers', { params }) };
}

const good = () =>
  Promise.resolve(new Response('["early"]', { headers: { 'X-Total-Count': '7', 'Content-Type': 'application/json' } }));

beforeEach(() => localStorage.setItem('jwt_token', 'own'));
afterEach(() => {
  storeViewAs(undefined);
  localStorage.clear();
  globalThis.earlyAnswers = undefined;
});

describe('an answer that was asked for before the application was there', () => {
  it('is taken over by the same request, with its headers, once', async () => {
    const { own, read } = client();
    asked(good());
    const { data, headers } = await read();
    expect([data, headers['x-total-count'], own.requests]).toEqual([['early'], '7', 0]);
    expect((await read()).data).toEqual(['asked']);
  });

  it("is one's own with the token that the session's answer gave", async () => {
    const { own, read, http } = client();
    asked(good());
    const session = '/session?token=own';
    const renewed = () => new Response('{"token":"renewed"}', { headers: { 'Content-Type': 'application/json' } });
    globalThis.earlyAnswers?.answers.set(session, Promise.resolve(renewed()));
    await http.get(session);
    localStorage.setItem('jwt_token', 'renewed');
    expect([(await read()).data, own.requests]).toEqual([['early'], 0]);
  });

  it('is not shown after a write', async () => {
    const { own, http, read } = client();
    asked(good());
    await http.post('/api/providers', {});
    expect([(await read()).data, own.requests]).toEqual([['asked'], 2]);
  });

  it.each([
    ['was refused', () => asked(Promise.resolve(new Response('{}', { status: 401 })))],
    ['never came', () => asked(Promise.reject(new TypeError('offline')))],
    ['speaks another language', () => asked(good(), { language: 'fr' })],
    ['was for another person', () => asked(good(), { token: 'former' })],
    [
      'was for oneself, who looks as another now',
      () => {
        asked(good());
        storeViewAs({ role: 'operator', rows: [] });
      },
    ],
    [
      'was for somebody who left',
      () => {
        asked(good());
        dropEarlyAnswers();
      },
    ],
  ])('is asked for anew where it %s', async (_, leave) => {
    const { own, read } = client();
    leave();
    expect([(await read()).data, own.requests]).toEqual([['asked'], 1]);
  });
});
