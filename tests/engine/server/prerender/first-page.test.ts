// The first requests of a page in one: each is answered as it is by itself, to whom it is by itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstPageAnswer } from '#engine/model/first-page.ts';
import { requestBudget } from '#engine/server/http/request-budget.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';

const path = '/api/first-page';
const list = '/api/providers?_sort=tradeName&_order=ASC&_start=0&_end=25';
const views = '/api/list-views/providers';
const place = '/apps/administration/providers';
let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

async function ask(caller: Caller, asks: readonly string[], more: object = {}) {
  const { status, body } = await caller.post(path, { place, asks, ...more });
  return { status, body: body as FirstPageAnswer };
}

describe('the first requests of a page', () => {
  it.each(['admin', 'operator', 'issuer'])('are answered to %s as each is by itself', async (role) => {
    const caller = await server.as(role);
    const asks = [list, views, '/api/customers', '/api/nothing?q=1'];
    const { status, body } = await ask(caller, asks);
    expect(status).toBe(200);
    const alone = await Promise.all(asks.map(async (one) => caller.get(one)));
    const withoutId = (answered: unknown) =>
      Array.isArray(answered) ? answered : { ...(answered as object), requestId: '' };
    expect(body.answers.map((one) => [one.path, one.status])).toEqual(alone.map((one, at) => [asks[at], one.status]));
    for (const [at, { body: own, headers }] of body.answers.entries()) {
      const other = alone[at];
      expect(withoutId(own)).toEqual(withoutId(other?.body));
      expect(headers['x-total-count']).toBe(other?.headers['x-total-count']);
    }
  });

  it('are those of people who are signed in', async () => {
    expect((await ask(server.guest, [list])).status).toBe(401);
  });

  it.each([
    ['another host', { asks: ['https://example.com/api/providers'] }],
    ['what is not of the API', { asks: ['/session?token=x'] }],
    ['what is, by a detour', { asks: ['/api/../session?token=x'] }],
    ['a whole file', { asks: ['/api/providers/export?format=csv'] }],
    ['more than a page has', { asks: [list, list, list, list, list] }],
    ['a page of another host', { asks: [list], place: '//example.com' }],
    ['a browser of another kind', { asks: [list], browser: { width: 'wide' } }],
    ['what nobody knows', { asks: [list], more: true }],
  ])('are refused where they are %s', async (_, body) => {
    const { status } = await (await server.as('admin')).post(path, { place, ...body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('wait for nobody who waits for them, however many pages one opens at once', async () => {
    const caller = await server.as('admin');
    const pages = Array.from({ length: 3 * requestBudget.callsWorkedOn }, async () => ask(caller, [list, views]));
    for (const { body } of await Promise.all(pages))
      expect(body.answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('write nothing: a role that is looked as may ask them too', async () => {
    const caller = await server.as('admin');
    const answer = await caller.post(path, { place, asks: [list] }, { 'x-view-as': 'sales' });
    expect(answer.status).toBe(200);
  });
});
